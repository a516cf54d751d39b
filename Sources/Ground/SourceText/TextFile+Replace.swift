import CLibrary

extension TextFile {
  /// Replaces a file, or creates it, in one step: a reader, a crash, a kill or a power cut sees the old bytes or the new ones.
  ///
  /// A symbolic link stays a link to the file that is replaced; owner, group, permissions and attributes stay, and so do
  /// several names. The new bytes are first written to a hidden file beside the target, which a killed process leaves
  /// behind and the next replacement removes.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what it shall hold.
  ///   - old: what the file is known to hold, empty for one that is not there yet; a file that has changed since is
  ///     left alone. With nil it is replaced whatever it holds.
  ///   - followsLink: whether a link is one to the file that is meant; otherwise a link is refused.
  /// - Returns: what the user should know though the file was written.
  /// - Throws: a ``Finding`` for a file that cannot be written or that has changed.
  @discardableResult
  public static func replace(
    _ path: String, with bytes: [UInt8], ifStill old: [UInt8]? = nil, followsLink: Bool = true
  ) throws(Finding) -> [Finding] {
    try replace(FileChange(path, to: bytes, ifStill: old, followsLink: followsLink))
  }

  static func replace(_ change: FileChange) throws(Finding) -> [Finding] {
    let outcome = FileChanges.write([[change]])[0]
    if let finding = outcome.finding { throw finding }
    return outcome.notes
  }

  /// Where a file lies whose path may be a link.
  static func place(of path: String, named name: String, followsLink: Bool) throws(Finding) -> FilePlace {
    guard let place = FilePlace(followsLink ? try resolved(path, named: name) : path) else {
      throw failure(name, "written", errno)
    }
    if !followsLink, place.destination != nil {
      throw Finding(
        Place(file: name), "This is a link, and `lesson` does not write through links.",
        help: "Remove it, or choose another place.")
    }
    return place
  }

  /// The file behind symbolic links.
  ///
  /// - Throws: a ``Finding`` for a link that leads nowhere.
  private static func resolved(_ path: String, named name: String) throws(Finding) -> String {
    if let real = RealPath.of(path) { return real }
    guard PathKind.isLink(path) else { return path }
    throw Finding(Place(file: name), "This link leads nowhere.", help: "Remove it, or create the file that it names.")
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32, for path: String) throws(Finding) {
    guard writeAll(bytes, to: descriptor) else { throw failure(path, "written", errno) }
  }
}
