/// The pairing of expected rows or lines with found ones, in which a missing one does not make all after it differ.
public enum Alignment {
  /// A pair of positions; one side is nil for an element that only the other side has.
  public typealias Pair = (expected: Int?, found: Int?)

  /// The number of differing elements above which elements are paired by position.
  public static let largest = 2_000

  /// Pairs expected elements with the found ones that they match.
  ///
  /// If more than ``largest`` differ, elements are paired by position.
  ///
  /// - Parameters:
  ///   - expected: the number of expected elements.
  ///   - found: the number of found elements.
  ///   - matches: whether the expected element at one position is the found one at another.
  /// - Returns: the pairs in order; each position of either side is in one.
  /// - Complexity: O(*n*) if nothing differs, otherwise O(*n* · *d*) for *d* differences.
  public static func pairs(_ expected: Int, _ found: Int, matches: (_ expected: Int, _ found: Int) -> Bool) -> [Pair] {
    guard max(expected, found) > 1 else { return byPosition(0..<expected, 0..<found) }
    var start = 0
    while start < min(expected, found), matches(start, start) { start += 1 }
    var end = 0
    while end < min(expected, found) - start, matches(expected - 1 - end, found - 1 - end) { end += 1 }
    let left = start..<(expected - end)
    let right = start..<(found - end)
    let isPlain = left.count <= 1 && right.count <= 1 || max(left.count, right.count) > largest
    let middle = isPlain ? byPosition(left, right) : byContent(left, right, matches)
    return (0..<start).map { ($0, $0) } + middle
      + (0..<end).map { (left.upperBound + $0, right.upperBound + $0) }
  }

  private static func byPosition(_ left: Range<Int>, _ right: Range<Int>) -> [Pair] {
    (0..<max(left.count, right.count)).map { offset in
      (
        offset < left.count ? left.lowerBound + offset : nil,
        offset < right.count ? right.lowerBound + offset : nil
      )
    }
  }

  private static func byContent(
    _ left: Range<Int>, _ right: Range<Int>, _ matches: (_ expected: Int, _ found: Int) -> Bool
  ) -> [Pair] {
    let changes = Array(right).difference(from: Array(left), by: matches)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(left.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(right.lowerBound + offset)
      }
    }
    var pairs: [Pair] = []
    var (next, other) = (left.lowerBound, right.lowerBound)
    while next < left.upperBound || other < right.upperBound {
      let isRemoved = removed.contains(next)
      let isInserted = inserted.contains(other)
      pairs.append((isInserted && !isRemoved ? nil : next, isRemoved && !isInserted ? nil : other))
      if !isInserted || isRemoved { next += 1 }
      if !isRemoved || isInserted { other += 1 }
    }
    return pairs
  }
}
