import Foundation
import TestSupport
import Testing

@testable import AppExperiments

@Suite("Limits of text")
struct TextLimitTests {
  static let pieces = ["あ", "７", "a", "\n", "\r\n", "\r", "\u{2028}", "\u{3099}", "🇯", "👨‍👩‍👧", "\u{200D}", "e\u{301}"]

  @Test("The article's numbers match its own expressions, in Foundation", arguments: [1 as UInt64, 2, 3])
  func articleNumbers(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let change = Self.change(&random)
      let answer = TextLimit.source.answer(to: change)
      let existing = change.text.components(separatedBy: .newlines)
      let new = change.replacement.components(separatedBy: .newlines)
      #expect(answer.lines == existing.count + new.count - 1, "seed \(seed): \(change)")
      let range = NSRange(location: change.range.lowerBound, length: change.range.count)
      #expect(
        answer.length == change.text.count + (change.replacement.count - range.length), "seed \(seed): \(change)")
      #expect(answer.isAccepted == (answer.lines <= 7 && answer.length <= 50))
    }
  }

  @Test(
    "Only LF, CRLF and CR end lines, and Foundation splits at more characters",
    arguments: [("\n", 2, 2), ("\r", 2, 2), ("\r\n", 2, 3), ("\n\r", 3, 3)]
      + ["\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].map { ($0, 1, 2) })
  func lineEnds(separator: String, lines: Int, articleLines: Int) {
    let text = "a\(separator)b"
    #expect(text.lineCount == lines && text.newlineScalars + 1 == articleLines)
    #expect(text.components(separatedBy: .newlines).count == articleLines)
  }

  /// Characters that stay the same whatever is next to them.
  static let whole = ["あ", "７", "a", "👨‍👩‍👧", "e\u{301}", "\u{2028}"]

  @Test("A change's result is that of NSString", arguments: [4 as UInt64, 5])
  func results(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let change = Self.change(&random, of: Self.whole)
      let range = NSRange(location: change.range.lowerBound, length: change.range.count)
      let result = NSString(string: change.text).replacingCharacters(in: range, with: change.replacement)
      #expect(Array(change.result.utf16) == Array(result.utf16), "seed \(seed): \(change)")
    }
  }

  @Test(
    "Every other rule is within the limit, and accepts every change that fits and every deletion",
    arguments: TextLimit.Rule.allCases.filter { $0 != .article })
  func kept(rule: TextLimit.Rule) {
    var random = SplitMix64(seed: 6)
    for _ in 0..<300 {
      let change = Self.change(&random)
      let limit = TextLimit(rule: rule, length: .random(in: 0...30, using: &random), lines: 3)
      let fits = limit.holds(change.result)
      #expect(limit.answer(to: change).isAccepted == (fits || change.replacement.isEmpty), "seed 6: \(change)")
    }
  }

  @Test("A cut text fits, and one more character would not", arguments: [7 as UInt64, 8])
  func cut(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let change = Self.change(&random)
      let limit = TextLimit(rule: .utf16, length: .random(in: 0...40, using: &random), lines: 2)
      let kept = limit.longestFit(change)
      #expect(change.replacement.hasPrefix(kept), "seed \(seed): \(change)")
      let made = TextChange(text: change.text, range: change.range, replacement: kept)
      #expect(kept.isEmpty || limit.holds(made.result), "seed \(seed): \(change)")
    }
    let limit = TextLimit(rule: .characters, length: 3, lines: 1)
    #expect(limit.longestFit(TextChange(text: "あい", range: 2..<2, replacement: "👨‍👩‍👧う")) == "👨‍👩‍👧")
  }

  private static func change(_ random: inout SplitMix64, of pieces: [String] = pieces) -> TextChange {
    func text(_ count: Int) -> [String] { (0..<count).map { _ in random.pick(pieces) } }
    let (before, selected, after) = (text(6).joined(), text(2).joined(), text(3).joined())
    let start = before.utf16.count
    return TextChange(
      text: before + selected + after, range: start..<start + selected.utf16.count, replacement: text(4).joined())
  }
}
