import ExperimentKit
import SourceText
import Testing

@testable import LessonKit

@Suite("Collapsed blocks that wait for a transcript")
struct EmptyFoldTests {
  private static let cell = "```experiment a.b\nx: 1\n```\n\n"

  @Test(
    "A missing transcript goes into an empty collapsed block below its cell",
    arguments: [
      ("<details><summary>Result</summary>\n\n</details>\n", 5),
      ("<details>\n<summary>Result</summary>\n\n\n</details>\n", 6),
      ("<details><summary>Result</summary>\n</details>\n", 5),
    ])
  func inside(_ fold: String, _ line: Int) throws {
    let document = Document(SourceFile(path: "a.md", bytes: Array("\(Self.cell)\(fold)\nText.\n".utf8)))
    let cell = try #require(document.cells.first)
    #expect(cell.transcript == nil && cell.transcriptPlace == line)
  }

  @Test(
    "A collapsed block with something else stays as it is, and so does one on a single line",
    arguments: [
      "<details><summary>More</summary>\n\nText.\n\n</details>\n", "<details><summary>More</summary></details>\n",
      "Text.\n\n<details><summary>More</summary>\n\n</details>\n",
    ])
  func outside(_ below: String) throws {
    let document = Document(SourceFile(path: "a.md", bytes: Array("\(Self.cell)\(below)".utf8)))
    #expect(try #require(document.cells.first).transcriptPlace == 3)
  }
}
