import SourceText
import TestSupport
import Testing

@Suite("The width of text on a terminal")
struct DisplayWidthTests {
  @Test(
    "A text has as many columns as a terminal uses for it",
    arguments: [
      ("", 0),
      ("lesson", 6),
      ("日本語", 6),
      ("2の補数", 7),
      ("ｶﾅ", 2),  // half-width kana
      ("ｶﾞ", 2),  // half-width kana with a voicing mark of its own column
      ("ﾊﾟﾊﾟ", 4),
      ("ＡＢ１", 6),  // full-width forms
      ("　", 2),  // an ideographic space
      ("「、」。", 8),
      ("한국어", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2),  // a syllable in three letters
      ("e\u{301}", 1),
      ("か\u{3099}", 2),
      ("\u{301}", 0),
      ("a\u{200B}b", 2),
      ("é…→½", 4),
      ("😀", 2),
      ("👍🏽", 2),
      ("👨‍👩‍👧‍👦", 2),
      ("🇯🇵", 2),
      ("🇯🇵🇫🇷", 4),
      ("❤️", 2),
      ("1️⃣", 2),
      ("𠮷野", 4),  // beyond the basic plane
      ("𝒙", 1),
    ])
  func width(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("A control character takes no column next to any text", arguments: ["\t", "\n", "\u{7}", "\u{1B}", "\u{7F}"])
  func controls(_ control: String) {
    #expect(DisplayWidth.of("a\(control)b") == 2)
    #expect(DisplayWidth.of("あ\(control)b") == 3)
  }

  @Test(
    "Padding adds spaces up to the width on either side, and never shortens a text",
    arguments: [
      ("ab", 4, "ab  ", "  ab"),
      ("日本", 5, "日本 ", " 日本"),
      ("日本", 4, "日本", "日本"),
      ("日本", 3, "日本", "日本"),
      ("", 2, "  ", "  "),
      ("a", -1, "a", "a"),
    ])
  func pad(_ text: String, _ width: Int, _ left: String, _ right: String) {
    #expect(DisplayWidth.pad(text, to: width) == left)
    #expect(DisplayWidth.pad(text, to: width, right: true) == right)
  }

  @Test("The width of a text is the sum of its characters' widths, and padding reaches it exactly", arguments: 0..<200)
  func additive(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet = ["a", "|", " ", "\t", "日", "ｶ", "か\u{3099}", "é", "👨‍👩‍👧‍👦", "Ａ", "…"]
    let pieces = (0..<8).compactMap { _ in alphabet.randomElement(using: &random) }
    let text = pieces.joined()
    let width = pieces.reduce(0) { $0 + DisplayWidth.of($1) }
    #expect(DisplayWidth.of(text) == width, "seed \(seed): \(text)")
    #expect(DisplayWidth.of(DisplayWidth.pad(text, to: width + 3)) == width + 3, "seed \(seed): \(text)")
  }
}
