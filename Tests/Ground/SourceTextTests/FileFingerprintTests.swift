import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Fingerprints of files")
struct FileFingerprintTests {
  @Test("A fingerprint tells a file from a later one of the same size and time, and from a file put in its place")
  func changes() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("one", to: "a")
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    var seen: Set = [FileFingerprint(path)]
    try await Task.sleep(for: .milliseconds(30))
    #expect(FileFingerprint(path) == seen.first)
    for text in ["two", "two", "three"] {
      try await Task.sleep(for: .milliseconds(30))
      try folder.write(text, to: "a")
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      #expect(seen.insert(FileFingerprint(path)).inserted)
    }
    try folder.remove("a")
    #expect(FileFingerprint(path) == nil)
  }

  @Test("A file is older than a moment after it was written, but not older than a moment before")
  func older() async throws {
    let folder = try TemporaryFolder()
    let before = FileTime.now
    let path = try folder.write("one", to: "a")
    #expect(try #require(FileFingerprint(path)).isOlder(than: before) == false)
    try await Task.sleep(for: .milliseconds(30))
    #expect(try #require(FileFingerprint(path)).isOlder(than: .now))
  }

  @Test("The state of a folder changes with each file below it, and when a missing path appears")
  func tree() async throws {
    let folder = try TemporaryFolder()
    var seen: Set<String> = []
    func isNew() -> Bool { seen.insert(FileTreeState(folder.path + "/t")?.text ?? "unreadable").inserted }
    #expect(isNew() && !isNew())
    for file in ["t/a", "t/b/c", "t/b/d", "t/b/c"] {
      try await Task.sleep(for: .milliseconds(30))
      try folder.write("x", to: file)
      #expect(isNew() && !isNew())
    }
    try folder.remove("t/b/d")
    #expect(isNew() && !isNew())
  }
}
