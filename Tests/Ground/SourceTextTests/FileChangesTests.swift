import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Writing several files")
struct FileChangesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func change(_ name: String, _ text: String, ifStill old: String?) -> FileChange {
    FileChange("\(folder.path)/\(name)", named: name, to: Array(text.utf8), ifStill: old.map { Array($0.utf8) })
  }

  @Test("Many files are written, each with its own bytes, and no other file is left")
  func many() throws {
    let names = (0..<400).map { "\($0)/a.md" }
    for name in names { try folder.write("old \(name)", to: name) }
    let outcomes = FileChanges.write(names.map { [change($0, "new \($0)", ifStill: "old \($0)")] })
    #expect(outcomes.count == names.count && outcomes.allSatisfy { $0.finding == nil && $0.notes.isEmpty })
    for name in names {
      #expect(try folder.text(name) == "new \(name)")
      #expect(try folder.names(in: String(name.dropLast(5))) == ["a.md"])
    }
  }

  @Test("A file written in the background is complete when its outcome is available", .timeLimit(.minutes(1)))
  func meanwhile() throws {
    let names = (0..<40).map { "\($0).md" }
    let writings = names.map {
      FileChanges.Writing([[change($0, "new", ifStill: "")], [change($0, "x", ifStill: "y")]])
    }
    for (name, writing) in zip(names, writings) {
      #expect(writing.outcomes().map { $0.finding == nil } == [true, false])
      #expect(writing.isDone && writing.outcomes().count == 2, "asked again")
      #expect(try folder.text(name) == "new")
    }
  }

  @Test("Either all files that belong together are written or none is, whichever of them fails", arguments: 0..<3)
  func together(_ changed: Int) throws {
    for name in ["0", "1", "2", "other"] { try folder.write("old", to: name) }
    try folder.write("somebody else's", to: "\(changed)")
    let outcomes = FileChanges.write([
      (0..<3).map { change("\($0)", "new", ifStill: "old") }, [change("other", "new", ifStill: "old")],
    ])
    #expect(
      outcomes.map { $0.finding?.description } == [
        "\(changed): Another program changed the file in the meantime. Nothing was written; run the command again.",
        nil,
      ])
    for number in 0..<3 where number != changed { #expect(try folder.text("\(number)") == "old") }
    #expect(try folder.text("\(changed)") == "somebody else's" && folder.text("other") == "new")
    #expect(try folder.names() == ["0", "1", "2", "other"])
  }

  @Test("A file that cannot be created stops the files that belong to it from being written")
  func missingFolder() throws {
    try folder.write("old", to: "a.md")
    let outcomes = FileChanges.write([
      [change("none/a.svg", "new", ifStill: ""), change("a.md", "new", ifStill: "old")]
    ])
    #expect(outcomes[0].finding?.message == "There is no folder for this file.")
    #expect(try folder.text("a.md") == "old" && folder.names() == ["a.md"])
  }

  @Test(
    "Several equal writes of a file succeed, and different ones are reported", .timeLimit(.minutes(1)))
  func sameFile() throws {
    try folder.write("old", to: "a.svg")
    let alike = FileChanges.write((0..<4).map { _ in [change("a.svg", "new", ifStill: "old")] })
    #expect(alike.allSatisfy { $0.finding == nil })
    let different = FileChanges.write((0..<4).map { [change("a.svg", "newer \($0)", ifStill: "new")] })
    #expect(different.filter { $0.finding == nil }.count == 1)
    let alone = FileChanges.write([["./a.svg", "a.svg"].map { change($0, "last", ifStill: nil) }])
    #expect(alone[0].finding == nil)
    let two = FileChanges.write([["./a.svg", "a.svg"].map { change($0, $0, ifStill: nil) }])
    #expect(two[0].finding?.message == "Two different results would be written to this file.")
    #expect(try folder.text("a.svg") == "last" && folder.names() == ["a.svg"])
  }

  @Test("Two groups with the same files in opposite orders do not deadlock", .timeLimit(.minutes(1)))
  func orders() throws {
    for round in 0..<50 {
      for name in ["a", "b"] { try folder.write("old", to: name) }
      let names = [["a", "b"], ["b", "a"]]
      let outcomes = FileChanges.write(names.map { $0.map { change($0, "new \(round)", ifStill: "old") } })
      #expect(outcomes.allSatisfy { $0.finding == nil })
    }
  }

  @Test("A new file is created, but never replaces an existing one")
  func new() throws {
    try folder.write("mine", to: "b.svg")
    let outcomes = FileChanges.write([[change("a.svg", "new", ifStill: "")], [change("b.svg", "new", ifStill: "")]])
    #expect(outcomes[0].finding == nil && outcomes[1].finding?.message == "The file already exists.")
    #expect(try folder.text("a.svg") == "new" && folder.text("b.svg") == "mine")
    #expect(try folder.names() == ["a.svg", "b.svg"])
  }
}
