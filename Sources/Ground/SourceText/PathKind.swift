import CLibrary

/// The kind of file that a path names, found with one system call.
public enum PathKind {
  /// Returns whether a path names a folder, rather than a link to one.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns whether a path names a regular file, rather than a link to one.
  public static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Returns whether a path names a link.
  public static func isLink(_ path: String) -> Bool { kind(of: path) == S_IFLNK }

  /// Returns whether a path leads to a regular file, even through links.
  public static func leadsToFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns whether a path leads to a file or a folder, even through links.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Returns the identity of the file or folder at a path on this machine; nil if there is none.
  public static func identity(_ path: String) -> String? {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
