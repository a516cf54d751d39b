/// Why a program says nothing more.
package enum ProcessEnding: Error, Sendable, Hashable {
  /// How a program ended that was started.
  package enum Manner: Sendable, Hashable {
    /// With an exit status.
    case exited(Int32)
    /// By a signal.
    case signaled(Int32)
    /// Its output ended before it did.
    case closedOutput
    /// Nobody waited for it any more.
    case cancelled
  }

  /// It could not be started, for this reason.
  case didNotStart(String)
  /// It ended; the last line that it wrote to standard error.
  case ended(Manner, lastWords: String?)
}
