import CLibrary

/// A path without links.
public enum RealPath {
  /// The path to which another leads; nil if that leads to nothing.
  public static func of(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
