import CLibrary
import TestSupport
import Testing

@testable import Sandbox

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

  @Test(arguments: [true, false])
  func `A tree deeper than any path is removed, and names of any bytes`(_ isWritten: Bool) throws {
    let folder = try RunFolder()
    folder.makeFolder("cell")
    var inner = open("\(folder.path)/cell", O_RDONLY | O_DIRECTORY)
    for _ in 0..<300 {
      let name = String(repeating: "d", count: 100)
      #expect(mkdirat(inner, name, 0o700) == 0)
      let next = openat(inner, name, O_RDONLY | O_DIRECTORY)
      close(inner)
      inner = next
    }
    mkdirat(inner, [CChar(bitPattern: 0xFF), 0x2F &- 1, CChar(bitPattern: 0xFE), 0], 0)
    close(inner)
    for name in ["a\u{301}", "a b", "-rf", "lock"] { folder.makeFolder("cell/\(name)") }
    folder.remove(isWritten: isWritten)
    #expect(access(folder.path, F_OK) != 0)
  }

  @Test(arguments: [true, false]) func `Ten thousand entries are removed`(_ isWritten: Bool) throws {
    let folder = try RunFolder()
    for number in 0..<10_000 { close(open("\(folder.path)/\(number)", O_CREAT | O_WRONLY, 0o600)) }
    folder.remove(isWritten: isWritten)
    #expect(access(folder.path, F_OK) != 0)
  }

  @Test func `No file elsewhere is removed while folders become links under the hand`() throws {
    let outside = try TemporaryFolder()
    for number in 0..<50 { try outside.write("kept", to: "file-\(number)") }
    for isWritten in Array(repeating: [true, false], count: 15).flatMap(\.self) {
      let folder = try RunFolder()
      let swapper = try Swapper(in: folder, to: outside.path)
      folder.remove(isWritten: isWritten)
      swapper.stop()
    }
    #expect(try outside.names().count == 50)
  }

  @Test func `No file elsewhere is given or taken while folders become links under the hand`() throws {
    let outside = try TemporaryFolder()
    for number in 0..<50 { chmod(try outside.write("kept", to: "file-\(number)"), 0o600) }
    for _ in 0..<30 {
      let folder = try RunFolder()
      defer { folder.remove() }
      let swapper = try Swapper(in: folder, to: outside.path)
      try? CompilerFolder.give(folder.path, to: geteuid() == 0 ? 65534 : geteuid())
      for _ in 0..<20 { try? CompilerFolder.take(back: folder.path) }
      swapper.stop()
    }
    for number in 0..<50 {
      var status = stat()
      #expect(stat("\(outside.path)/file-\(number)", &status) == 0)
      #expect(status.st_uid == geteuid() && status.st_mode & 0o777 == 0o600)
    }
  }

  @Test func `What stands in the place of a folder that is left over is not removed through a link`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kept", to: "elsewhere/file")
    try folder.write(Self.mark, to: "elsewhere/lock")
    symlink("elsewhere", "\(folder.path)/lesson-99999999-0123456789abcdef")
    try folder.write("x", to: "lesson-99999999-1123456789abcdef/file")
    symlink("../elsewhere/lock", "\(folder.path)/lesson-99999999-1123456789abcdef/lock")
    mkdir("\(folder.path)/lesson-99999999-2123456789abcdef", 0o700)
    mkfifo("\(folder.path)/lesson-99999999-2123456789abcdef/lock", 0o600)
    RunFolder.sweep(folder.path)
    #expect(try folder.names().count == 4)
    #expect(try folder.text("elsewhere/file") == "kept")
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
