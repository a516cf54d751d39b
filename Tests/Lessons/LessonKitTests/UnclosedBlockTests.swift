import LessonKit
import SourceText
import TestSupport
import Testing

@Suite("Blocks that are never closed")
struct UnclosedBlockTests {
  private static let cell = "```experiment a.b name=x\n```\n"
  static let openings = [
    ("<!-- To do", "-->"), ("<!--", "-->"), ("<!-- lesson: name=y", "-->"), ("<script>", "</script>"),
    ("<SCRIPT src=\"a.js\">", "</script>"), ("<pre class=\"a\">", "</pre>"), ("  <style>", "</style>"),
    ("<textarea>", "</textarea>"),
    ("<?php echo 1;", "?>"), ("<!DOCTYPE html", ">"), ("<!X", ">"), ("<![CDATA[ x", "]]>"), ("<pre", "</pre>"),
  ]

  private func document(_ text: String, path: String = "lesson.md") -> Document {
    let matter = path == "lesson.md" ? "---\ntitle: T\n---\n" : ""
    return Document(SourceFile(path: path, bytes: Array((matter + text).utf8)))
  }

  @Test(
    "Unclosed HTML is an error at its line, in any kind of document", arguments: openings, ["lesson.md", "notes.md"])
  func html(_ html: (opening: String, end: String), path: String) {
    let open = document("\(Self.cell)\nText.\n\n\(html.opening)\n\n\(Self.cell)\nMore.\n", path: path)
    #expect(open.isDamaged && open.findings.map(\.place.line) == [path == "lesson.md" ? 9 : 6])
    #expect(open.findings.map(\.help) == ["Add `\(html.end)` where it ends."])
    let closed = document("\(Self.cell)\n\(html.opening)\n\nText.\n\(html.end)\n\n```swift\n```\n", path: path)
    #expect(!closed.isDamaged && closed.findings.allSatisfy { !$0.message.description.contains("never closed") })
    #expect(closed.cells.count == 2)
  }

  @Test(
    "HTML that a quote or a list ends is an error, but hides nothing below it", arguments: openings,
    ["> ", "- ", "1. > "])
  func contained(_ html: (opening: String, end: String), mark: String) {
    let open = document("\(mark)\(html.opening)\n\nText.\n\n\(Self.cell)")
    #expect(open.findings.map(\.place.line) == [4] && !open.isDamaged && open.cells.count == 1)
  }

  @Test(
    "HTML that has an end, or that a blank line ends, is not an error",
    arguments: [
      "<!-- a -->", "<!-- a\n\nb --> c", "<!---->", "<pre>a</pre>", "<pre>\n\na</PRE>", "<script></style>", "<?a?>",
      "<!A>", "<![CDATA[]]>",
      "<div>", "<details>", "<prefix>", "<scripts>", "<!-->", "a <!-- b", "`<!--`", "    <!--", "```\n<!--\n```",
      "<div><!-- a", "<!1",
      "<textarea>\n\n</textarea>",
    ])
  func ended(_ html: String) {
    let document = document("\(html)\n\n\(Self.cell)")
    #expect(document.findings.isEmpty && !document.isDamaged && document.cells.count == 1)
  }

  @Test(
    "A fence that is never closed is an error at its first line, even if the next fence closes it",
    arguments: ["sh", "", "text title=a", "swift", "experiment a.b", "console", "transcript", "json", "diff"],
    ["lesson.md", "notes.md"])
  func fences(word: String, path: String) {
    let line = path == "lesson.md" ? 6 : 3
    for fence in ["```", "~~~", "````"] {
      let open = document("Text.\n\n\(fence)\(word)\nls\n", path: path)
      #expect(open.isDamaged && open.findings.map(\.place.line) == [line])
      let swallowing = document(
        "Text.\n\n\(fence)\(word)\nls\n\n\(fence)swift name=x\nlet a = 1\n\(fence)\n", path: path)
      #expect(swallowing.isDamaged && swallowing.cells.isEmpty)
      #expect(
        swallowing.findings.map { "\($0.place.line ?? 0) \($0.message)" } == [
          "\(line) The fence that starts here is never closed."
        ])
    }
  }

  @Test(
    "A fence may hold fences that are shorter, of another character or further to the right",
    arguments: [
      "````text\n```swift\nlet a = 1\n```\n````", "~~~text\n```swift\n```\n~~~", "```text\n~~~swift\n~~~\n```",
      "```text\n    ```swift\n    ```\n```",
      "```text\n// ```swift\n```", "```text\n```swift\n```", "```text\n```swift``\n```", "```text\n``swift\n```",
      "```text\n```sh\n```", "```\n```swift\nlet a = 1\n```",
    ])
  func nested(_ fence: String) {
    let document = document("\(fence)\n\n\(Self.cell)")
    #expect(document.findings.isEmpty && !document.isDamaged && document.cells.count == 1)
  }
}
