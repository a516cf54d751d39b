/// The reason that a program produces no more output.
package enum ProcessEnding: Error, Sendable, Hashable {
  /// The way a started program ended.
  package enum Manner: Sendable, Hashable {
    /// The program exited with a status.
    case exited(Int32)
    /// A signal ended the program.
    case signaled(Int32)
    /// The program closed its output and kept running.
    case closedOutput
    /// The run was cancelled, so the end of the program no longer matters.
    case cancelled
  }

  /// The program could not be started, for the given reason.
  case didNotStart(String)
  /// The program ended; `lastWords` is the last lines that it wrote to standard error.
  case ended(Manner, lastWords: String?)
}
