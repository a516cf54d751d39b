import FileWatching
import Foundation
import Synchronization
import TestSupport
import Testing

/// The paths that a watcher reported.
private final class Told: Sendable {
  private let paths = Mutex<Set<String>>([])

  func take(_ changed: Set<String>) { paths.withLock { $0.formUnion(changed) } }

  /// Returns whether a path is reported within some seconds, and then forgets it.
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
  @Test("Each kind of change is reported, even in folders that are created later", arguments: [false, true])
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
    // An editor writes a new file next to the old one and then moves it into place.
    try folder.write("whole", to: "lessons/a/.lesson.md.swp")
    #expect(rename("\(root)/a/.lesson.md.swp", "\(root)/a/lesson.md") == 0)
    #expect(try await told.tells(of: "\(root)/a/lesson.md"))
    try FileManager.default.removeItem(atPath: "\(root)/a/lesson.md")
    #expect(try await told.tells(of: "\(root)/a/lesson.md"))
  }

  @Test("A single file is watched without the files next to it", arguments: [false, true])
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

  @Test("A stopped watcher reports nothing", arguments: [false, true])
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
    @Test("Linux reports changes unless polling is requested")
    func method() throws {
      let folder = try TemporaryFolder()
      #expect(FileWatcher(folders: [folder.path]) { _ in }.method == .notified)
      #expect(FileWatcher(folders: [folder.path], polls: true) { _ in }.method == .polling(every: .milliseconds(250)))
    }
  #endif
}
