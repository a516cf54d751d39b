import Synchronization

/// A log of events in order, until it is closed.
final class EventLog<Entry: Sendable>: Sendable {
  private let state = Mutex((entries: [Entry](), isClosed: false))

  /// All entries so far.
  var entries: [Entry] {
    state.withLock(\.entries)
  }

  /// Adds an entry, unless the log is closed.
  func add(_ entry: Entry) {
    state.withLock { if !$0.isClosed { $0.entries.append(entry) } }
  }

  /// Closes the log for new entries.
  func close() {
    state.withLock { $0.isClosed = true }
  }
}
