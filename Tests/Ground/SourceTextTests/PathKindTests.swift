import Foundation
import SourceText
import TestSupport
import Testing

@Suite("What a path names")
struct PathKindTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A folder is one, whatever it holds")
  func folders() throws {
    try folder.write("", to: "full/a.md")
    #expect(PathKind.isFolder(folder.path))
    #expect(PathKind.isFolder(folder("full")))
  }

  @Test("A link to a folder, a file and a path that leads nowhere are none")
  func others() throws {
    try folder.write("", to: "full/a.md")
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: folder("full"))
    for name in ["link", "full/a.md", "missing"] { #expect(!PathKind.isFolder(folder(name)), "\(name)") }
  }
}
