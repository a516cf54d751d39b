import FileWatching
import Foundation
import Synchronization
import TestSupport
import Testing

/// The paths that a watcher told of.
private final class Told: Sendable {
  private let paths = Mutex<Set<String>>([])

  func take(_ changed: Set<String>) { paths.withLock { $0.formUnion(changed) } }

  /// Whether a path is told of within some seconds; told paths are forgotten then.
  func tells(of path: String) async throws -> Bool {
    for _ in 0..<1000 {
      if paths.withLock({ $0.remove(path) != nil }) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  func forget() { paths.withLock { $0 = [] } }
  var all: Set<String> { paths.withLock { $0 } }
}

@Suite("Files that change")
struct FileWatcherTests {
  @Test("Each kind of change is told, also in folders that are made later", arguments: [false, true])
  func changes(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "lessons/a/lesson.md")
    let told = Told()
    let root = folder.path + "/lessons"
    let watcher = FileWatcher(folders: [root], interval: .milliseconds(20), polls: polls) { told.take($0) }
    defer { watcher.stop() }
    try folder.write("changed", to: "lessons/a/lesson.md")
    #expect(try await told.tells(of: "\(root)/a/lesson.md"))
    try folder.write("new", to: "lessons/a/new.md")
    #expect(try await told.tells(of: "\(root)/a/new.md"))
    try FileManager.default.moveItem(atPath: "\(root)/a/new.md", toPath: "\(root)/a/moved.md")
    #expect(try await told.tells(of: "\(root)/a/moved.md"))
    try folder.write("deep", to: "lessons/b/c/deep.md")
    #expect(try await told.tells(of: "\(root)/b/c/deep.md"))
    try folder.write("deeper", to: "lessons/b/c/deep.md")
    #expect(try await told.tells(of: "\(root)/b/c/deep.md"))
    // An editor writes a file beside the old one and puts it in its place.
    try folder.write("whole", to: "lessons/a/.lesson.md.swp")
    #expect(rename("\(root)/a/.lesson.md.swp", "\(root)/a/lesson.md") == 0)
    #expect(try await told.tells(of: "\(root)/a/lesson.md"))
    try FileManager.default.removeItem(atPath: "\(root)/a/lesson.md")
    #expect(try await told.tells(of: "\(root)/a/lesson.md"))
  }

  @Test("A single file is watched without those beside it", arguments: [false, true])
  func single(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "program")
    try folder.write("a", to: "other")
    let told = Told()
    let watcher = FileWatcher(folders: [], files: [folder.path + "/program"], interval: .milliseconds(20), polls: polls)
    {
      told.take($0)
    }
    defer { watcher.stop() }
    try folder.write("b", to: "other")
    try folder.write("b", to: "program")
    #expect(try await told.tells(of: folder.path + "/program"))
    #expect(told.all.isEmpty)
  }

  @Test("After the end nothing is told", arguments: [false, true])
  func end(_ polls: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "a")
    let told = Told()
    let watcher = FileWatcher(folders: [folder.path], interval: .milliseconds(20), polls: polls) { told.take($0) }
    try folder.write("b", to: "a")
    #expect(try await told.tells(of: folder.path + "/a"))
    watcher.stop()
    try await Task.sleep(for: .milliseconds(100))
    told.forget()
    try folder.write("c", to: "a")
    try await Task.sleep(for: .milliseconds(100))
    #expect(told.all.isEmpty)
  }

  #if os(Linux)
    @Test("Linux tells, unless files are to be looked at")
    func method() throws {
      let folder = try TemporaryFolder()
      #expect(FileWatcher(folders: [folder.path]) { _ in }.method == .notified)
      #expect(FileWatcher(folders: [folder.path], polls: true) { _ in }.method == .polling(every: .milliseconds(250)))
    }
  #endif
}
