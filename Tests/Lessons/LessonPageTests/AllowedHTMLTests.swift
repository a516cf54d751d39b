import TestSupport
import Testing

@testable import LessonPage

@Suite("HTML of documents")
struct AllowedHTMLTests {
  private static let all = AllowedHTML.blocks.union(AllowedHTML.inlines)

  @Test(
    "A few elements get through without their attributes, and the rest becomes text",
    arguments: [
      ("<details><summary>A</summary>b</details>", "<details><summary>A</summary>b</details>"),
      ("<details open ontoggle=\"x\">", "<details>"), ("<KBD>x</KBD>", "<kbd>x</kbd>"), ("<br/>", "<br>"),
      ("</br>", ""),
      ("<sub class='a>b'>1</sub>", "<sub>1</sub>"), ("</details>", ""),
      ("<kbd><sub>1</kbd>", "<kbd><sub>1</sub></kbd>"),
      ("<script>x</script>", "&lt;script&gt;x&lt;/script&gt;"),
      ("<img src=x onerror=y>", "&lt;img src=x onerror=y&gt;"),
      ("<details", "&lt;details"), ("<detailsx>", "&lt;detailsx&gt;"), ("< details>", "&lt; details&gt;"),
      ("a<!-- b -->c", "ac"), ("a<!-- b", "a"), ("<!---->x", "x"),
      ("&amp; &#x2212; &nothing", "&amp; &#x2212; &amp;nothing"),
      (
        "&#x202E; &#8238; &rlm; &#27; &#99999999999;", "&amp;#x202E; &amp;#8238; &amp;rlm; &amp;#27; &amp;#99999999999;"
      ),
      ("<kbd title=\"", "&lt;kbd title=&quot;"), ("<svg><kbd>x</kbd></svg>", "&lt;svg&gt;<kbd>x</kbd>&lt;/svg&gt;"),
    ])
  func pieces(_ text: String, _ html: String) {
    var allowed = AllowedHTML()
    #expect(allowed.html(text, allowing: Self.all) == html)
  }

  @Test("Only the first element gets the page's attributes, and open elements are closed from the innermost out")
  func attributes() {
    var allowed = AllowedHTML()
    let html = allowed.html("<details><details><kbd>", allowing: Self.all, details: " class=\"hint\"")
    #expect(html == "<details class=\"hint\"><details><kbd>")
    #expect(allowed.open == ["details", "details", "kbd"])
    #expect(allowed.close(downTo: 1) == "</kbd></details>")
    #expect(allowed.close() == "</details>")
  }

  @Test("Document HTML cannot close an element that was opened outside it")
  func outer() {
    var allowed = AllowedHTML()
    _ = allowed.html("<details>", allowing: Self.all)
    allowed.outer = 1
    #expect(allowed.html("</details><details></details></details>", allowing: Self.all) == "<details></details>")
    #expect(allowed.open == ["details"])
  }

  @Test("Characters that change the writing direction become visible in text, but not in the values of fields")
  func steering() {
    #expect("a\u{202E}\u{1B}\r\n\t\u{2028}b".asHTML == "a\\u{202E}\\u{1B}\n\t\\u{2028}b")
    #expect("a\u{202E}\u{1B}\"".asHTMLValue == "a\u{202E}&quot;")
  }

  @Test("No combination of pieces lets another tag through, or leaves an element open")
  func combinations() {
    let seed: UInt64 = 1
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    let pieces = [
      "<", ">", "/", "\"", "'", "=", " ", "\n", "<!--", "-->", "&", ";", "details", "summary", "kbd", "br", "script",
      "img",
      "onload=x", "<details>", "</details>", "<kbd>", "</kbd>", "<script>", "</script>", "\u{0}", "é",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(pieces) }.joined()
      var allowed = AllowedHTML()
      let html = allowed.html(text, allowing: Self.all) + allowed.close()
      let rest = html.replacing(/<\/?(details|summary|kbd|sub|sup)>|<br>/, with: "")
      #expect(!rest.contains("<"), "\(text.debugDescription) became \(html)")
      for name in ["details", "summary", "kbd"] {
        #expect(html.ranges(of: "<\(name)>").count == html.ranges(of: "</\(name)>").count, "\(text.debugDescription)")
      }
    }
  }
}
