@preconcurrency import CLibrary
import ExperimentKit
import SourceText
import Synchronization

/// A line that shows the progress of a long computation.
///
/// On a terminal, the line appears after a command has computed for a second, and disappears when anything else is
/// printed. Elsewhere, as in a CI log, a line is printed from time to time during a long run of documents.
package final class ProgressLine: Sendable {
  /// The progress line of the process.
  package static let shared = ProgressLine(
    isTerminal: isatty(STDERR_FILENO) == 1, columns: { TextOutput.terminalColumns(of: STDERR_FILENO) },
    print: { text in
      // Both outputs may go to one file, where no line is to be cut in two.
      fflush(stdout)
      fputs(text, stderr)
      fflush(stderr)
    })

  /// The time until the first line and between lines, except on a terminal.
  private static let pause = Duration.seconds(30)

  private struct State {
    /// The time when the work began, for estimating the time left.
    package var start: ContinuousClock.Instant?
    /// The time since which nothing else was printed.
    package var quiet: ContinuousClock.Instant?
    package var last: ContinuousClock.Instant?
    package var current = ""
    /// The amount of work that is done.
    package var done = 0
    package var total = 0
    package var isShown = false
    /// The cleanup that removes the line at Ctrl-C, before the shell prints there.
    package var cleanup: Interruption.Cleanup?
  }

  private let state = Mutex(State())
  private static let wipe = "\r\u{1B}[K"

  private let isTerminal: Bool
  private let columns: @Sendable () -> Int?
  private let print: @Sendable (String) -> Void

  /// Creates a line on a terminal, or lines elsewhere.
  ///
  /// - Parameters:
  ///   - isTerminal: whether a terminal shows it.
  ///   - columns: the current width of the terminal; nil for lines of any length.
  ///   - print: a function that prints a text without ending the line of a terminal.
  package init(
    isTerminal: Bool = true, columns: @escaping @Sendable () -> Int? = { nil },
    print: @escaping @Sendable (String) -> Void
  ) {
    (self.isTerminal, self.columns, self.print) = (isTerminal, columns, print)
  }

  /// Runs a command and shows the progress of its experiments.
  ///
  /// - Parameters:
  ///   - messages: the output for the command's messages; nothing is shown unless it is standard error.
  ///   - command: the command.
  /// - Returns: the result of the command.
  /// - Throws: the error of the command.
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

  /// Sets the name of the current work.
  package func name(_ current: String) {
    state.withLock { $0.current = current.shownOnOneLine }
  }

  /// Shows the progress: on a terminal, after the first second, and at most ten times a second.
  package func show(_ done: Int, of total: Int, at now: ContinuousClock.Instant) {
    state.withLock { state in
      // If less is done than before, other work has begun.
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

  /// Returns a line that fits into a terminal, with room for `^C` and the cursor.
  ///
  /// A longer line would wrap, and could not be removed as a whole.
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

  /// Returns the time left, such as `, about 40 s left`, at the current pace; empty until there is an estimate.
  private static func rest(_ done: Int, _ total: Int, _ time: Duration) -> String {
    guard done > 0, done < total, time >= .seconds(3) else { return "" }
    let seconds = Int((time * (total - done) / done).components.seconds)
    return seconds < 120 ? ", about \(seconds) s left" : ", about \(seconds / 60) min left"
  }

  /// Removes the line, if it is there.
  package func clear() {
    state.withLock { state in
      if state.isShown { print(Self.wipe) }
      if let cleanup = state.cleanup { Interruption.forget(cleanup) }
      state.cleanup = nil
      // Elsewhere, the time keeps counting from the beginning of the command.
      if isTerminal { (state.quiet, state.last, state.isShown) = (nil, nil, false) }
    }
  }
}
