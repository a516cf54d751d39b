import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Folders of what can be made again")
struct CacheFolderTests {
  @Test("What is written is read, first and again; a folder that is missing is made")
  func written() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path + "/a/b")
    #expect(cache.read("x") == nil)
    #expect(cache.isOwn())
    for bytes in [[1, 2, 3], [4], []] as [[UInt8]] {
      cache.write(bytes, to: "x")
      #expect(cache.read("x") == bytes)
    }
    #expect(try folder.names(in: "a/b") == ["x"])
  }

  @Test("What is a month old is removed with all below it, but the folder is looked through once a day alone")
  func swept() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path)
    func age(_ name: String, days: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: "\(folder.path)/\(name)")
    }
    for name in ["old", "new", "folder/below"] { try folder.write("", to: name) }
    for name in ["old", "folder"] { try age(name, days: 31) }
    cache.sweep()
    #expect(try folder.names() == [".swept", "new"])
    try age("new", days: 31)
    cache.sweep()
    #expect(try folder.names() == [".swept", "new"])
    try age(".swept", days: 2)
    cache.sweep()
    #expect(try folder.names() == [".swept"])
  }
}
