import Results
import SourceText
import Testing

@testable import LessonNotebooks

@Suite("Outputs in several formats")
struct MIMEBundleTests {
  private let table = Table(
    [Table.Column("bits", "bits <b>"), Table.Column("value", LocalizedText(en: "value", ja: "値"), alignment: .right)],
    rows: [
      [.code("a|`<script>"), .plain("-1")],
      [.words(LocalizedText(en: "<script>alert(1)</script> & \"x\" *y*", ja: "日本")), .plain("2")],
    ])

  @Test("A table is the rows of its transcript as text and Markdown, and HTML in which nothing is markup")
  func tables() {
    let bundle = MIMEBundle(.table(table), .english)
    let lines = TableText(table, .english).lines.joined(separator: "\n")
    #expect(bundle.texts[.plain] == lines)
    #expect(
      bundle.texts[.markdown] == """
        |bits \\<b>|value|
        |---|--:|
        |`` a\\|`<script> ``|-1|
        |\\<script>alert(1)\\</script> & "x" \\*y\\*|2|
        """)
    #expect(
      bundle.texts[.html] == """
        <table>
        <thead>
        <tr><th scope=col style=text-align:left>bits &lt;b&gt;</th><th scope=col style=text-align:right>value</th></tr>
        </thead>
        <tbody>
        <tr><td style=text-align:left><code>a|`&lt;script&gt;</code></td><td style=text-align:right>-1</td></tr>
        <tr><td style=text-align:left>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; *y*</td><td style=text-align:right>2</td></tr>
        </tbody>
        </table>
        """)
    #expect(MIMEBundle(.table(table), .japanese).texts[.html]?.contains(">日本</td>") == true)
  }

  @Test(
    "Source text shows the same characters as HTML",
    arguments: [
      ("`a` b `` ` ``", "<code>a</code> b <code>`</code>"), ("a ` b", "a ` b"), ("\\*a\\* \\n", "*a* \\n"),
      ("``a` b", "``a` b"), ("<img src=x onerror=y>", "&lt;img src=x onerror=y&gt;"), ("`  `", "<code>  </code>"),
    ])
  func inline(_ source: String, _ html: String) {
    #expect(TableHTML.inline(source) == html)
  }

  @Test("A figure is its words and an image whose alternative text is escaped, and pixels if something draws them")
  func figures() {
    let figure = Figure(width: 10, height: 10, alt: LocalizedText(en: "\"a\" <b>", ja: "図"), shapes: [])
    let bundle = MIMEBundle(.figure(figure), .english)
    #expect(bundle.texts.keys.sorted { $0.rawValue < $1.rawValue } == [.html, .plain])
    #expect(bundle.texts[.plain] == "\"a\" <b>")
    #expect(
      bundle.texts[.html]?.hasPrefix("<img alt=\"&quot;a&quot; &lt;b&gt;\" src=\"data:image/svg+xml;base64,") == true)
    #expect(bundle.metadata == [:])
    let drawn = MIMEBundle(.figure(figure), .japanese, pixels: [1, 2, 3])
    #expect(drawn.texts[.png] == "AQID" && drawn.metadata == ["image/png": ["alt": "図"]])
  }

  @Test("A picture of pixels has its bytes and its words, and no SVG")
  func pictures() {
    let picture = Picture(.png([1, 2, 3]), alt: LocalizedText(en: "a", ja: "図"))
    #expect(MIMEBundle(.picture(picture), .japanese).texts == [.plain: "図", .png: "AQID"])
  }

  @Test("A state diagram is Mermaid as text, as a fence, and with its own type")
  func diagrams() {
    let diagram = StateDiagram(states: [.init("a", "A")], transitions: [], initial: "a")
    let lines = diagram.mermaid(.english).joined(separator: "\n")
    #expect(
      MIMEBundle(.stateDiagram(diagram), .english).texts
        == [.plain: lines, .markdown: "```mermaid\n\(lines)\n```", .mermaid: lines])
  }
}
