/// A watcher that reports changed files, in folders and below them, until it is stopped.
///
/// Linux reports changes itself (inotify). On other systems, and when Linux has no watches left, every file is polled.
package final class FileWatcher: Sendable {
  /// The way that changes are detected.
  package enum Method: Sendable, Hashable {
    /// The system reports changes.
    case notified
    /// Files are polled at an interval.
    case polling(every: Duration)
  }

  /// The method that this watcher uses.
  package let method: Method
  private let stopping: @Sendable () -> Void

  /// Creates a watcher and starts it.
  ///
  /// - Parameters:
  ///   - folders: the folders to watch, with everything below them except hidden files.
  ///   - files: single files elsewhere.
  ///   - interval: the time between two polls, if the system does not report changes.
  ///   - polls: whether to poll even if the system can report changes: for tests, and for folders such as some shared
  ///     ones, whose changes the system does not report.
  ///   - changed: receives the paths that changed together; an empty set means that the changed paths are unknown. It
  ///     is called on the watcher's own thread.
  package init(
    folders: [String], files: [String] = [], interval: Duration = .milliseconds(250), polls: Bool = false,
    changed: @escaping @Sendable (Set<String>) -> Void
  ) {
    #if os(Linux)
      if !polls, let watch = InotifyWatch(folders: folders, files: files, changed: changed) {
        method = .notified
        stopping = { watch.stop() }
        return
      }
    #endif
    let watch = PollingWatch(folders: folders, files: files, interval: interval, changed: changed)
    method = .polling(every: interval)
    stopping = { watch.stop() }
  }

  /// Stops the watcher.
  ///
  /// Changes are no longer reported after the function has returned and a call of `changed` that is running has ended.
  package func stop() { stopping() }

  deinit { stopping() }
}
