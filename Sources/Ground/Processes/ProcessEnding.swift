/// Why a program says nothing more.
package enum ProcessEnding: Error, Sendable, Hashable {
  /// It could not be started, for this reason.
  case didNotStart(String)
  /// It ended, by a signal or with a status; the last line that it wrote to standard error.
  case ended(String, lastWords: String?)
}
