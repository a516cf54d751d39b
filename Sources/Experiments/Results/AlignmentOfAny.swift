extension Alignment {
  /// Returns the pairs in order, if an expected element may stand for any number of found ones.
  ///
  /// Such an element is not paired, and neither are the elements that it stands for, so that reports and updates
  /// concern only the other elements. Of all pairings, one with the fewest differences is used.
  ///
  /// - Complexity: O(*n* · *m*); as without such elements if there are none, or too many elements to compare.
  public static func pairs(
    _ expected: Int, _ found: Int, standsForAny: (Int) -> Bool, matches: (_ expected: Int, _ found: Int) -> Bool
  ) -> [Pair] {
    let isAny = (0..<expected).map(standsForAny)
    guard isAny.contains(true), (expected + 1) * (found + 1) <= largest * largest else {
      return pairs(expected, found, matches: matches)
    }
    let costs = Costs(isAny, found, matches: matches)
    var pairs: [Pair] = []
    var (next, other) = (0, 0)
    while next < expected || other < found {
      let cost = costs[next, other]
      if next == expected {
        pairs.append((nil, other))
        other += 1
      } else if isAny[next] {
        if costs[next + 1, other] == cost {
          pairs.append((next, nil))
          next += 1
        } else {
          other += 1
        }
      } else if other < found, costs[next + 1, other + 1] == cost, matches(next, other) {
        pairs.append((next, other))
        (next, other) = (next + 1, other + 1)
      } else if costs[next + 1, other] + 1 == cost {
        pairs.append((next, nil))
        next += 1
      } else if costs[next + 1, other + 1] + 1 == cost {
        pairs.append((next, other))
        (next, other) = (next + 1, other + 1)
      } else {
        pairs.append((nil, other))
        other += 1
      }
    }
    return pairs
  }
}

/// The fewest differences between the rest of the expected and of the found elements, from any two positions.
private struct Costs {
  private var costs: [Int32]
  private let width: Int

  init(_ isAny: [Bool], _ found: Int, matches: (Int, Int) -> Bool) {
    width = found + 1
    costs = [Int32](repeating: 0, count: (isAny.count + 1) * width)
    for other in 0..<found { costs[isAny.count * width + other] = Int32(found - other) }
    for next in isAny.indices.reversed() {
      let (row, below) = (next * width, (next + 1) * width)
      costs[row + found] = costs[below + found] + (isAny[next] ? 0 : 1)
      for other in (0..<found).reversed() {
        let change = isAny[next] || matches(next, other) ? 0 : 1 as Int32
        let extra = isAny[next] ? 0 : 1 as Int32
        costs[row + other] = min(
          costs[below + other + 1] + change, costs[below + other] + extra, costs[row + other + 1] + extra)
      }
    }
  }

  subscript(next: Int, other: Int) -> Int32 { costs[next * width + other] }
}
