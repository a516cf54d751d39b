import CLibrary

/// Who may have written what a path leads to.
public enum Ownership {
  /// A file or a folder that others can change.
  public struct Flaw: Sendable, Hashable {
    /// Its path, without links.
    public var path: String
    /// Whether it belongs to somebody else; otherwise its permissions let others write.
    public var isForeign: Bool

    /// Names a flaw.
    public init(path: String, isForeign: Bool) {
      (self.path, self.isForeign) = (path, isForeign)
    }
  }

  /// Whether a file or a folder belongs to the user of this process, and nobody else can write to it.
  static func isOwn(_ status: stat) -> Bool {
    status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// Whether a path names a folder or a regular file, and no link, that belongs to the user and that nobody else can write to.
  public static func isOwn(_ path: String, folder: Bool) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == (folder ? S_IFDIR : S_IFREG) && isOwn(status)
  }

  /// The first file or folder on the way to a path that others can change, and with it what the path leads to.
  ///
  /// Nobody but the user and root may own any of them, and for root only root may. Folders such as `/tmp`, in which
  /// everybody can write but nobody can touch what belongs to others, are no flaw.
  ///
  /// - Parameter path: the path; links on the way are followed.
  /// - Returns: the flaw; nil where there is none, and where the path leads nowhere.
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
