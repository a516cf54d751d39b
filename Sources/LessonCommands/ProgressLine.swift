@preconcurrency import CLibrary
import ExperimentKit
import Synchronization

/// The line that tells on a terminal how far a long computation has come, and is gone when something else is printed.
///
/// It appears once a command has computed for a second, and only where standard error is a terminal.
final class ProgressLine: Sendable {
  /// The line of the process.
  static let shared = ProgressLine { text in
    fputs(text, stderr)
    fflush(stderr)
  }

  private struct State {
    var start: ContinuousClock.Instant?
    var last: ContinuousClock.Instant?
    var isShown = false
  }

  private let state = Mutex(State())
  private let print: @Sendable (String) -> Void

  /// A line on a terminal.
  init(print: @escaping @Sendable (String) -> Void) {
    self.print = print
  }

  /// Runs a command whose experiments may show how far they have come.
  static func watch<Success>(_ session: Session, _ command: () async throws -> Success) async rethrows -> Success {
    guard case .standardError = session.messages, isatty(STDERR_FILENO) == 1 else { return try await command() }
    defer { shared.clear() }
    let watcher = Progress.Watcher { done, total in shared.show(done, of: total, at: .now) }
    return try await Progress.$watcher.withValue(watcher) { try await command() }
  }

  /// Shows how far the work has come, if it has taken a second, at most ten times a second.
  func show(_ done: Int, of total: Int, at now: ContinuousClock.Instant) {
    state.withLock { state in
      let start = state.start ?? now
      state.start = start
      guard now - start >= .seconds(1), state.last.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
      (state.last, state.isShown) = (now, true)
      print("\r\u{1B}[Kcomputing: \(100 * done / max(1, total)) % (Ctrl-C stops)")
    }
  }

  /// Takes the line away, if it is there.
  func clear() {
    state.withLock { state in
      if state.isShown { print("\r\u{1B}[K") }
      state = State()
    }
  }
}
