import Foundation
import SourceText
import TestSupport
import Testing

#if os(Linux)
  import CExtendedAttributes

  /// The tests run only on Linux, because they depend on its format of access lists.
  @Suite("The properties of a file besides its bytes")
  struct FileIdentityTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
      folder = try TemporaryFolder()
      path = try folder.write("old", to: "a.md")
    }

    /// Whether the file system stores attributes.
    static let hasAttributes: Bool = {
      guard let folder = try? TemporaryFolder(), let path = try? folder.write("", to: "a") else { return false }
      return setxattr(path, "user.lesson", "x", 1, 0) == 0
    }()

    /// An access list that gives a stranger read access: owner, stranger, group, mask and others, each with its
    /// permissions.
    private static let list: [UInt8] =
      [2, 0, 0, 0]
      + [(1, 6, .max), (2, 4, TemporaryFolder.stranger), (4, 4, .max), (16, 4, .max), (32, 0, .max)].flatMap {
        (tag: UInt16, permissions: UInt16, user: UInt32) in
        withUnsafeBytes(of: (tag, permissions, user)) { Array($0) }
      }

    private func status(_ name: String = "a.md") -> stat {
      var status = stat()
      stat("\(folder.path)/\(name)", &status)
      return status
    }

    private func attribute(_ name: String) -> [UInt8]? {
      var value = [UInt8](repeating: 0, count: 1024)
      let count = getxattr(path, name, &value, value.count)
      return count < 0 ? nil : Array(value.prefix(count))
    }

    private func replace(_ text: String = "new") throws -> [Finding] {
      try TextFile.replace(path, with: Array(text.utf8), ifStill: Array("old".utf8))
    }

    @Test(
      "Owner, group and permissions of a replaced file stay the same", .enabled(if: TemporaryFolder.canGiveAway),
      arguments: [0o640, 0o604, 0o4755])
    func owner(_ permissions: mode_t) throws {
      folder.giveAway("a.md")
      folder.allow(permissions, "a.md")
      #expect(try replace().isEmpty)
      #expect(try folder.text("a.md") == "new")
      #expect(status().st_uid == TemporaryFolder.stranger && status().st_gid == TemporaryFolder.stranger)
      #expect(status().st_mode & 0o7777 == permissions && status().st_nlink == 1)
      #expect(try folder.names() == ["a.md"])
    }

    @Test("Attributes and access lists of a replaced file stay the same", .enabled(if: hasAttributes))
    func attributes() throws {
      #expect(setxattr(path, "user.author", "somebody", 8, 0) == 0)
      try #require(setxattr(path, "system.posix_acl_access", Self.list, Self.list.count, 0) == 0)
      #expect(try replace().isEmpty)
      #expect(try folder.text("a.md") == "new")
      #expect(attribute("user.author") == Array("somebody".utf8))
      #expect(attribute("system.posix_acl_access") == Self.list)
    }

    @Test(
      "A file without an access list gets none, even if its folder passes one to new files",
      .enabled(if: hasAttributes))
    func inherited() throws {
      try #require(setxattr(folder.path, "system.posix_acl_default", Self.list, Self.list.count, 0) == 0)
      folder.allow(0o600, "a.md")
      #expect(try replace().isEmpty)
      #expect(attribute("system.posix_acl_access") == nil && status().st_mode & 0o777 == 0o600)
    }

    @Test(
      "All names of a replaced file name the new bytes, and a note reports that there are several",
      arguments: ["new", "a much longer text", ""])
    func links(_ text: String) throws {
      try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b.md")
      let node = status().st_ino
      #expect(
        try replace(text).map(\.description) == [
          "\(path): The file has 2 names (hard links), and all of them now have the new content. To change only this "
            + "one, replace it with a copy."
        ])
      #expect(try folder.text("a.md") == text && folder.text("b.md") == text)
      #expect(status().st_ino == node && status("b.md").st_ino == node)
      #expect(try folder.names() == ["a.md", "b.md"])
    }

    @Test("A file with several names is not written if it has changed")
    func changedLink() throws {
      try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b.md")
      #expect(throws: Finding.self) { try TextFile.replace(path, with: [1], ifStill: [2]) }
      #expect(try folder.text("b.md") == "old" && folder.names() == ["a.md", "b.md"])
    }
  }
#endif
