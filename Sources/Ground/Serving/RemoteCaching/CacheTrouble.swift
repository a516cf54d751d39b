/// Why a remote cache gives, or takes, nothing more; it costs time and nothing else.
package enum CacheTrouble: Error, Hashable {
  /// The program that talks to it is not installed.
  case noProgram
  /// It was not reached, or the connection ended.
  case unreachable(String)
  /// It did not answer in time.
  case silent(Duration)
  /// It failed again and again.
  case failing(String)
  /// It wants credentials, or others.
  case forbidden
  /// It takes no entries, and answered with this status.
  case takesNothing(Int)
}
