import SourceText
import Testing

@Suite("Text to show")
struct ShownTextTests {
  @Test(
    "Ordinary text stays the same, in any script and with any emoji",
    arguments: [
      "", "plain\ttext", "2の補数 が\u{3099}", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ✈️", "“quoted” – … → │ é e\u{301} \u{A0}\u{3000}\u{FEFF}", "שלום",
    ])
  func stays(_ text: String) {
    #expect(text.shown.hasSameBytes(as: text))
    #expect(text.shownOnOneLine.hasSameBytes(as: text))
  }

  @Test(
    "Characters that steer a terminal or change the writing direction are escaped",
    arguments: [
      ("\u{1B}[2K", "\\u{1B}[2K"), ("a\u{8}b", "a\\u{8}b"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{7F}", "\\u{7F}"),
      ("\0", "\\u{0}"),
      ("\u{202E}gnp", "\\u{202E}gnp"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("\u{200F}\u{61C}", "\\u{200F}\\u{61C}"),
      ("\u{2028}\u{85}", "\\u{2028}\\u{85}"), ("a\rb", "a\\rb"), ("\u{FFFE}", "\\u{FFFE}"), ("\u{FFFF}", "\\u{FFFF}"),
    ])
  func writtenOut(_ text: String, _ shown: String) {
    #expect(text.shown == shown)
    #expect("é\(text)か".shownOnOneLine == "é\(shown)か")
  }

  @Test("Line feeds stay except on one line, and carriage returns are always escaped")
  func lineEnds() {
    #expect("a\nb\r\nc".shown == "a\nb\\r\nc")
    #expect("a\nb\r\nc".shownOnOneLine == "a\\nb\\r\\nc")
  }

  @Test("No steering scalar is left in any text")
  func every() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), scalar.steers else { continue }
      #expect("a\(scalar)b".shownOnOneLine.unicodeScalars.allSatisfy { !$0.steers }, "U+\(String(value, radix: 16))")
    }
  }
}
