import Results
import TestSupport
import Testing

@Suite("Pairing what was expected with what was found")
struct AlignmentTests {
  @Test("Every position is paired once and in order, without invented differences", arguments: 0..<500)
  func ordered(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func numbers() -> [Int] {
      (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0...3, using: &random) }
    }
    let (expected, found) = (numbers(), numbers())
    let pairs = Alignment.pairs(expected, found, matches: ==)
    let note: Comment = "seed \(seed): \(expected), \(found): \(pairs)"
    #expect(pairs.compactMap(\.expected) == Array(expected.indices), note)
    #expect(pairs.compactMap(\.found) == Array(found.indices), note)
    #expect(pairs.allSatisfy { $0.expected != nil || $0.found != nil }, note)
    let differing = pairs.count { pair in
      pair.expected.map { expected[$0] } != pair.found.map { found[$0] }
    }
    #expect((differing == 0) == (expected == found), note)
  }

  @Test("A removal or an insertion has no pair", arguments: 0..<200)
  func unrelated(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let all = Array(0..<Int.random(in: 1...30, using: &random))
    let some = all.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    for (expected, found) in [(all, some), (some, all)] {
      let pairs = Alignment.pairs(expected, found, matches: ==)
      #expect(
        pairs.count == all.count
          && pairs.allSatisfy { pair in
            guard let left = pair.expected, let right = pair.found else { return true }
            return expected[left] == found[right]
          }, "seed \(seed): \(expected), \(found): \(pairs)")
    }
  }

  @Test("The match is called with the expected and the found position, in this order")
  func order() {
    let expected = [1, 2, 3, 4, 5]
    let found = [-9, -1, -3, -4, -9, -9]
    _ = Alignment.pairs(expected, found) { left, right in
      #expect(left > 0 && right < 0)
      return left == -right
    }
  }

  @Test("Above the limit, elements are paired by position")
  func limit() {
    let expected = Array(0...Alignment.largest)
    let found = expected.map { $0 + 10_000 } + [0]
    let pairs = Alignment.pairs(expected, found, matches: ==)
    #expect(pairs.map(\.expected) == expected.map(Optional.some) + [nil])
    #expect(pairs.map(\.found) == Array(0..<found.count))
  }
}

@Suite("Pairing with an expected element that stands for any number")
struct AlignmentOfAnyTests {
  @Test(
    "No pairing has fewer differences, and unpaired elements are next to one that stands for any number",
    arguments: 0..<500)
  func fewest(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func numbers(_ range: ClosedRange<Int>) -> [Int] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: range, using: &random) }
    }
    let (expected, found) = ([0] + numbers(0...3), numbers(1...3))
    let pairs = Alignment.pairs(expected, found, standsForAny: { $0 == 0 }, matches: ==)
    let note: Comment = "seed \(seed): \(expected), \(found): \(pairs)"
    #expect(pairs.compactMap(\.expected) == Array(expected.indices), note)
    let shown = pairs.compactMap(\.found)
    #expect(shown == shown.sorted() && Set(shown).count == shown.count, note)
    let told = pairs.count { pair in
      if let left = pair.expected, expected[left] == 0 { return false }
      return pair.expected.map { expected[$0] } != pair.found.map { found[$0] }
    }
    #expect(told == Self.fewest(expected[...], found[...]), note)
    // Every run of positions without a pair belongs to an element that stands for any number.
    var last = -1
    var isBehindAny = false
    for pair in pairs {
      if let right = pair.found {
        #expect(right == last + 1 || isBehindAny, note)
        (last, isBehindAny) = (right, false)
      } else if let left = pair.expected, expected[left] == 0 {
        isBehindAny = true
      }
    }
    #expect(last == found.count - 1 || isBehindAny, note)
  }

  private static func fewest(_ expected: ArraySlice<Int>, _ found: ArraySlice<Int>) -> Int {
    guard let first = expected.first else { return found.count }
    let rest = expected.dropFirst()
    if first == 0 { return (0...found.count).map { fewest(rest, found.dropFirst($0)) }.min() ?? 0 }
    guard let other = found.first else { return 1 + fewest(rest, found) }
    return min(
      fewest(rest, found.dropFirst()) + (first == other ? 0 : 1), 1 + fewest(rest, found),
      1 + fewest(expected, found.dropFirst()))
  }
}

extension Alignment {
  /// Returns the pairs of two lists.
  fileprivate static func pairs<Element>(
    _ expected: [Element], _ found: [Element], standsForAny: ((Element) -> Bool)? = nil,
    matches: (Element, Element) -> Bool
  ) -> [Pair] {
    guard let standsForAny else {
      return pairs(expected.count, found.count) { matches(expected[$0], found[$1]) }
    }
    return pairs(
      expected.count, found.count, standsForAny: { standsForAny(expected[$0]) },
      matches: { matches(expected[$0], found[$1]) })
  }
}
