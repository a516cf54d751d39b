import LessonKit
import LessonRunner
import SourceText
import TestSupport
import Testing

/// Shapes of documents that are easily misread, with the text before and after an update.
@Suite("Updates of unusual documents")
struct UpdateShapeTests {
  private func updated(_ text: String) async throws -> (text: String, told: [String]) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "document.md")
    let told = await update([path]).flatMap { $0.findings + $0.document.allFindings }
    let result = try folder.text("document.md")
    #expect(await update([path]).allSatisfy { $0.changedCells == 0 })
    #expect(try folder.text("document.md") == result)
    return (result, told.map { "\($0)".replacing(path, with: "document.md") })
  }

  private static let cell = "```experiment sample.lines\n```\n"
  private static let agreeing = cell + "\n```transcript\none\ntwo\n```\n"

  @Test("Many documents are written while others run, and their outcomes come in order")
  func many() async throws {
    let folder = try TemporaryFolder()
    let paths = try (0..<300).map { number in
      try folder.write(number % 3 == 0 ? Self.agreeing : Self.cell, to: "document-\(number).md")
    }
    let outcomes = await update(paths)
    #expect(outcomes.flatMap(\.findings).isEmpty)
    #expect(outcomes.map(\.document.path) == paths)
    #expect(outcomes.map(\.changedCells) == paths.indices.map { $0 % 3 == 0 ? 0 : 1 })
    #expect(outcomes.map(\.files) == paths.enumerated().map { $0 % 3 == 0 ? [] : [$1] })
    for number in paths.indices { #expect(try folder.text("document-\(number).md") == Self.agreeing) }
    #expect(try folder.names().count == paths.count)
  }

  @Test("A cell in a quote with tabs after its marks is updated")
  func tabs() async throws {
    let quoted = ">\t```experiment sample.lines\n>\t```\n>\n>\t```transcript\n"
    let result = try await updated(quoted + ">\tzero\n>\t```\n\n" + Self.cell)
    #expect(result.told.isEmpty)
    #expect(result.text == quoted + "> one\n> two\n>\t```\n\n" + Self.agreeing)
  }

  @Test("A cell that would not be read back stays as it is, and the other cells are written")
  func refused() async throws {
    let quoted = ">\t```experiment sample.lines\n>\tlines: ['   x']\n>\t```\n>\n>\t```transcript\n>\tzero\n>\t```\n\n"
    let result = try await updated(quoted + Self.cell)
    #expect(
      result.told == [
        "document.md:1: Nothing was written for this cell, because its new transcript would not be read back as written. Replace the tabs before its lines with spaces."
      ])
    #expect(result.text == quoted + Self.agreeing)
  }

  @Test("A quoted fence whose last line is too far to the right is unclosed, and only its cell is reported")
  func unclosed() async throws {
    let open = "> ```experiment sample.lines\n>     ```\n\nText.\n\n"
    let told =
      "The fence that starts here is never closed. Add a line with ``` after its last line, indented like this one."
    let cell = try await updated(open + Self.cell)
    #expect(cell.told == ["document.md:1: \(told)"])
    #expect(cell.text == open + Self.agreeing)
    let below = "> ```experiment sample.lines\n> ```\n>\n> ```transcript\n> zero\n>     ```\n\nText.\n\n"
    let transcript = try await updated(below + Self.cell)
    #expect(
      Set(transcript.told) == [
        "document.md:4: \(told)",
        "document.md:1: The transcript of this cell is never closed, so the cell was not run. Close the fence on line 4.",
      ])
    #expect(transcript.text == below + Self.agreeing)
  }

  @Test("Rows without pipes at their ends, one of them with an empty value, are updated")
  func emptyValues() async throws {
    let head = "```experiment sample.table\nrows: 3\nfold: 2\n```\n\n"
    let table = "number | square | number | square\n---|--:|---|--:\n`1` | 1 | `3` | 9\n`2` | 4 | `8` | 64\n"
    let result = try await updated(head + table)
    #expect(result.told.isEmpty)
    #expect(result.text.hasPrefix(head + "number | square | number | square\n---|--:|---|--:\n`1` | 1 | `3` | 9\n"))
    #expect(!result.text.contains("64"))
  }

  @Test("Several cells of one document are updated in one run")
  func severalCells() async throws {
    let folder = try TemporaryFolder()
    let cells = ["x", "y", "z"].map { "```experiment sample.lines name=\($0)\n```\n" }
    let path = try folder.write(cells.joined(separator: "\n"), to: "document.md")
    let outcomes = await update(["x", "z", "y"].map { "\(path)#\($0)" })
    #expect(outcomes.map(\.changedCells) == [1, 1, 1] && outcomes.allSatisfy(\.findings.isEmpty))
    #expect(
      try folder.text("document.md") == cells.map { $0 + "\n```transcript\none\ntwo\n```\n" }.joined(separator: "\n"))
  }

  @Test("Files left by an interrupted update are removed and reported, and the update is completed")
  func leftovers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\n---\n\n" + Self.cell, to: "a/lesson.md")
    try folder.write("half", to: "a/.ring.svg.lesson-update")
    let outcomes = await update([folder.path])
    #expect(
      outcomes.flatMap(\.notes).map { "\($0)".replacing(folder.path, with: "") } == [
        "/a/.ring.svg.lesson-update: An interrupted update left this file. The file was removed. The rest of that update is written now, if it is still needed."
      ])
    #expect(try folder.names(in: "a") == ["lesson.md"])
    #expect(try folder.text("a/lesson.md").hasSuffix(Self.agreeing))
  }

  @Test(
    "If a file cannot be written, no file of its document is, but those of other documents are",
    .enabled(if: !TemporaryFolder.canGiveAway))
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try folder.write("---\ntitle: T\n---\n\n```experiment sample.figure name=x\n```\n", to: "\(name)/lesson.md")
    }
    folder.allow(0o444, "a/lesson.md")
    let outcomes = await update([folder.path])
    #expect(outcomes.map { $0.files.count } == [0, 2])
    #expect(try folder.names(in: "a") == ["lesson.md"] && folder.names(in: "b") == ["lesson.md", "x.svg"])
  }
}
