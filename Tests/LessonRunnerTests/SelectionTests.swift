import LessonKit
import LessonRunner
import SourceText
import TestSupport
import Testing

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
    let selection = Selection(
      ["/b/", "/b/notes.md", "/b/lesson.md#x", "/b/lesson.md:7", "/b/notes.md", "/b"].map { folder.path + $0 })
    #expect(selection.findings.isEmpty)
    #expect(
      paths(selection, folder) == [
        ["/b/lesson.md", "/b/lesson.ja.md", "/b/notes.md"], ["/b/lesson.md"], ["/b/lesson.md"],
      ])
    #expect(selection.groups.map { $0[0].cell } == [nil, .name("x"), .line(7)])
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
          Finding(Place(file: path, line: 2), "No cell stands on this line.", help: "The cells start on the lines 5.")
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
