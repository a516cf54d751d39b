import Foundation
import LessonPage
import LessonReport
import Results
import SourceText

@testable import LessonKit

/// Targets that write pages of documents and of saved outcomes, in which untrusted text must stay in its place.
enum PageTargets {
  static let all = [pages, reports]

  private static let html = [
    "<details>", "</details>", "<summary>", "</summary>", "<kbd>", "</kbd>", "<sub", "<br/>", "<script>x</script>",
    "<img src=x onerror=y>",
    "\" onfocus=\"x", "'", ">", "<", "&lt;", "&#x202E;", "&#0;", "\u{202E}", "\u{2066}", "[a](javascript:x)", "[a](#b)",
    "[a](b.md)",
    "![a](b.svg)", "<http://a.b>", "www.a.b", "a@b.c", "| a |\n|---|\n| b |\n", "- [ ] a", "~~", "**", "_", "`", "\n\n",
    "# ", "## Answers\n",
    "## For teachers\n", "```swift\n", "```mermaid\nstateDiagram-v2\n  a --> b : c\n",
    "<!-- lesson: quiz name=q -->\n\n", "> ", "1. ", "    ",
  ]

  private static let documents =
    FuzzSamples.texts(
      "---\ntitle: A\n---\n\n# A\n\na <kbd>b</kbd> [c](d.md) ![e](f.svg)\n\n```experiment a.b name=c predict=d\n```\n\n<details><summary>E</summary>\n\n"
        + "| d |\n|---|\n| 1 |\n\n- `2`: why. <!-- slip -->\n\n</details>\n\n## Answers\n\nx\n",
      "# A\n\n> - ```swift name=x\n>   print(1)\n>   ```\n>\n>   ```transcript\n>   1\n>   ```\n\n<details><summary>Hint 1</summary>\n\nh\n\n</details>\n",
      "<!-- lesson: quiz name=q -->\n\nW?\n\n1. a\n2. b\n\n<details>\n\n1. Yes. a\n2. No. b\n\n</details>\n",
      "```mermaid\nstateDiagram-v2\n  state \"A\" as a\n  [*] --> a\n  a --> b : x#58;y\n```\n")
    + FuzzSamples.lessons("/lesson.md", atMost: 3_000)

  private static let pages = FuzzTarget.checked(
    "pages", documents, html,
    checking: { bytes in
      let document = Document(SourceFile(path: "a\"><b/lesson.md", bytes: bytes))
      let outcome = outcome(of: document)
      var source = ArticleSource(document, outcome, name: "a\"><b onfocus='")
      for audience in [ArticleSource.Audience.learners, .all] {
        source.audience = audience
        guard let article = try? Article(source) else { return nil }
        if let flaw = PageFlaw.first(in: article.html) { return flaw }
        guard audience == .learners else { continue }
        let page = Page(title: article.title, language: .japanese, articles: [article])
        if let flaw = PageFlaw.first(inPage: page.html) { return flaw }
      }
      return flaw(of: record(of: outcome))
    })

  private static let reports = FuzzTarget.checked(
    "saved outcomes", documents.compactMap(saved),
    html.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") }
      + [
        "{", "}", "[", "]", "\":\"", ",", "null", "-1", "\\u001B", "\\u0000", "\\uD800", "/../", "::error::",
        "\"figure\"", "\"table\"", "<svg>",
      ],
    checking: { bytes in
      guard let record = try? RecordReader.read(bytes, path: "a.json") else { return nil }
      return flaw(of: record)
    })

  /// Returns a flaw in one of the reports of a record; nil if there is none.
  private static func flaw(of record: RunRecord) -> String? {
    if let flaw = PageFlaw.first(inPage: ReportPage(record).html) { return flaw }
    let files = MarkdownReport.files(record, .english) { _ in nil }
    if let file = files.first(where: { $0.name.contains("/") || $0.name.hasPrefix(".") }) {
      return "a file \(file.name)"
    }
    let commands = GitHubReport.lines(record).dropLast()
    if let line = commands.first(where: { !$0.utf8.starts(with: "::error file=".utf8) || $0.contains { $0.isNewline } })
    {
      return "a command \(line)"
    }
    if TAPReport.lines(record).contains(where: { $0.contains { $0.isNewline } }) { return "a line in TAP has several" }
    return PageFlaw.ofXML(JUnitReport.text(record))
  }

  /// Returns the saved run of a document; nil if it cannot be read again.
  private static func saved(_ bytes: [UInt8]) -> [UInt8]? {
    let document = Document(SourceFile(path: "a/lesson.md", bytes: bytes))
    guard let saved = try? JSONEncoder().encode(record(of: outcome(of: document))),
      (try? RecordReader.read(Array(saved), path: "a.json")) != nil
    else { return nil }
    return Array(saved)
  }

  private static func record(of outcome: DocumentOutcome) -> RunRecord {
    var record = RunRecord()
    record.add(outcome)
    return record
  }

  /// Returns outcomes of every kind, in which all text comes from the document.
  private static func outcome(of document: Document) -> DocumentOutcome {
    let text = String(decoding: document.file.bytes.prefix(400), as: UTF8.self)
    let lines = CellResult.lines(Lines(text.split(separator: "\n").map { LocalizedText(String($0)) }))
    let finding = Finding(Place(file: text, line: 1), Message(verbatim: text), help: Message(verbatim: text))
    let difference = Difference(line: 1, expected: text, found: String(text.reversed()))
    let cells = document.cells.enumerated().map { number, cell -> CellOutcome in
      let ending: CellOutcome.Ending =
        switch (number + document.file.bytes.count) % 5 {
        case 0: .agrees(lines)
        case 1: .differs(CellOutcome.Disagreement(lines, [difference]))
        case 2: .noTranscript(lines)
        case 3: .couldNotRun([finding])
        default: .skipped(reason: Message(verbatim: text))
        }
      return CellOutcome(cell, ending, note: number.isMultiple(of: 2) ? nil : Message(verbatim: text))
    }
    return DocumentOutcome(document, reportPath: text, cells: cells)
  }
}
