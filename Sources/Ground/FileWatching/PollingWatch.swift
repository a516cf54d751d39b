import Dispatch
import SourceText
import Synchronization

/// A watcher that polls files at an interval.
final class PollingWatch: Sendable {
  private let isStopped = Mutex(false)

  init(
    folders: [String], files: [String], interval: Duration, changed: @escaping @Sendable (Set<String>) -> Void
  ) {
    let first = Self.look(folders, files)
    let pause = DispatchTimeInterval.nanoseconds(Int(interval / .nanoseconds(1)))
    let wake = DispatchSemaphore(value: 0)
    DispatchQueue(label: "polling files").async { [weak self] in
      var known = first
      while let self, !self.isStopped.withLock({ $0 }) {
        _ = wake.wait(timeout: .now() + pause)
        let now = Self.look(folders, files)
        let paths = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
        known = now
        guard !paths.isEmpty else { continue }
        self.isStopped.withLock { isStopped in if !isStopped { changed(paths) } }
      }
    }
  }

  func stop() { isStopped.withLock { $0 = true } }

  private static func look(_ folders: [String], _ files: [String]) -> [String: FileFingerprint] {
    var found: [String: FileFingerprint] = [:]
    for file in files { found[file] = FileFingerprint(file) }
    for folder in folders {
      FileTree.visit(folder) { _ in
        true
      } file: {
        found[$0] = FileFingerprint($0)
      }
    }
    return found
  }
}
