import CLibrary
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

@Suite("Selection of documents")
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

  @Test("A lessons folder has its lessons in order, with the languages of each together")
  func lessonsFolder() throws {
    let folder = try course()
    let selection = Selection([folder.path])
    #expect(selection.findings.isEmpty)
    #expect(
      paths(selection, folder) == [["/a/lesson.md"], ["/a/part/lesson.md"], ["/b/lesson.md", "/b/lesson.ja.md"]])
  }

  @Test("A folder without lessons has its Markdown files with either extension, or else its Swift files")
  func plainMarkdown() throws {
    let folder = try TemporaryFolder()
    for name in ["a/README.markdown", "a/guide.md", "a/a.swift", "b/b.swift"] { try folder.write("# A\n", to: name) }
    #expect(paths(Selection([folder.path + "/a"]), folder).flatMap(\.self) == ["/a/README.markdown", "/a/guide.md"])
    #expect(paths(Selection([folder.path + "/b"]), folder) == [["/b/b.swift"]])
  }

  @Test("A lesson's folder, a document, and a cell are found, too, and each only once")
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

  @Test("A link to a folder is reported and not searched, unless it is named or belongs to a lesson")
  func linkedFolders() throws {
    let (folder, elsewhere) = (try course(), try course())
    for link in ["linked", "b/pictures", ".kept"] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: elsewhere.path)
    }
    let selection = Selection([folder.path])
    #expect(
      selection.notes
        == [
          Finding(
            Place(file: folder.path + "/linked"), "This is a link to a folder, so it is not searched for lessons.",
            help: "To run its contents, name the link itself.")
        ])
    #expect(selection.groups.count == 3)
    let named = Selection([folder.path + "/linked"])
    #expect(named.notes.isEmpty && named.groups.count == 3)
  }

  @Test("Reports name documents the same wherever the lessons are")
  func reportPaths() throws {
    let folder = try course()
    let name = folder.path.split(separator: "/").last ?? ""
    #expect(Selection([folder.path]).groups[0][0].reportPath == "\(name)/a/lesson.md")
    #expect(Selection([folder.path + "/a"]).groups[0][0].reportPath == "a/lesson.md")
    #expect(Selection([folder.path + "/a/lesson.md"]).groups[0][0].reportPath == "lesson.md")
  }

  @Test("A path without documents is reported, with the kinds of paths that can be named")
  func errors() throws {
    let folder = try course()
    let paths = ["/c", "/a/lesson.md#Not-A-Name", "/c.md:3", "/pictures", ""].map { folder.path + $0 }
    let messages = paths.dropLast().map { Selection([$0]).findings.map(\.message) }
    #expect(
      messages == [
        ["There is no such file or folder."], ["There is no such file or folder."],
        ["There is no such file or folder."],
        ["The folder has no lesson."],
      ])
    #expect(
      ["/a/lesson.md#", "/a/lesson.md:x", "/a#x"].map { Selection([folder.path + $0]).findings.first?.help } == [
        "Write the name of a cell after `#`.", "Write the number of a line after `:`.",
        "`\(folder.path)/a` is a folder. Name the cell with its document, such as `\(folder.path)/a/lesson.md#…`.",
      ])
    try folder.write("", to: "empty/.keep")
    try folder.write("", to: "misnamed/Lesson.md")
    #expect(
      Selection([folder.path]).findings
        == ["empty", "misnamed"].map {
          Finding(
            Place(file: "\(folder.path)/\($0)"), "The folder of the lesson has no document.",
            help: "Add `lesson.md`, or remove the folder.")
        })
  }

  @Test("An address without a cell is reported, with the names or lines of the existing cells")
  func noCell() async throws {
    let folder = try course()
    let path = folder.path + "/a/lesson.md"
    #expect(
      await outcomes([path + "#y"]).flatMap(\.findings)
        == [Finding(Place(file: path), "No cell has the name `y`.", help: "The names are: `x`.")])
    #expect(
      await outcomes([path + ":2"]).flatMap(\.findings)
        == [
          Finding(Place(file: path, line: 2), "There is no cell on this line.", help: "Cells start on: 5.")
        ])
  }

  @Test("A lesson 20 levels deep is found, and a folder more than 64 levels deep is reported")
  func deep() throws {
    let folder = try TemporaryFolder()
    func path(_ levels: Int) -> String { (0..<levels).map { "d\($0)" }.joined(separator: "/") }
    try folder.write("", to: "\(path(20))/lesson.md")
    #expect(paths(Selection([folder.path]), folder) == [["/\(path(20))/lesson.md"]])
    try folder.write("", to: "\(path(70))/lesson.md")
    let selection = Selection([folder.path])
    #expect(paths(selection, folder) == [["/\(path(20))/lesson.md"]])
    #expect(
      selection.findings == [
        Finding(
          Place(file: "\(folder.path)/\(path(65))"),
          "This folder is more than 64 levels deep, so it is not searched for lessons.",
          help: "Name the folder itself.")
      ])
  }

  #if os(Linux)
    @Test("A name that is not UTF-8 is reported only if it may belong to a document")
    func notUTF8() throws {
      let folder = try course()
      func make(_ name: [UInt8], _ file: String) {
        let path = Array("\(folder.path)/".utf8) + name
        for bytes in [path, path + Array("/below".utf8)] { mkdir(bytes.map { CChar(bitPattern: $0) } + [0], 0o755) }
        close(
          open((path + Array("/below/\(file)".utf8)).map { CChar(bitPattern: $0) } + [0], O_CREAT | O_WRONLY, 0o600))
      }
      make([0x62, 0xFF], "lesson.md")
      make([0x70, 0xFE], "ring.svg")
      make([0x2E, 0xFE], "lesson.md")
      #expect(
        Selection([folder.path]).findings == [
          Finding(
            Place(file: "\(folder.path)/b\u{FFFD}"), "This name is not UTF-8, so it is skipped.",
            help: "Give it another name.")
        ])
    }

    @Test("Two names that differ only in their bytes are two documents")
    func normalization() throws {
      let folder = try TemporaryFolder()
      let names = ["caf\u{E9}", "cafe\u{301}"]
      for name in names { try folder.write("", to: "\(name)/lesson.md") }
      let all = names.map { "\(folder.path)/\($0)/lesson.md" }
      #expect(Selection(all).groups.count == 2)
      #expect(Selection([folder.path]).groups.count == 2)
      #expect(Selection(all + all).groups.count == 2)
    }
  #endif

  @Test("Two names of one file are one document")
  func hardLinks() throws {
    let folder = try course()
    try FileManager.default.linkItem(atPath: folder.path + "/b/notes.md", toPath: folder.path + "/same.md")
    #expect(paths(Selection(["/same.md", "/b/notes.md"].map { folder.path + $0 }), folder) == [["/same.md"]])
  }

  @Test("Files left by an interrupted update are reported")
  func leftovers() throws {
    let folder = try course()
    for name in [".ring.svg.lesson-update", ".lesson.md.lesson-copy", ".hidden"] {
      try folder.write("x", to: "a/\(name)")
    }
    let selection = Selection([folder.path])
    #expect(selection.findings.isEmpty)
    #expect(
      selection.notes.map(\.description) == [
        "\(folder.path)/a/.ring.svg.lesson-update: An interrupted update left this file. `lesson update` removes it, and writes the rest of that update.",
        "\(folder.path)/a/.lesson.md.lesson-copy: An update was interrupted while it was overwriting a file here. This is what the file contained before. Compare both files, and remove this one.",
      ])
  }

  @Test("An error in a document with many cells lists only the cells near the line")
  func manyCells() async throws {
    let folder = try TemporaryFolder()
    let cells = String(repeating: "```experiment sample.lines\n```\n\n", count: 1_000)
    let path = try folder.write(cells, to: "a.md")
    func help(_ line: Int) async -> String? {
      await outcomes(["\(path):\(line)"]).first?.findings.first?.help?.description
    }
    #expect(await help(3)?.hasPrefix("Cells start on: 1, 4, 7, ") == true)
    #expect(await help(3)?.hasSuffix(", 58, ….") == true)
    #expect(await help(1500)?.hasPrefix("Cells start on: …, 1471, ") == true)
    #expect(await help(3000)?.hasSuffix(", 2995, 2998.") == true)
  }

  @Test("The outcomes of many documents come in order, though they run in parallel")
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
