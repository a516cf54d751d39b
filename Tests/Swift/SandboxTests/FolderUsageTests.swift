import CLibrary
import Testing

@testable import Sandbox

@Suite struct FolderUsageTests {
  private func usage(_ files: Int, bytes: Int = 1 << 20, then body: (RunFolder) throws -> Void) throws -> Bool {
    let folder = try RunFolder()
    defer { folder.remove() }
    folder.makeFolder("cell")
    try body(folder)
    return FolderUsage(path: "\(folder.path)/cell", mostFiles: files, mostBytes: bytes).isPassed
  }

  @Test func `Files count, and folders, and what is in them`() throws {
    let fill = { (folder: RunFolder) in
      folder.makeFolder("cell/inner")
      for name in ["a", "inner/b", "inner/c"] { try folder.makeFile("cell/\(name)") }
    }
    #expect(try !usage(4, then: fill))
    #expect(try usage(3, then: fill))
  }

  @Test func `What is written counts, not what is said to be there`() throws {
    #expect(try !usage(10, then: { try $0.makeFile("cell/empty", size: 1 << 30) }))
    #expect(try usage(10, then: { try $0.makeFile("cell/full", String(repeating: "x", count: 2 << 20)) }))
  }

  @Test func `Folders that cannot be read are looked into, and links lead nowhere`() throws {
    let closed = { (folder: RunFolder) in
      folder.makeFolder("cell/closed")
      for number in 0..<5 { try folder.makeFile("cell/closed/\(number)") }
      chmod("\(folder.path)/cell/closed", 0o300)
    }
    #expect(try usage(5, then: closed))
    #expect(try !usage(6, then: closed))
    #expect(try !usage(1, then: { symlink("/usr", "\($0.path)/cell/link") }))
  }

  @Test func `Folders in folders without an end are too many`() throws {
    #expect(
      try usage(1000) { folder in
        var name = "cell"
        for _ in 0..<100 {
          name += "/d"
          folder.makeFolder(name)
        }
      })
  }

  @Test func `A folder that is gone holds nothing`() throws {
    #expect(!FolderUsage(path: "/nonexistent", mostFiles: 0, mostBytes: 0).isPassed)
  }
}
