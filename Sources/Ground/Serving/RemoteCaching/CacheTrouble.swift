/// The reason that a remote cache is no longer read or written.
///
/// Such trouble costs only time.
package enum CacheTrouble: Error, Hashable {
  /// The program that talks to the cache is not installed.
  case noProgram
  /// The cache was unreachable, or the connection ended.
  case unreachable(String)
  /// The cache did not answer in time.
  case silent(Duration)
  /// The cache failed repeatedly.
  case failing(String)
  /// The cache requires credentials, or rejects the given ones.
  case forbidden
  /// The cache rejects entries, with this status.
  case takesNothing(Int)
}
