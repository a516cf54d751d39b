import CLibrary

extension TextFile {
  /// Replaces or creates a file in one step, so that even after a crash, a kill or a power cut it has its old bytes or
  /// its new ones.
  ///
  /// Readers, too, see either the old bytes or the new ones. A symbolic link stays a link to the replaced file; owner,
  /// group, permissions, attributes and several names stay too. The new bytes are first written to a hidden file next
  /// to the target. A killed process leaves that file, and the next replacement removes it.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: the new bytes.
  ///   - old: the bytes that the file must still hold, empty for a file that does not exist yet; a file with other
  ///     bytes is not written. Nil replaces the file in any case.
  ///   - followsLink: whether to follow a link to the file; otherwise a link is refused.
  /// - Returns: notes for the user about the written file.
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

  /// Returns the place of a file whose path may be a link.
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

  /// Returns the path of the file to which symbolic links lead.
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
