/// Tells of files that change, in folders and below them, until it is stopped.
///
/// Where Linux tells of changes it is asked (inotify); elsewhere, and where it has no more to give, every file is looked at
/// again and again.
package final class FileWatcher: Sendable {
  /// How changes are noticed.
  package enum Method: Sendable, Hashable {
    /// The system tells.
    case notified
    /// Files are looked at every so often.
    case polling(every: Duration)
  }

  /// How changes are noticed here.
  package let method: Method
  private let stopping: @Sendable () -> Void

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - folders: the folders; what lies below them is watched too, but for what is hidden.
  ///   - files: single files elsewhere.
  ///   - interval: how often files are looked at where the system does not tell.
  ///   - polls: whether the system is not asked, for tests and for folders of which it tells nothing, such as some that are shared.
  ///   - changed: takes the paths that changed together; an empty set where it is not known which did. It is called in a
  ///     thread of the watcher's own.
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

  /// Ends it; nothing is told any more after it has returned and what is being told has been taken.
  package func stop() { stopping() }

  deinit { stopping() }
}
