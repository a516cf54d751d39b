import Results
import TestSupport
import Testing

@Suite("Comparing lines with those expected")
struct LinesComparisonTests {
  /// Returns the differences from lines, the first of which is on line 20.
  private func differences(_ expected: [String], _ found: [String], _ wildcard: String? = nil) -> [Difference] {
    LinesComparison.differences(
      expected: expected, firstLine: 20, found: found, options: ComparisonOptions(wildcard: wildcard))
  }

  @Test("Equal lines agree")
  func agrees() {
    #expect(differences([], []) == [])
    #expect(differences(["a", "", "b"], ["a", "", "b"]) == [])
  }

  @Test("A different, missing or extra line is reported once, at its place")
  func single() {
    let lines = ["a", "b", "c", "d", "e"]
    for index in lines.indices {
      var (other, fewer, more) = (lines, lines, lines)
      other[index] = "x"
      fewer.remove(at: index)
      more.insert("x", at: index)
      #expect(
        differences(other, lines) == [Difference(line: 20 + index, row: index + 1, expected: "x", found: lines[index])])
      #expect(differences(more, lines) == [Difference(line: 20 + index, row: index + 1, expected: "x", found: nil)])
      #expect(
        differences(fewer, lines)
          == [Difference(line: 20 + max(0, index - 1), row: index + 1, expected: nil, found: lines[index])])
    }
  }

  @Test("White space and Unicode forms count")
  func bytes() {
    #expect(differences(["a ", "が"], ["a", "か\u{3099}"]).map(\.expected) == ["a ", "が"])
  }

  @Test(
    "A wildcard as the only text on a line stands for no line, one, or many",
    arguments: [
      ("***", ""), ("***", "a"), ("***", "a b c"), ("a *** c", "a c"), ("a *** c", "a b c"), ("a *** c", "a b c b c"),
      ("*** c", "c"), ("*** c", "a b c"), ("a ***", "a"), ("a ***", "a b"), ("*** b ***", "b"),
      ("*** b ***", "a b c b d"),
      ("a *** b *** c", "a x b y b c"), ("*** ***", ""), ("*** ***", "a"), ("a=*** *** z", "a=1 b c z"),
    ])
  func wildcards(_ expected: String, _ found: String) {
    #expect(differences(expected.words, found.words, "***") == [])
    #expect(expected == "*** ***" || expected == "***" || !differences(expected.words, found.words).isEmpty)
  }

  @Test(
    "A wildcard does not hide other differences",
    arguments: [
      ("a *** c", ""), ("a *** c", "a"), ("a *** c", "c"), ("a *** c", "a b"), ("a *** c", "b c"), ("*** b ***", "a c"),
      ("a *** b *** c", "a b"), ("a *** b *** c", "a c b"), ("***", ""), ("a *** b", "a"), ("a *** a", "a"),
    ])
  func wildcardsDiffer(_ expected: String, _ found: String) {
    guard expected != "***" else { return }
    let result = differences(expected.words, found.words, "***")
    #expect(!result.isEmpty)
    #expect(!result.contains { $0.expected == "***" })
  }

  @Test(
    "Lines that a wildcard stands for are never reported as differences",
    arguments: [
      ("a *** z b", "a 1 2 3 z c", ["b→c"]),
      ("a *** z", "a 1 2 3 y", ["z→y"]),
      ("a *** z", "1 2 3 z", ["a→"]),
      ("a *** z", "1 2 3 y", ["a→", "z→y"]),
      ("*** p q e", "p q 5 f", ["e→5", "→f"]),
      ("a *** m *** z", "a 1 2 n 3 4 z", ["m→"]),
    ])
  func covered(_ expected: String, _ found: String, _ told: [String]) {
    let result = differences(expected.words, found.words, "***")
    #expect(Set(result.map { "\($0.expected ?? "")→\($0.found ?? "")" }) == Set(told))
  }

  @Test("Lines agree exactly if there is no difference, as a plain search decides", arguments: 0..<500)
  func agreesWithSearch(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    func words(_ alphabet: [String]) -> [String] {
      (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }
    }
    let (expected, found) = (words(["a", "b", "***"]), words(["a", "b"]))
    #expect(
      differences(expected, found, "***").isEmpty == Self.stands(expected[...], for: found[...]),
      "seed \(seed): \(expected), \(found)")
  }

  private static func stands(_ expected: ArraySlice<String>, for found: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return found.isEmpty }
    if first == "***" {
      return (found.startIndex...found.endIndex).contains { stands(expected.dropFirst(), for: found[$0...]) }
    }
    return found.first == first && stands(expected.dropFirst(), for: found.dropFirst())
  }

  @Test("Long output is compared", .timeLimit(.minutes(1)))
  func long() {
    let lines = (0..<5_000).map { "line \($0)" }
    var fewer = lines
    fewer.remove(at: 2_500)
    #expect(differences(fewer, lines).map(\.found) == ["line 2500"])
    #expect(differences(lines.map { $0 + "!" }, lines).count == 5_000)
    #expect(differences(["line 0", "***", "line 4999"], lines, "***") == [])
    #expect(differences(["line 0", "***"] + lines[4_000...], lines, "***") == [])
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
