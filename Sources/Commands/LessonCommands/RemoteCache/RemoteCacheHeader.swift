import CLibrary
import SourceText

/// A header field with credentials for the remote cache, which stands in the environment and nowhere else.
enum RemoteCacheHeader {
  /// The variable, such as `Authorization: Bearer …`.
  static let variable = "LESSON_REMOTE_CACHE_HEADER"

  /// The field; nil if there is none.
  static let value = SwiftEnvironment.inherited[variable].flatMap { $0.isEmpty ? nil : $0.withoutControls }

  /// Reads it and takes it out of the environment, so that no host, compiler or cell gets it; while there is one thread.
  static func take() {
    guard value != nil else { return }
    // What is only unset stays where other processes of the user can read it.
    if let bytes = getenv(variable) { memset(bytes, 0, strlen(bytes)) }
    unsetenv(variable)
  }
}
