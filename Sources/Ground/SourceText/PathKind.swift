import CLibrary

/// Tells what a path names, with one call of the operating system.
public enum PathKind {
  /// Whether a path names a folder, and no link to one.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Whether a path names a regular file, and no link to one.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Whether a path names a link.
  public static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  /// Whether a path leads to a regular file, through links too.
  public static func leadsToFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to something, through links too.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// What tells the file or the folder that a path leads to from any other of this machine; nil if it leads to nothing.
  public static func identity(_ path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
