import Foundation
import LessonKit
import SourceText
import TestSupport
import Testing

@testable import LessonRunner

@Suite("A damaged cache")
struct CacheDamageTests {
  /// Returns a folder whose lesson is cached, and the bytes of the only file of its cache.
  private func kept() async throws -> (cached: CachedFolder, path: String, bytes: [UInt8]) {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    try cached.folder.write(cached.lesson(manner: "slow"), to: "lesson.md")
    await cached.run()
    let path = "cache/" + (try #require(cached.files().first))
    return (cached, path, try cached.folder.read(path))
  }

  @Test("The cache rejects a file with any changed byte or any missing end")
  func everyByte() async throws {
    let (cached, _, bytes) = try await kept()
    let identity = try identity(bytes)
    #expect(KeptGroup(bytes, identity) != nil)
    #expect(KeptGroup(bytes, identity + "x") == nil)
    var random = SplitMix64(seed: 17)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      #expect(KeptGroup(damaged, identity) == nil, "byte \(index)")
      #expect(KeptGroup(Array(bytes[..<index]), identity) == nil, "\(index) bytes")
    }
    #expect(KeptGroup(bytes + [0], identity) == nil)
    _ = cached
  }

  @Test("A damaged file is computed again, with the same result")
  func computedAgain() async throws {
    let (cached, path, bytes) = try await kept()
    let expected = await cached.run().summary
    var random = SplitMix64(seed: 18)
    for _ in 0..<12 {
      var damaged = bytes
      damaged[Int.random(in: bytes.indices, using: &random)] ^= 0x40
      if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 1...bytes.count, using: &random)) }
      try cached.folder.write(damaged, to: path)
      let run = await cached.run()
      #expect(run.summary == expected && run.computed == 1)
    }
    try cached.folder.remove(path)
    try FileManager.default.createDirectory(atPath: cached.folder.path + "/" + path, withIntermediateDirectories: true)
    #expect(await cached.run() == (expected, 1))
  }

  @Test("Nonsense with a valid checksum does not crash the reader")
  func nonsense() async throws {
    let (cached, _, bytes) = try await kept()
    let identity = try identity(bytes)
    var random = SplitMix64(seed: 19)
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 24..<bytes.count, using: &random)
        damaged[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      let sum = damaged.withUnsafeBytes { Checksum.of(UnsafeRawBufferPointer(rebasing: $0[24...])) }
      damaged.withUnsafeMutableBytes { $0.storeBytes(of: sum.littleEndian, toByteOffset: 16, as: UInt64.self) }
      _ = KeptGroup(damaged, identity)
    }
    _ = cached
  }

  @Test("Without a writable cache, everything is computed, and no error is reported")
  func unwritable() async throws {
    var cached = try CachedFolder()
    try cached.folder.write(cached.lesson(), to: "lesson.md")
    let expected = await cached.run().summary
    try cached.folder.write("", to: "file")
    let shared = cached.folder.path + "/shared"
    try FileManager.default.createDirectory(
      atPath: shared, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: shared)
    for folder in [cached.folder.path + "/file", cached.folder.path + "/file/below", "/proc/lesson-cache", shared] {
      cached.cacheFolder = folder
      for _ in 0..<2 { #expect(await cached.run() == (expected, 1)) }
    }
  }

  @Test("A file that other users may have written is computed again")
  func loose() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    try cached.folder.write(cached.lesson(), to: "lesson.md")
    let expected = await cached.run().summary
    #expect(await cached.run() == (expected, 0))
    let file = try #require(try cached.folder.names(in: "cache").first { $0.hasSuffix(".lesson") })
    cached.folder.allow(0o622, "cache/\(file)")
    #expect(await cached.run() == (expected, 1))
    #expect(await cached.run() == (expected, 0))
    guard TemporaryFolder.canGiveAway else { return }
    for name in ["cache/\(file)", "cache"] {
      cached.folder.giveAway(name)
      #expect(await cached.run() == (expected, 1))
    }
  }

  /// Returns the identity that a file begins with.
  private func identity(_ bytes: [UInt8]) throws -> String {
    var reader = ByteReader(bytes, from: 24)
    return try reader.text()
  }
}
