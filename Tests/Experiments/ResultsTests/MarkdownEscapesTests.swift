import Results
import SourceText
import Testing

@Suite("Plain texts in Markdown")
struct MarkdownEscapesTests {
  @Test(
    "Text that Markdown could take for markup gets a backslash",
    arguments: [
      ("*star*", #"\*star\*"#), ("<b>", #"\<b>"#), ("a_b_ _c", #"a_b\_ \_c"#), ("~5 to ~7", #"\~5 to \~7"#),
      ("&amp;", #"\&amp;"#), ("[a](b)", #"\[a](b)"#), ("[^1]", #"\[^1]"#), (#"\*"#, #"\\*"#), ("a ` b", #"a \` b"#),
      ("<https://a.b>", #"\<https\://a.b>"#), ("`a` and *b*", #"`a` and \*b\*"#),
    ])
  func escapes(plain: String, markdown: String) {
    #expect(plain.withoutMarkup == markdown)
  }

  @Test(
    "Text that Markdown shows unchanged is unchanged",
    arguments: [
      "", "5", "-0", "2 * 3", "snake_case", "a < b", "a<b", "[1, 2]", "a & b", #"C:\dir"#, "~5", "5*", "`*star*`",
      "``a ` b``", "trap: `+`", "日本語", "https://a.b/c_d",
    ])
  func stays(plain: String) {
    #expect(plain.withoutMarkup == plain)
  }

  @Test("The texts, titles and words of a table are shown unchanged, and its codes in every character")
  func table() {
    var table = Table(
      [.words("a", en: "*a*", ja: "<b>"), .words("c", en: "c", ja: "c")],
      rows: [[.plain("*1*"), .code("*1*")], [.words(en: "<b>", ja: "_あ_"), .plain("`+`")]])
    let english = TableText(table, .english)
    #expect(english.header == [#"\*a\*"#, "c"])
    #expect(english.rows == [[#"\*1\*"#, "`*1*`"], [#"\<b>"#, "`+`"]])
    #expect(TableText(table, .japanese).rows[1][0] == #"\_あ\_"#)
    table.isMarkdown = true
    #expect(TableText(table, .english).rows[0][0] == "*1*")
  }
}
