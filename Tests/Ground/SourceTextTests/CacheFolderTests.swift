import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Cache folders")
struct CacheFolderTests {
  @Test("A value can be read after every write, and a missing folder is created")
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

  @Test("A folder or file that others can write to is not used", arguments: [0o664, 0o606, 0o666] as [mode_t])
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

  @Test("A file or folder of another user is not used", .enabled(if: TemporaryFolder.canGiveAway))
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

  @Test("A link in a cache folder is not followed")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "elsewhere")
    folder.link("x", to: "elsewhere")
    #expect(CacheFolder(folder.path).read("x") == nil)
  }

  @Test("Other users cannot read a new cache")
  func permissions() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path + "/a/b")
    #expect(cache.isOwn())
    cache.write([1], to: "x")
    #expect(try ["a", "a/b", "a/b/x"].map { try folder.permissions($0) } == [0o700, 0o700, 0o600])
  }

  @Test("Files and folders a month old are removed, with one search per day")
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

  @Test("In a very large folder, a daily search checks only a part")
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
