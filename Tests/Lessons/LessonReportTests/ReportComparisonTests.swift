import LessonKit
import LessonReport
import Testing

@Suite("Pictures that differ in a report")
struct ReportComparisonTests {
  /// Returns a picture of these bytes as JSON.
  private func picture(_ format: String, _ content: String) -> String {
    #""kind": "figure", "result": {"alt": "a | square", "format": "\#(format)", "\#(format)": "\#(content)"}"#
  }

  @Test("The expected picture, the found one and the difference appear side by side, as files")
  func pixels() throws {
    let differing = cell(
      .differs, name: "square", picture("png", "AQ=="), #""comparison": {"expected": "Ag==", "difference": "Aw=="}"#,
      differences: #"{"line": 5, "part": "square.png", "expected": "a", "found": "b"}"#)
    let files = MarkdownReport.files(try record(document(cells: differing)))
    let names = ["expected", "found", "difference"].map { "lessons-a-lesson-square-\($0).png" }
    #expect(files.dropFirst().map(\.name) == names)
    #expect(files.dropFirst().map(\.bytes) == [[2], [1], [3]])
    #expect(
      try section(differing).suffix(8)
        == [
          "| line | row | part       | expected | found |", "|-----:|----:|------------|----------|-------|",
          "|    5 |     | square.png | `a`      | `b`   |", "", "| expected | found | difference |",
          "| --- | --- | --- |",
          "| ![expected](\(names[0])) | ![a \\| square](\(names[1])) | ![difference](\(names[2])) |", "",
        ])
  }

  @Test("A report shows the expected and the found drawing, and without a file only the found one")
  func shapes() throws {
    let files = MarkdownReport.files(
      try record(
        document(
          cells: cell(.differs, name: "a", picture("svg", "<svg/>"), #""comparison": {"expected": "<old/>"}"#),
          cell(.differs, name: "b", picture("svg", "<svg/>"), #""comparison": {}"#))))
    #expect(
      files.dropFirst().map { "\($0.name) \($0.text)" } == [
        "lessons-a-lesson-a-expected.svg <old/>", "lessons-a-lesson-a-found.svg <svg/>",
        "lessons-a-lesson-b-found.svg <svg/>",
      ])
    #expect(files[0].text.contains("\n| expected | found |\n| --- | --- |\n"))
    #expect(files[0].text.contains("\n| found |\n| --- |\n"))
  }

  @Test("A picture that cannot be compared appears next to the picture of its file")
  func skipped() throws {
    let lines = try section(
      cell(
        .skipped, name: "a", picture("png", "AQ=="), #""comparison": {"expected": "Ag==", "difference": "Aw=="}"#,
        #""reason": "it cannot be compared""#))
    #expect(lines.contains { $0.hasSuffix("Skipped: it cannot be compared.") })
    #expect(lines.contains("| expected | found | difference |"))
  }

  @Test("A picture that agrees is one file in its format", arguments: ["png", "pdf"])
  func agreeing(_ format: String) throws {
    let files = MarkdownReport.files(try record(document(cells: cell(.agrees, name: "a", picture(format, "AQ==")))))
    #expect(files.dropFirst().map(\.name) == ["lessons-a-lesson-a.\(format)"])
    #expect(files.last?.bytes == [1])
  }

  @Test("A picture with invalid Base64 has no file in the report", arguments: ["A", "Zh=="])
  func broken(_ text: String) throws {
    let files = MarkdownReport.files(try record(document(cells: cell(.agrees, name: "a", picture("png", text)))))
    #expect(files.map(\.name) == ["report.md"])
  }
}
