import CLibrary
import SourceText

/// A header field with credentials for the remote cache, taken only from the environment.
enum RemoteCacheHeader {
  /// The name of the variable, whose value is a field such as `Authorization: Bearer …`.
  static let variable = "LESSON_REMOTE_CACHE_HEADER"

  /// The header field; nil if there is none.
  static let value = SwiftEnvironment.inherited[variable].flatMap { $0.isEmpty ? nil : $0.withoutControls }

  /// Removes the variable from the environment, so that no host, compiler, or cell gets it.
  ///
  /// Call it while there is only one thread.
  static func take() {
    guard value != nil else { return }
    // After `unsetenv` alone, other processes of the user could still read the value.
    if let bytes = getenv(variable) { memset(bytes, 0, strlen(bytes)) }
    unsetenv(variable)
  }
}
