import CLibrary
import TestSupport
import Testing

@testable import SwiftCells

@Suite struct RunFolderTests {
  private static let mark = "swift-lessons run\n"

  @Test func `Only folders of runs whose process has ended are swept away`() throws {
    let folder = try TemporaryFolder()
    let (dead, own) = (99_999_999, getpid())
    try folder.write(Self.mark, to: "lesson-\(dead)-0123456789abcdef/lock")
    try folder.write("x", to: "lesson-\(dead)-0123456789abcdef/cell/deep/file")
    let kept = [
      "lesson-\(own)-0123456789abcdef", "lesson-\(dead)-0123456789abcde", "lesson-\(dead)-0123456789abcdeg",
      "lesson-1-0123456789abcdef", "lessen-\(dead)-0123456789abcdef", "lesson-\(dead)-0123456789abcdef-x",
      "lesson--0123456789abcdef", "lesson-x-0123456789abcdef",
    ]
    for name in kept { try folder.write(Self.mark, to: "\(name)/lock") }
    try folder.write("something else", to: "lesson-\(dead)-1111111111111111/lock")
    try folder.write("no lock", to: "lesson-\(dead)-2222222222222222/file")
    let locked = open(try folder.write(Self.mark, to: "lesson-\(dead)-3333333333333333/lock"), O_RDWR)
    defer { close(locked) }
    #expect(flock(locked, LOCK_EX | LOCK_NB) == 0)
    RunFolder.sweep(folder.path)
    let others = ["1111111111111111", "2222222222222222", "3333333333333333"].map { "lesson-\(dead)-\($0)" }
    #expect(try folder.names() == (kept + others).sorted())
  }

  @Test func `A folder is removed with all that a cell has left in it, but nothing behind a link`() throws {
    let outside = try TemporaryFolder()
    try outside.write("kept", to: "file")
    let folder = try RunFolder()
    folder.makeFolder("cell")
    folder.makeFolder("cell/closed")
    try folder.makeFile("cell/closed/file", "x")
    chmod("\(folder.path)/cell/closed", 0)
    symlink(outside.path, "\(folder.path)/cell/link")
    folder.remove()
    #expect(access(folder.path, F_OK) != 0)
    #expect(try outside.text("file") == "kept")
  }

  @Test func `No more of a file is read than asked for, and no link is followed`() throws {
    let folder = try RunFolder()
    defer { folder.remove() }
    try folder.makeFile("file", "some text")
    symlink("\(folder.path)/file", "\(folder.path)/link")
    #expect(folder.read("file", atMost: 4) == Array("some".utf8))
    #expect(folder.read("file", atMost: 100) == Array("some text".utf8))
    #expect(folder.read("link", atMost: 100).isEmpty)
    #expect(folder.read("none", atMost: 100).isEmpty)
  }
}
