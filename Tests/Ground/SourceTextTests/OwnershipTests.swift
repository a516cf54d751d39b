import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Users who can write a file")
struct OwnershipTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    folder.allow(0o755, "")
    for name in ["a", "a/b"] {
      try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
      folder.allow(0o755, name)
    }
    try folder.write("a/b/file", "", permissions: 0o644)
  }

  /// The real path, because temporary folders are reached through links on macOS.
  private var real: String { URL(filePath: folder.path).resolvingSymlinksInPath().path }

  @Test("Files in the user's own folders have no flaw")
  func own() {
    #expect(Ownership.flaw(of: folder("a/b/file")) == nil)
    #expect(Ownership.isOwn(folder("a/b"), folder: true) && Ownership.isOwn(folder("a/b/file"), folder: false))
    #expect(!Ownership.isOwn(folder("a/b"), folder: false) && !Ownership.isOwn(folder("a/none"), folder: false))
  }

  @Test(
    "A file or folder that others can write to is found anywhere on the path",
    arguments: [
      ("a/b/file", 0o664), ("a/b/file", 0o646), ("a/b", 0o775), ("a", 0o757), ("a", 0o777), ("a/b/file", 0o1666),
    ] as [(String, mode_t)])
  func writable(_ name: String, _ permissions: mode_t) {
    folder.allow(permissions, name)
    #expect(Ownership.flaw(of: folder("a/b/file")) == Ownership.Flaw(path: "\(real)/\(name)", isForeign: false))
  }

  @Test("A folder that everybody can write to is not a flaw if its files are protected")
  func sticky() {
    folder.allow(0o1777, "a")
    #expect(Ownership.flaw(of: folder("a/b/file")) == nil)
    #expect(!Ownership.isOwn(folder("a"), folder: true))
  }

  @Test(
    "A file or folder of another user is found", .enabled(if: TemporaryFolder.canGiveAway),
    arguments: ["a", "a/b", "a/b/file"])
  func foreign(_ name: String) {
    folder.giveAway(name)
    #expect(Ownership.flaw(of: folder("a/b/file")) == Ownership.Flaw(path: "\(real)/\(name)", isForeign: true))
    if name != "a" { #expect(!Ownership.isOwn(folder(name), folder: name == "a/b")) }
  }

  @Test("The destination of a link is checked, and a missing file has no flaw")
  func links() throws {
    try folder.write("loose", "", permissions: 0o666)
    folder.link("a/link", to: "../loose")
    #expect(Ownership.flaw(of: folder("a/link")) == Ownership.Flaw(path: "\(real)/loose", isForeign: false))
    #expect(!Ownership.isOwn(folder("a/link"), folder: false))
    #expect(Ownership.flaw(of: folder("a/none")) == nil)
  }
}
