import CLibrary

/// A path without links.
enum RealPath {
  /// The path to which another leads; nil if that leads to nothing.
  static func of(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
