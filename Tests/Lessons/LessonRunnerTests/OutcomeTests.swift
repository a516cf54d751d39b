import LessonKit
import LessonRunner
import Results
import SourceText
import TestSupport
import Testing

@Suite("Running a document")
struct OutcomeTests {
  private func run(_ text: String, as name: String = "document.md") async throws -> [CellOutcome] {
    let folder = try TemporaryFolder()
    return await outcomes([try folder.write(text, to: name)]).flatMap(\.cells)
  }

  @Test("A result that is equal to its transcript agrees")
  func agrees() async throws {
    let cells = try await run("```experiment sample.table\nrows: 1\n```\n\n| number | square |\n|-|-|\n|`1`|1|\n")
    #expect(cells.map(\.status) == [.agrees])
  }

  @Test("A difference in a table names the line, row, column, expected value, and found value")
  func differsInTable() async throws {
    let cells = try await run(
      "```experiment sample.table\nrows: 2\n```\n\n| number | square |\n|---|--:|\n| `1` | 1 |\n| `2` | 5 |\n")
    #expect(cells.map(\.status) == [.differs])
    #expect(cells[0].differences == [Difference(line: 8, row: 2, column: "square", expected: "5", found: "4")])
  }

  @Test("A difference in lines names the line, the expected text, and the found text")
  func differsInLines() async throws {
    let cells = try await run("```experiment sample.lines\n```\n\n```transcript\none\nTwo\nthree\n```\n")
    #expect(
      cells[0].differences == [
        Difference(line: 6, row: 2, expected: "Two", found: "two"),
        Difference(line: 7, row: 3, expected: "three", found: nil),
      ])
  }

  @Test("A missing row does not make the rows after it differ")
  func missingRow() async throws {
    let cells = try await run(
      "```experiment sample.table\nrows: 3\n```\n\n| number | square |\n|---|--:|\n| `1` | 1 |\n| `3` | 9 |\n")
    #expect(cells[0].differences == [Difference(line: 7, row: 2, expected: nil, found: "| `2` | 4 |")])
  }

  @Test("Titles follow the document's language")
  func language() async throws {
    let cells = try await run(
      "---\ntitle: 題\n---\n\n```experiment sample.table\nrows: 1\n```\n\n| 数 | 平方 |\n|---|--:|\n| `1` | 1 |\n",
      as: "lesson.ja.md")
    #expect(cells.map(\.status) == [.agrees])
  }

  @Test("A cell without a transcript is reported as such, and a Swift cell without a compiler is skipped")
  func others() async throws {
    let cells = try await run("```experiment sample.lines\n```\n\n```swift\nprint(1)\n```\n")
    #expect(cells.map(\.status) == [.noTranscript, .skipped])
    #expect(cells.map(\.reason) == [nil, "no Swift compiler is installed here (`swiftc` is not in PATH)"])
  }

  @Test("A cell whose transcript holds for another platform is skipped, even by an update")
  func otherPlatform() async throws {
    let here = try #require(Platform.current)
    let other = try #require(Platform.allCases.first { $0 != here })
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "```experiment sample.lines platform=\(other.rawValue)\n```\n\n```experiment sample.lines platform=\(here.rawValue)\n```\n",
      to: "a.md")
    let cells = await outcomes([path]).flatMap(\.cells)
    #expect(cells.map(\.status) == [.skipped, .noTranscript])
    #expect(cells[0].reason == "its transcript is only for `\(other.rawValue)`")
    #expect(await update([path]).map(\.changedCells) == [1])
  }

  @Test("A figure is compared with its file")
  func figure() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```experiment sample.figure name=ring\n```\n", to: "lesson folder/README.ja.md")
    await update([path])
    #expect(try folder.text("lesson folder/README.ja.md").contains("![円](ring.ja.svg)"))
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.agrees])

    let svg = try folder.text("lesson folder/ring.ja.svg")
    try folder.write(svg.replacing("r=\"20\"", with: "r=\"21\""), to: "lesson folder/ring.ja.svg")
    let cells = await outcomes([path]).flatMap(\.cells)
    #expect(cells.map(\.status) == [.differs])
    #expect(cells[0].differences.map(\.file) == ["ring.ja.svg"])
    #expect(cells[0].differences.map(\.line) == [10])

    await update([path])
    #expect(try folder.text("lesson folder/ring.ja.svg") == svg)
  }

  @Test("A missing figure differs, and an update writes it")
  func missingFigure() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```experiment sample.figure\n```\n\n![mine](pictures/my%20ring.svg)\n", to: "a.md")
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.differs])
    #expect(await update([path]).flatMap(\.findings).map(\.message) == ["There is no folder for this file."])
    try folder.write("", to: "pictures/other")
    #expect(await update([path]).map(\.changedCells) == [1])
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.agrees])
    #expect(try folder.text("a.md").contains("![mine](pictures/my%20ring.svg)"))
  }

  @Test("An update never writes a figure over a file that is not its own")
  func foreignFigure() async throws {
    let folder = try TemporaryFolder()
    try folder.write("<svg>my own drawing</svg>\n", to: "ring.svg")
    let path = try folder.write("```experiment sample.figure name=ring\n```\n", to: "a.md")
    let updates = await update([path])
    #expect(
      updates.flatMap(\.findings).map(\.message) == [
        "The file `ring.svg` for this cell's picture already exists, with another picture."
      ])
    #expect(try folder.text("ring.svg") == "<svg>my own drawing</svg>\n")
    #expect(try folder.text("a.md") == "```experiment sample.figure name=ring\n```\n")
  }

  @Test("Two cells cannot share a file")
  func sharedFigure() async throws {
    let folder = try TemporaryFolder()
    let cell = "```experiment sample.figure\n```\n\n![a](r.svg)\n\n"
    let path = try folder.write(cell + cell, to: "a.md")
    #expect(
      await outcomes([path]).flatMap(\.allFindings) == [
        Finding(
          Place(file: path, line: 6, column: 1), "Two cells use the image `r.svg` as their figure.",
          help: "The cell on line 1 already uses it: give this cell its own file.")
      ])
  }

  @Test("Alternative text from the figure follows the figure, and the author's own stays")
  func alternativeText() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```experiment sample.figure name=ring\nradius: 20\n```\n", to: "a.md")
    await update([path])
    #expect(try folder.text("a.md").contains("![A circle \\[round\\]](ring.svg)"))
    let old = try folder.text("ring.svg").replacing(
      "A circle", with: "An old <circle>".replacing("<", with: "&lt;").replacing(">", with: "&gt;"))
    try folder.write(old, to: "ring.svg")
    try folder.write(folder.text("a.md").replacing("A circle", with: "An old \\<circle>"), to: "a.md")
    await update([path])
    #expect(try folder.text("a.md").contains("![A circle \\[round\\]](ring.svg)"))

    try folder.write(folder.text("a.md").replacing("A circle \\[round\\]", with: "My *own* words"), to: "a.md")
    try folder.write(old, to: "ring.svg")
    await update([path])
    #expect(try folder.text("a.md").contains("![My *own* words](ring.svg)"))
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.agrees])
  }

  @Test("A figure's cell needs a name before an update can write its file")
  func unnamedFigure() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```experiment sample.figure\n```\n\n```experiment sample.lines\n```\n", to: "a.md")
    let updates = await update([path])
    #expect(
      updates.flatMap(\.findings).map(\.message) == [
        "The cell produces a picture, but has no name for the picture's file."
      ]
    )
    #expect(updates.map(\.changedCells) == [1], "the other cell is updated all the same")
  }

  @Test(
    "A bad document does not stop the others",
    arguments: [
      ([0x23, 0x20, 0xFF, 0x0A], "The byte 0xFF here is not UTF-8 (byte 2 of the file)."),
      ([0x23, 0x20, 0x00, 0x0A], "There is a NUL byte here (byte 2 of the file)."),
      ([0x60, 0x60, 0x60, 0x0A], "The fence that starts here is never closed."),
    ] as [([UInt8], String)])
  func badDocument(_ bytes: [UInt8], _ message: String) async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write(bytes, to: "bad.md")
    let good = try folder.write("```experiment sample.lines\n```\n", to: "good.md")
    let all = await outcomes([bad, bad + "x", good])
    #expect(all.map(\.path) == [bad, good])
    #expect(all[0].findings.map(\.message.description) == [message])
    #expect(all[1].cells.map(\.status) == [.noTranscript])

    let updates = await update([bad, good])
    #expect(updates.map(\.changedCells) == [0, 1])
    #expect(try folder.read("bad.md") == bytes)
  }

  @Test("A control character in a parameter is rejected, so that no update can damage its document")
  func controlCharacters() async throws {
    let folder = try TemporaryFolder()
    let text = "```experiment sample.lines\nlines: [\"a\\0b\", \"c\\nd\"]\n```\n"
    let path = try folder.write(text, to: "a.md")
    #expect(
      await update([path]).flatMap(\.document.allFindings) == [
        Finding(
          Place(file: path, line: 2, column: 1),
          "The parameter `lines` contains a line end or another control character: \"a\\0b\".",
          help: "Write the text on one line.")
      ])
    #expect(try folder.text("a.md") == text)
  }

  @Test("A dry run reports what would change, and changes nothing")
  func dryRun() async throws {
    let folder = try TemporaryFolder()
    let text = "```experiment sample.figure name=a\n```\n"
    let path = try folder.write(text, to: "a.md")
    let updates = await update([path], isDryRun: true)
    #expect(updates.map(\.changedCells) == [1])
    #expect(updates.flatMap(\.files) == [folder.path + "/a.svg", path])
    #expect(try folder.text("a.md") == text)
    #expect(try folder.names() == ["a.md"])
  }

  @Test("An address of a cell updates only that cell")
  func oneCell() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "```experiment sample.lines name=a\n```\n\n```experiment sample.lines name=b\n```\n", to: "a.md")
    #expect(await update([path + "#b"]).map(\.changedCells) == [1])
    #expect(await outcomes([path]).flatMap(\.cells).map(\.status) == [.noTranscript, .agrees])
    #expect(await outcomes([path + ":9"]).flatMap(\.cells).map(\.cell.name) == ["b"])
  }
}
