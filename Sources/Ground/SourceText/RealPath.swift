import CLibrary

/// A path without links.
public enum RealPath {
  /// Returns the path to which another path leads; nil if it leads nowhere.
  public static func of(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
