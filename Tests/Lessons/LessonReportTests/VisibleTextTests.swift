import Testing

@testable import LessonReport

@Suite struct VisibleTextTests {
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
    let visible = VisibleText(text, besides: other)
    #expect((visible.needsQuotes ? "\"\(visible.text)\"" : visible.text) == shown)
  }

  @Test(arguments: [
    ("p\u{430}th", "path", "p\\u{430}th (U+0430 CYRILLIC SMALL LETTER A)"), ("path", "p\u{430}th", "path"),
    ("caf\u{E9}", "cafe\u{301}", "caf\\u{E9} (U+00E9 LATIN SMALL LETTER E WITH ACUTE)"),
    ("cafe\u{301}", "caf\u{E9}", "cafe\\u{301} (U+0301 COMBINING ACUTE ACCENT)"),
    ("a\u{2212}b", "a-b", "a\\u{2212}b (U+2212 MINUS SIGN)"),
    ("\u{30D8}や", "\u{3078}や", "\\u{30D8}や (U+30D8 KATAKANA LETTER HE)"),
    ("a\u{A0}b", "a b", "a\\u{A0}b (U+00A0 NO-BREAK SPACE)"), ("é", "e", "é"), ("日本", "中国", "日本"),
    ("a\u{200B}b", "ab", "a\\u{200B}b (U+200B ZERO WIDTH SPACE)"), ("a\rb", "ab", "a\\rb"),
    ("\u{202E}ab", "ab", "\\u{202E}ab (U+202E RIGHT-TO-LEFT OVERRIDE)"),
    ("a\u{2063}b", "ab", "a\\u{2063}b (U+2063 INVISIBLE SEPARATOR)"), (" ❤\u{FE0F}", "x", "\" ❤\u{FE0F}\""),
  ])
  func `What looks the same is written out with its name`(_ text: String, _ other: String, _ line: String) {
    #expect(VisibleText(text, besides: other).line == line)
  }
}
