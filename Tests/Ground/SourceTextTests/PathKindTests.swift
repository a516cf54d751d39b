import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Kinds of paths")
struct PathKindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A folder is recognized, empty or not")
  func folders() throws {
    try folder.write("", to: "full/a.md")
    #expect(PathKind.isFolder(folder.path))
    #expect(PathKind.isFolder(folder("full")))
  }

  @Test("A link to a folder, a file and a missing path are not folders")
  func others() throws {
    try folder.write("", to: "full/a.md")
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: folder("full"))
    for name in ["link", "full/a.md", "missing"] { #expect(!PathKind.isFolder(folder(name)), "\(name)") }
  }
}
