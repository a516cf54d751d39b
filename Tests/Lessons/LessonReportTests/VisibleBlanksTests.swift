import Testing

@testable import LessonReport

@Suite struct VisibleBlanksTests {
  @Test(arguments: [
    ("a", "b", "a"), ("a b", "b", "a b"), ("", "b", #""""#), ("c ", "c", #""c ""#), ("d\t", "d", #""d\t""#),
    ("\u{3000}e\u{3000}", "e", #""\u{3000}e\u{3000}""#), ("e", "\u{3000}e\u{3000}", #""e""#),
    ("a\u{3000}b", "a b", #"a\u{3000}b"#), ("a b", "a\u{A0}b", "a b"), ("あ\u{3000}い", "う", "あ\u{3000}い"),
    ("\tあ\u{3000}い", "う", "\"\\tあ\u{3000}い\""), ("a\u{200B}b", "ab", #"a\u{200B}b"#), (#""a b""#, #""ab""#, #""a b""#),
    (" ", "x", #"" ""#),
  ])
  func `White space that makes a difference, or is at an end, can be seen`(
    _ text: String, _ other: String, _ shown: String
  ) {
    let visible = VisibleBlanks(text, besides: other)
    #expect((visible.needsQuotes ? "\"\(visible.text)\"" : visible.text) == shown)
  }
}
