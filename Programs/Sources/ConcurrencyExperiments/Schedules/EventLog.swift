import Synchronization

/// What has happened, in order, until it is closed.
final class EventLog<Entry: Sendable>: Sendable {
  private let state = Mutex((entries: [Entry](), isClosed: false))

  /// Everything so far.
  var entries: [Entry] {
    state.withLock(\.entries)
  }

  /// Takes down something that has happened, unless the log is closed.
  func add(_ entry: Entry) {
    state.withLock { if !$0.isClosed { $0.entries.append(entry) } }
  }

  /// Takes nothing more.
  func close() {
    state.withLock { $0.isClosed = true }
  }
}
