import LessonKit
import LessonRunner
import SourceText
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Finding documents")
struct SelectionTests {
  private func course() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["b/lesson.ja.md", "b/lesson.md", "a/lesson.md", "a/part/lesson.md", ".hidden/lesson.md", "b/notes.md"]
    {
      try folder.write("---\ntitle: T\n---\n\n```experiment sample.lines name=x\n```\n", to: name)
    }
    try folder.write("<svg/>", to: "pictures/a.svg")
    return folder
  }

  private func paths(_ selection: Selection, _ folder: TemporaryFolder) -> [[String]] {
    selection.groups.map { $0.map { String($0.path.dropFirst(folder.path.count)) } }
  }

  @Test("A lessons folder gives its lessons in order, the languages of each together")
  func lessonsFolder() throws {
    let folder = try course()
    let selection = Selection([folder.path])
    #expect(selection.findings.isEmpty)
    #expect(
      paths(selection, folder) == [["/a/lesson.md"], ["/a/part/lesson.md"], ["/b/lesson.md", "/b/lesson.ja.md"]])
  }

  @Test("A lesson's folder, a document and a cell are found too, and nothing twice")
  func others() throws {
    let folder = try course()
    let cells = Selection(["/b/lesson.md#x", "/b/lesson.md:7", "/b/./lesson.md#x"].map { folder.path + $0 })
    #expect(paths(cells, folder) == [["/b/lesson.md"], ["/b/lesson.md"]])
    #expect(cells.groups.map { $0[0].cell } == [.name("x"), .line(7)])

    let whole = Selection(["/b/", "/b/notes.md", "/b/lesson.md#x", "//b//notes.md", "/b"].map { folder.path + $0 })
    #expect(whole.findings.isEmpty)
    #expect(
      paths(whole, folder) == [["/b/lesson.md", "/b/lesson.ja.md"], ["/b/notes.md"]], "a cell is part of its document")
  }

  @Test("A link and the file that it names are one document")
  func links() throws {
    let folder = try course()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.md", withDestinationPath: folder.path + "/b/notes.md")
    #expect(paths(Selection([folder.path + "/link.md", folder.path + "/b/notes.md"]), folder) == [["/link.md"]])
  }

  @Test("Reports name documents the same wherever the lessons lie")
  func reportPaths() throws {
    let folder = try course()
    let name = folder.path.split(separator: "/").last ?? ""
    #expect(Selection([folder.path]).groups[0][0].reportPath == "\(name)/a/lesson.md")
    #expect(Selection([folder.path + "/a"]).groups[0][0].reportPath == "a/lesson.md")
    #expect(Selection([folder.path + "/a/lesson.md"]).groups[0][0].reportPath == "lesson.md")
  }

  @Test("A path that gives nothing is told, with what may be named")
  func mistakes() throws {
    let folder = try course()
    let paths = ["/c", "/a/lesson.md#Not-A-Name", "/c.md:3", "/pictures", ""].map { folder.path + $0 }
    let messages = paths.dropLast().map { Selection([$0]).findings.map(\.message) }
    #expect(
      messages == [
        ["There is no such file or folder."], ["There is no such file or folder."],
        ["There is no such file or folder."],
        ["The folder holds no lesson."],
      ])
    #expect(
      ["/a/lesson.md#", "/a/lesson.md:x", "/a#x"].map { Selection([folder.path + $0]).findings.first?.help } == [
        "Write the name of a cell behind `#`.", "Write the number of a line behind `:`.",
        "`\(folder.path)/a` is a folder: a cell is named with its document, such as `\(folder.path)/a/lesson.md#…`.",
      ])
    try folder.write("", to: "empty/.keep")
    try folder.write("", to: "misnamed/Lesson.md")
    #expect(
      Selection([folder.path]).findings
        == ["empty", "misnamed"].map {
          Finding(
            Place(file: "\(folder.path)/\($0)"), "The lesson's folder holds no document.",
            help: "Add `lesson.md` or remove it.")
        })
  }

  @Test("An address without a cell is told, with the names or lines that there are")
  func noCell() async throws {
    let folder = try course()
    let path = folder.path + "/a/lesson.md"
    #expect(
      await outcomes([path + "#y"]).flatMap(\.findings)
        == [Finding(Place(file: path), "No cell has the name `y`.", help: "The names are: `x`.")])
    #expect(
      await outcomes([path + ":2"]).flatMap(\.findings)
        == [
          Finding(Place(file: path, line: 2), "No cell stands on this line.", help: "Cells start on: 5.")
        ])
  }

  @Test("Many documents come back in order, though they run in parallel")
  func order() async throws {
    let folder = try TemporaryFolder()
    let names = (100..<300).map { "l\($0)/lesson.md" }
    for (index, name) in names.enumerated() {
      let cells = String(repeating: "```experiment sample.table\nrows: 50\n```\n\n", count: index % 7)
      try folder.write("---\ntitle: T\n---\n\n\(cells)", to: name)
    }
    let all = await outcomes([folder.path])
    #expect(all.map(\.path) == names.map { "\(folder.path)/\($0)" })
    #expect(all.map(\.cells.count) == names.indices.map { $0 % 7 })
  }
}
