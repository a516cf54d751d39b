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

  @Test("A folder or a file that others can write to is as good as none", arguments: [0o664, 0o606, 0o666] as [mode_t])
  func loose(_ permissions: mode_t) throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path + "/cache")
    #expect(cache.isOwn())
    cache.write([1], to: "x")
    #expect(cache.read("x") == [1])
    folder.allow(permissions, "cache/x")
    #expect(cache.read("x") == nil)
    folder.allow(0o600, "cache/x")
    folder.allow(permissions | 0o111, "cache")
    #expect(!cache.isOwn())
  }

  @Test("What belongs to somebody else is as good as nothing", .enabled(if: TemporaryFolder.canGiveAway))
  func foreign() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path + "/cache")
    #expect(cache.isOwn())
    cache.write([1], to: "x")
    folder.giveAway("cache/x")
    #expect(cache.isOwn() && cache.read("x") == nil)
    folder.giveAway("cache")
    #expect(!cache.isOwn())
  }

  @Test("A link in the folder leads to nothing")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "elsewhere")
    folder.link("x", to: "elsewhere")
    #expect(CacheFolder(folder.path).read("x") == nil)
  }

  @Test("Nobody else can look into what is made")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path + "/a/b")
    #expect(cache.isOwn())
    cache.write([1], to: "x")
    #expect(try ["a", "a/b", "a/b/x"].map { try folder.permissions($0) } == [0o700, 0o700, 0o600])
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

  @Test("Of very many files a day's look takes a part, and each is looked at within a month")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path)
    let count = 6_000
    for number in 0..<count {
      let path = "\(folder.path)/\(CacheFolder.name(for: "\(number)")).json"
      close(open(path, O_CREAT | O_WRONLY, 0o600))
      var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
      utimes(path, &times)
    }
    cache.sweep()
    let left = try folder.names().count - 1
    #expect(left < count && left > count * 9 / 10)
  }
}
