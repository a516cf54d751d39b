import LessonKit
import LessonReport
import SourceText
import Testing

@testable import LessonPage

@Suite("Table cells on pages")
struct TableCellsTests {
  @Test(
    "Table cells show and block the same HTML as any other text",
    arguments: [
      ("[a](https://e.org)", "<a href=\"https://e.org\" rel=\"noreferrer noopener\">a</a>"),
      ("**[`a`](#a)** b", "<strong><a href=\"#x--a\"><code>a</code></a></strong> b"),
      ("<https://e.org>", "<a href=\"https://e.org\" rel=\"noreferrer noopener\">https://e.org</a>"),
      ("[a](javascript:b)", "<span class=\"elsewhere\">a</span>"),
      ("<kbd>a</kbd> <br> <script>", "<kbd>a</kbd> <br> &lt;script&gt;"),
      ("<kbd>a", "<kbd>a</kbd>"), ("a <!-- b --> c", "a  c"),
      ("![a](https://e.org/a.png)", "<span class=\"missing\">Picture that cannot be shown: a</span>"),
    ])
  func cells(_ markdown: String, _ html: String) throws {
    #expect(try cell(markdown) == html)
    #expect(try article("# A\n\n\(markdown)\n").contains("<p>\(html)</p>"))
  }

  private func cell(_ markdown: String) throws -> String {
    let found = try article("# A\n\n| h |\n|---|\n| \(markdown) |\n")
    let start = try #require(found.firstRange(of: /<td[^>]*>/)).upperBound
    return String(found[start..<(try #require(found.firstRange(of: "</td>")).lowerBound)])
  }

  private func article(_ text: String) throws -> String {
    let document = Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8)))
    return try Article(
      ArticleSource(document, DocumentOutcome(document, reportPath: "lesson.md", cells: []), name: "x")
    )
    .html
  }
}
