import Results
import TestSupport
import Testing

@Suite("A loose comparison")
struct ComparisonOptionsTests {
  @Test(
    "Without options only the same bytes match",
    arguments: [
      ("a", "a", true), ("", "", true), ("a", "A", false), ("a", "a ", false), ("a b", "a  b", false),
      ("***", "x", false),
      ("が", "か\u{3099}", false),
    ])
  func strict(_ expected: String, _ found: String, _ matches: Bool) {
    #expect(ComparisonOptions().matches(expected: expected, found: found) == matches)
  }

  @Test(
    "By canonical equivalence, only composed and decomposed characters are the same",
    arguments: [
      ("\u{E9}", "e\u{301}", true), ("が", "か\u{3099}", true), ("\u{212B}", "\u{C5}", true), ("a", "a", true),
      ("ﬁ", "fi", false), ("e", "e\u{301}", false), ("a ", "a", false), ("Ａ", "A", false),
    ])
  func canonical(_ expected: String, _ found: String, _ matches: Bool) {
    var options = ComparisonOptions()
    options.isCanonical = true
    #expect(options.matches(expected: expected, found: found) == matches)
    options.normalizations = [.whitespace]
    #expect(options.matches(expected: " \(expected)", found: "\(found)  ") == (matches || expected == "a "))
  }

  @Test(
    "A wildcard stands for any characters, in order",
    arguments: [
      ("***", "", true), ("***", "anything", true), ("a***", "a", true), ("a***", "abc", true), ("a***", "ba", false),
      ("***a", "cba", true), ("***a", "ab", false), ("a***c", "abc", true), ("a***c", "ac", true),
      ("a***c", "a", false),
      ("ab***bc", "abc", false), ("ab***bc", "abbc", true), ("***b***", "abc", true), ("***b***", "ac", false),
      ("a***b***c", "aXbYbc", true), ("a***b***c", "acb", false), ("a******b", "ab", true),
      ("***aa***aa***", "aaa", false),
      ("***aa***aa***", "aaaa", true), ("12 ***", "12 ms", true), ("12***", "12ミリ秒", true), ("***値", "2の補数の値", true),
      ("x", "y", false), ("***が", "か\u{3099}", false), ("e***", "e\u{301}", true),
    ])
  func wildcard(_ expected: String, _ found: String, _ matches: Bool) {
    #expect(ComparisonOptions(wildcard: "***").matches(expected: expected, found: found) == matches)
  }

  @Test(
    "White space and case count unless they are normalized",
    arguments: [
      (" a \t b ", "a b", [.whitespace]), ("A b", "a B", [.letterCase]), ("É", "e\u{301}", []),
      ("ＡＢ", "ａｂ", [.letterCase]),
      (" A  b", "a B ", [.whitespace, .letterCase]), ("a\u{3000}b", "a b", [.whitespace]),
    ] as [(String, String, Set<ComparisonOptions.Normalization>)])
  func normalize(_ expected: String, _ found: String, _ needed: Set<ComparisonOptions.Normalization>) {
    for normalizations in [[], [.whitespace], [.letterCase], [.whitespace, .letterCase]]
      as [Set<ComparisonOptions.Normalization>]
    {
      let options = ComparisonOptions(normalizations: normalizations)
      #expect(
        options.matches(expected: expected, found: found)
          == (!needed.isEmpty && normalizations.isSuperset(of: needed)))
    }
  }

  @Test("A comparison of many wildcards with nearly matching text ends soon")
  func manyWildcards() {
    let options = ComparisonOptions(wildcard: "*")
    let found = String(repeating: "a", count: 200_000)
    #expect(!options.matches(expected: String(repeating: "*a", count: 20_000) + "b", found: found))
    #expect(!options.matches(expected: "*" + String(repeating: "a", count: 100_000) + "b*", found: found))
    #expect(options.matches(expected: String(repeating: "*a", count: 20_000), found: found))
  }

  @Test("Normalization combines with a wildcard, whose own case does not count")
  func both() {
    let options = ComparisonOptions(wildcard: "[Any]", normalizations: [.letterCase, .whitespace])
    #expect(options.matches(expected: "Took  [ANY] ms", found: "took 12 MS"))
    #expect(!options.matches(expected: "Took  [ANY] ms", found: "took 12 s"))
  }

  @Test(
    "A wildcard as the only text on a line stands for lines",
    arguments: [
      ("***", true), ("  *** ", true), ("******", false), ("a ***", false), ("", false), ("*** ***", false),
    ])
  func lines(_ expected: String, _ stands: Bool) {
    #expect(ComparisonOptions(wildcard: "***").standsForLines(expected) == stands)
    #expect(!ComparisonOptions().standsForLines(expected))
  }

  @Test("A text matches with any part of it replaced by the wildcard", arguments: 0..<500)
  func replaced(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet = Array("ab [.]Éß値か\u{3099}👨‍👩‍👧‍👦".unicodeScalars)
    let scalars = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
    }
    let found = String(String.UnicodeScalarView(scalars))
    var pieces = [scalars[...]]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let last = pieces.removeLast()
      let start = Int.random(in: last.startIndex...last.endIndex, using: &random)
      let end = Int.random(in: start...last.endIndex, using: &random)
      pieces += [last[..<start], last[end...]]
    }
    let expected = pieces.map { String(String.UnicodeScalarView($0)) }.joined(separator: "[...]")
    for normalizations in [[], [.letterCase]] as [Set<ComparisonOptions.Normalization>] {
      let options = ComparisonOptions(wildcard: "[...]", normalizations: normalizations)
      #expect(options.matches(expected: expected, found: found), "seed \(seed): \(expected), \(found)")
    }
    #expect(
      !ComparisonOptions(wildcard: "[...]").matches(expected: "\(expected)!", found: found),
      "seed \(seed): \(expected), \(found)")
  }
}
