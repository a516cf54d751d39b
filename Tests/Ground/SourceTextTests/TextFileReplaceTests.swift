import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Replacing a file")
struct TextFileReplaceTests {
  private let folder: TemporaryFolder
  private let new = Array("new".utf8)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(_ path: String, ifStill old: String? = nil) -> String? {
    do throws(Finding) {
      try TextFile.replace(path, with: new, ifStill: old.map { Array($0.utf8) })
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "A replaced file has new bytes and old permissions, and no other file is left",
    arguments: [0o644, 0o600, 0o755, 0o664])
  func permissions(_ permissions: Int) throws {
    try folder.write("a.md", "a long old text", permissions: permissions)
    #expect(message(folder("a.md")) == nil)
    #expect(try folder.text("a.md") == "new")
    #expect(try folder.permissions("a.md") == permissions)
    #expect(try folder.names == ["a.md"])
  }

  @Test("A missing file is created, and a file can become empty")
  func creates() throws {
    #expect(message(folder("a.md")) == nil)
    #expect(try folder.text("a.md") == "new")
    try TextFile.replace(folder("a.md"), with: [])
    #expect(try TextFile.read(folder("a.md")).isEmpty)
    #expect(try folder.names == ["a.md"])
  }

  @Test("A link stays a link, and the file that it leads to is replaced in place")
  func links() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder("real"), withIntermediateDirectories: false)
    try folder.write("real/a.md", "old")
    try manager.createSymbolicLink(atPath: folder("second"), withDestinationPath: "real/a.md")
    try manager.createSymbolicLink(atPath: folder("first"), withDestinationPath: "second")
    #expect(message(folder("first")) == nil)
    #expect(try folder.text("real/a.md") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("first")) == "second")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("second")) == "real/a.md")
    #expect(try folder.names == ["first", "real", "second"])
    #expect(try manager.contentsOfDirectory(atPath: folder("real")) == ["a.md"])
  }

  @Test("A file that has changed since it was read is not replaced")
  func changed() throws {
    try folder.write("a.md", "somebody else's")
    #expect(
      message(folder("a.md"), ifStill: "old")
        == "\(folder("a.md")): Another program changed the file in the meantime. Nothing was written; run the command again."
    )
    #expect(try folder.text("a.md") == "somebody else's")
    #expect(message(folder("a.md"), ifStill: "somebody else's") == nil)
    #expect(try folder.text("a.md") == "new")
    #expect(try folder.names == ["a.md"])
  }

  @Test("A file that has vanished since it was read is not created again")
  func vanished() throws {
    #expect(message(folder("a.md"), ifStill: "old") == "\(folder("a.md")): There is no such file. Check the path.")
    #expect(try folder.names == [])
  }

  @Test("A folder is not replaced, and a missing folder is not created")
  func folders() throws {
    try FileManager.default.createDirectory(atPath: folder("a.md"), withIntermediateDirectories: false)
    #expect(
      message(folder("a.md"))
        == "\(folder("a.md")): This is not a regular file, so it cannot be replaced. Choose another file.")
    #expect(
      message(folder("none/a.md"))
        == "\(folder("none/a.md")): There is no folder for this file. Create the folder, or choose another place.")
    #expect(try folder.names == ["a.md"])
  }

  @Test("A read-only file, and a file in a read-only folder, are refused", .enabled(if: !TemporaryFolder.isRoot))
  func forbidden() throws {
    let path = try folder.write("a.md", "old", permissions: 0o444)
    let refusal = "\(path): The file cannot be written: permission denied. Check its permissions."
    #expect(message(path) == refusal)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    #expect(message(path) == refusal)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    #expect(try folder.text("a.md") == "old")
    #expect(try folder.names == ["a.md"])
  }

  @Test("The draft of a killed process is reused, whatever it contains")
  func leftover() throws {
    try folder.write("a.md", "old", permissions: 0o640)
    try folder.write(".a.md.lesson-update", "half of a much longer text that was never finished", permissions: 0o600)
    #expect(message(folder("a.md"), ifStill: "old") == nil)
    #expect(try folder.text("a.md") == "new")
    #expect(try folder.permissions("a.md") == 0o640)
    #expect(try folder.names == ["a.md"])
  }

  @Test("A file with the longest possible name can be created and replaced")
  func longestName() throws {
    let name = String(repeating: "n", count: 252) + ".md"
    #expect(message(folder(name)) == nil)
    try TextFile.replace(folder(name), with: Array("newer".utf8), ifStill: new)
    #expect(try folder.text(name) == "newer")
    #expect(try folder.names == [name])
  }

  @Test("Replacing a file waits while another program briefly locks it", .timeLimit(.minutes(1)))
  func locked() throws {
    let path = try folder.write("a.md", "old", permissions: 0o644)
    let descriptor = open(path, O_RDONLY)
    #expect(flock(descriptor, LOCK_EX) == 0)
    Thread.detachNewThread {
      usleep(200_000)
      close(descriptor)
    }
    #expect(message(path, ifStill: "old") == nil)
    #expect(try folder.text("a.md") == "new")
  }
}
