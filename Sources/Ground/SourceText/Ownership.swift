import CLibrary

/// The users who can have written a file.
public enum Ownership {
  /// A file or a folder that others can change.
  public struct Flaw: Sendable, Hashable {
    /// The path of the file or folder, without links.
    public var path: String
    /// Whether another user owns the file; otherwise its permissions let other users write to it.
    public var isForeign: Bool

    /// Creates a flaw.
    public init(path: String, isForeign: Bool) {
      (self.path, self.isForeign) = (path, isForeign)
    }
  }

  /// Returns whether the user of this process owns a file or a folder, and no other user can write to it.
  static func isOwn(_ status: stat) -> Bool {
    status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Returns whether a path names a folder or a regular file, rather than a link, to which only its owner, the user,
  /// can write.
  public static func isOwn(_ path: String, folder: Bool) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == (folder ? S_IFDIR : S_IFREG) && isOwn(status)
  }

  /// Returns whether users other than its owner can put files into a folder, such as `/tmp`.
  public static func isShared(_ folder: String) -> Bool {
    var status = stat()
    return stat(folder, &status) == 0 && status.st_mode & 0o022 != 0
  }

  /// Returns the first file or folder on the way to a path, including its destination, that others can change.
  ///
  /// Only the user and root may own any of them, and only root if the user is root. A folder such as `/tmp`, in which
  /// everybody can write but nobody can change other users' files, is not a flaw.
  ///
  /// - Parameter path: the path; links on the way are followed.
  /// - Returns: the flaw; nil if there is none, or if the path leads nowhere.
  public static func flaw(of path: String) -> Flaw? {
    guard let real = RealPath.of(path) else { return nil }
    let ends = real.indices.filter { real[$0] == "/" && $0 != real.startIndex } + [real.endIndex]
    for part in ["/"] + ends.map({ String(real[..<$0]) }) {
      var status = stat()
      guard lstat(part, &status) == 0, [0, geteuid()].contains(status.st_uid) else {
        return Flaw(path: part, isForeign: true)
      }
      let isShared = status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
      if status.st_mode & 0o022 != 0, !isShared { return Flaw(path: part, isForeign: false) }
    }
    return nil
  }
}
