import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Reading a file")
struct TextFileReadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(_ path: String) -> String? {
    do throws(Finding) {
      _ = try TextFile.read(path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "A file is read byte for byte",
    arguments: [[], [0x61], [0xFF, 0x00, 0x0D, 0x0A], Array(repeating: 0x62, count: 200_000)])
  func bytes(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder("a.md")))
    #expect(try TextFile.read(folder("a.md")) == bytes)
  }

  @Test("A missing file is reported")
  func missing() {
    #expect(message(folder("a.md")) == "\(folder("a.md")): There is no such file. Check the path.")
  }

  @Test("A path through a file is reported")
  func notAFolder() throws {
    try folder.write("a.md", "")
    #expect(message(folder("a.md/b.md")) == "\(folder("a.md/b.md")): The file could not be read: Not a directory.")
  }

  @Test("A folder is reported")
  func directory() {
    #expect(message(folder.path) == "\(folder.path): This is a folder, not a document. Name a Markdown file.")
  }

  @Test("A named pipe and a device are refused at once", .timeLimit(.minutes(1)))
  func special() {
    #expect(mkfifo(folder("pipe.md"), 0o600) == 0)
    for path in [folder("pipe.md"), "/dev/null", "/dev/zero"] {
      #expect(message(path) == "\(path): This is a special file, not a document. Name a Markdown file.")
    }
  }

  @Test("A file without read permission is reported", .enabled(if: !TemporaryFolder.isRoot))
  func forbidden() throws {
    let path = try folder.write("a.md", "a", permissions: 0o200)
    #expect(message(path) == "\(path): The file cannot be read: permission denied. Check its permissions.")
  }

  @Test("A file of 64 MiB is read, and a larger one is refused")
  func large() throws {
    let path = try folder.write("a.md", "")
    #expect(truncate(path, off_t(TextFile.largest)) == 0)
    #expect(try TextFile.read(path).count == TextFile.largest)
    #expect(truncate(path, off_t(TextFile.largest + 1)) == 0)
    #expect(
      message(path) == "\(path): The file has 67108865 bytes. A document can have at most 64 MiB: split it.")
  }

  @Test("A link is followed, and a broken or circular one is refused")
  func links() throws {
    try folder.write("a.md", "text")
    let manager = FileManager.default
    for (link, target) in [("good", "a.md"), ("broken", "none"), ("circle", "circle")] {
      try manager.createSymbolicLink(atPath: folder(link), withDestinationPath: target)
    }
    #expect(try TextFile.read(folder("good")) == Array("text".utf8))
    #expect(message(folder("broken")) == "\(folder("broken")): There is no such file. Check the path.")
    #expect(message(folder("circle"))?.contains("could not be read") == true)
  }
}
