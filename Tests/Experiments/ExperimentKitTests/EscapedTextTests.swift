import ExperimentKit
import TestSupport
import Testing

@Suite("Texts with escapes")
struct EscapedTextTests {
  @Test(
    "Escapes stand for line ends and invisible characters; all else is unchanged",
    arguments: [
      ("", ""), ("a b", "a b"), (#"a\nb"#, "a\nb"), (#"a\r\nb"#, "a\r\nb"), (#"\t\\n"#, "\t\\n"),
      (#"e\u{301}"#, "e\u{301}"), (#"\u{1F1EF}\u{1f1f5}"#, "🇯🇵"), ("👨‍👩‍👧", "👨‍👩‍👧"), (#"\u{0}"#, "\0"),
    ])
  func reads(_ written: String, _ text: String) throws {
    #expect(Array(try EscapedText(written: written).text.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "An unknown escape is refused, and the escapes are listed",
    arguments: [
      (#"a\"#, #"unknown escape `\`"#), (#"\x"#, #"unknown escape `\x`"#), (#"\u301"#, #"unknown escape `\u`"#),
      (#"\u{}"#, #"unknown escape `\u`"#), (#"\u{12"#, #"unknown escape `\u`"#),
      (#"\u{D800}"#, #"unknown escape `\u`"#),
      (#"\u{110000}"#, #"unknown escape `\u`"#), (#"\u{+1}"#, #"unknown escape `\u`"#),
    ])
  func refuses(_ written: String, _ reason: String) {
    #expect(
      throws: ValueError(
        Message(key: reason),
        help:
          #"Available escapes are `\n`, `\r`, `\t`, `\\` and `\u{1F1EF}`, the hexadecimal digits of a Unicode scalar."#)
    ) { try EscapedText(written: written) }
  }

  @Test("An invisible character is written as an escape, an emoji and an accent on its letter are not")
  func describes() {
    let texts = [
      "a\r\nb", "\u{301}", "e\u{301}", "\u{200B}", "\u{2028}", "👨‍👩‍👧", "🏴\u{E0067}\u{E007F}", "\\", "\u{3099}か",
    ]
    #expect(
      texts.map { EscapedText($0).description } == [
        #"a\r\nb"#, #"\u{301}"#, "e\u{301}", #"\u{200B}"#, #"\u{2028}"#, "👨‍👩‍👧", "🏴\u{E0067}\u{E007F}", #"\\"#,
        #"\u{3099}か"#,
      ])
    #expect(EscapedText("é") != EscapedText("e\u{301}"))
  }

  @Test("A description reads back to the same scalars", arguments: [1 as UInt64, 2, 3])
  func readsBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let value = random.pick([
          UInt32.random(in: 0...0x7F, using: &random), .random(in: 0x300...0x30F, using: &random),
          .random(in: 0x2000...0x206F, using: &random), .random(in: 0x1F468...0x1F470, using: &random), 0x5C, 0x200D,
        ])
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let escaped = EscapedText(String(text))
      #expect(try EscapedText(written: escaped.description) == escaped, "seed \(seed): \(escaped)")
    }
  }
}
