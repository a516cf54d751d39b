@preconcurrency import CLibrary
import ExperimentKit
import SourceText
import Synchronization

/// What tells how far a long computation has come.
///
/// On a terminal it is a line that appears once a command has computed for a second, and is gone when something else is printed.
/// Elsewhere, as in the log of a CI program, it is a line now and then of a run of documents that takes long.
package final class ProgressLine: Sendable {
  /// The line of the process.
  package static let shared = ProgressLine(
    isTerminal: isatty(STDERR_FILENO) == 1, columns: { TextOutput.terminalColumns(of: STDERR_FILENO) },
    print: { text in
      fputs(text, stderr)
      fflush(stderr)
    })

  /// How long it is until the first line and from each to the next, elsewhere than on a terminal.
  private static let pause = Duration.seconds(30)

  private struct State {
    /// When the work began, by which it is told how long the rest may take.
    package var start: ContinuousClock.Instant?
    /// Since when nothing else was printed.
    package var quiet: ContinuousClock.Instant?
    package var last: ContinuousClock.Instant?
    package var current = ""
    /// How far the work has come.
    package var done = 0
    package var total = 0
    package var isShown = false
    /// What takes the line away at Ctrl-C, before the shell prints there.
    package var cleanup: Interruption.Cleanup?
  }

  private let state = Mutex(State())
  private static let wipe = "\r\u{1B}[K"

  private let isTerminal: Bool
  private let columns: @Sendable () -> Int?
  private let print: @Sendable (String) -> Void

  /// A line on a terminal, or lines elsewhere.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal shows it.
  ///   - columns: the width of the terminal now; nil for a line that may be of any length.
  ///   - print: prints a text, which ends no line of a terminal.
  package init(
    isTerminal: Bool = true, columns: @escaping @Sendable () -> Int? = { nil },
    print: @escaping @Sendable (String) -> Void
  ) {
    (self.isTerminal, self.columns, self.print) = (isTerminal, columns, print)
  }

  /// Runs a command whose experiments may show how far they have come.
  ///
  /// - Parameters:
  ///   - messages: where the command says what it has to say; nothing is shown where that is not standard error.
  ///   - command: the command.
  /// - Returns: what the command returns.
  /// - Throws: what the command throws.
  package static func watch<Success>(
    _ messages: TextOutput, _ command: () async throws -> Success
  ) async rethrows -> Success {
    guard case .standardError = messages else { return try await command() }
    defer { shared.clear() }
    let watcher = Progress.Watcher {
      shared.name($0)
    } _: { done, total in
      shared.show(done, of: total, at: .now)
    }
    return try await Progress.$watcher.withValue(watcher) { try await command() }
  }

  /// Takes what is being worked on.
  package func name(_ current: String) {
    state.withLock { $0.current = current.shownOnOneLine }
  }

  /// Shows how far the work has come: on a terminal if it has taken a second, at most ten times a second.
  package func show(_ done: Int, of total: Int, at now: ContinuousClock.Instant) {
    state.withLock { state in
      // What has come less far than before is other work.
      if done < state.done || total != state.total { state.start = nil }
      let (start, quiet) = (state.start ?? now, state.quiet ?? now)
      (state.start, state.quiet, state.done, state.total) = (start, quiet, done, total)
      guard isTerminal else {
        guard !state.current.isEmpty, now - (state.last ?? start) >= Self.pause else { return }
        state.last = now
        return print("\(done)/\(total)\(Self.rest(done, total, now - start)): \(state.current)\n")
      }
      guard now - quiet >= .seconds(1), state.last.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
      if !state.isShown { state.cleanup = Interruption.whenInterrupted { [print = self.print] in print(Self.wipe) } }
      (state.last, state.isShown) = (now, true)
      var words = "computing: \(100 * done / max(1, total)) %"
      if !state.current.isEmpty { words += Self.rest(done, total, now - start) }
      print(Self.wipe + Self.line(words, state.current, columns: columns()))
    }
  }

  /// A line that fits into a terminal, with `^C` and the cursor behind it: a longer one would break, and not be taken away as
  /// a whole.
  private static func line(_ words: String, _ current: String, columns: Int?) -> String {
    let ending = " (Ctrl-C stops)"
    let name = current.isEmpty ? "" : ": \(current)"
    let space = columns.map { $0 - 3 - DisplayWidth.of(words) } ?? .max
    for rest in [name + ending, name] where DisplayWidth.of(rest) <= space { return words + rest }
    var end = current[...]
    while !end.isEmpty, DisplayWidth.of(": …\(end)") > space { end.removeFirst() }
    if !end.isEmpty { return "\(words): …\(end)" }
    return String(words.prefix(max(0, (columns ?? .max) - 3)))
  }

  /// `, about 40 s left`, as long as the work so far was; empty while that says little.
  private static func rest(_ done: Int, _ total: Int, _ time: Duration) -> String {
    guard done > 0, done < total, time >= .seconds(3) else { return "" }
    let seconds = Int((time * (total - done) / done).components.seconds)
    return seconds < 120 ? ", about \(seconds) s left" : ", about \(seconds / 60) min left"
  }

  /// Takes the line away, if it is there.
  package func clear() {
    state.withLock { state in
      if state.isShown { print(Self.wipe) }
      if let cleanup = state.cleanup { Interruption.forget(cleanup) }
      state.cleanup = nil
      // Lines elsewhere go on from the beginning of the command.
      if isTerminal { (state.quiet, state.last, state.isShown) = (nil, nil, false) }
    }
  }
}
