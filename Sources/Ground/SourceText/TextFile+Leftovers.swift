import CLibrary

extension TextFile {
  /// The files that killed processes have left in a folder.
  public struct Leftovers: Sendable {
    /// The names of hidden files with new bytes that never replaced their files.
    public var drafts: [String] = []
    /// The names of hidden files with the old bytes of files that were being written in place.
    public var copies: [String] = []

    /// Whether both lists are empty.
    public var isEmpty: Bool { drafts.isEmpty && copies.isEmpty }
  }

  /// The age in seconds below which a file may still be written, on file systems without locks.
  private static let longestWriting = 3_600

  /// Removes the files that killed processes left in a folder while they replaced files.
  ///
  /// It removes only the user's own regular files with such a name that no process is writing, and never a file that
  /// holds old bytes.
  ///
  /// - Parameter folder: the folder; folders below it are not searched.
  /// - Returns: the removed files, and the files that stay.
  @discardableResult
  public static func removeLeftovers(in folder: String) -> Leftovers {
    leftovers(among: FolderNames.of(folder) ?? [], in: folder, removes: true)
  }

  /// Returns the leftovers of killed processes among the names in a folder.
  public static func leftovers(among names: [String], in folder: String) -> Leftovers {
    leftovers(among: names, in: folder, removes: false)
  }

  private static func leftovers(among names: [String], in folder: String, removes: Bool) -> Leftovers {
    var leftovers = Leftovers()
    for name in names where name.utf8.first == UInt8(ascii: ".") {
      let isDraft = isHidden(name, HiddenFile.draftEnding)
      guard isDraft || isHidden(name, HiddenFile.copyEnding), let place = FilePlace("\(folder)/\(name)"),
        isLeftover(place, removes: removes && isDraft)
      else { continue }
      if isDraft { leftovers.drafts.append(name) } else { leftovers.copies.append(name) }
    }
    return leftovers
  }

  private static func isHidden(_ name: String, _ ending: String) -> Bool {
    name.utf8.count > 1 + ending.utf8.count && name.hasSuffix(ending)
  }

  /// Removes a hidden file if it is a leftover of a killed process.
  static func removeLeftover(_ name: String, in folder: Int32) {
    let copy = fcntl(folder, F_DUPFD_CLOEXEC, 0)
    if copy >= 0 { _ = isLeftover(FilePlace(folder: copy, name: name), removes: true) }
  }

  /// Returns whether a file is a leftover of a killed process, and removes it on request.
  private static func isLeftover(_ place: borrowing FilePlace, removes: Bool) -> Bool {
    guard let named = place.status, named.st_mode & S_IFMT == S_IFREG else { return false }
    // A file that is open for writing looks unfinished to the update that is just replacing it, so only a network file
    // system, which locks nothing that is open for reading, gets that.
    return isLeftover(place, openedFor: O_RDONLY, removes: removes)
      ?? isLeftover(place, openedFor: O_WRONLY, removes: removes) ?? false
  }

  /// Returns nil if the file cannot be locked when it is opened for this access.
  private static func isLeftover(_ place: borrowing FilePlace, openedFor access: Int32, removes: Bool) -> Bool? {
    let descriptor = place.open(access)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid() else {
      return false
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno != EBADF else { return nil }
      guard errno != EWOULDBLOCK, time(nil) - FileTime.seconds(ofChange: opened) > longestWriting else { return false }
    }
    guard place.status?.st_ino == opened.st_ino else { return false }
    if removes { unlinkat(place.folder, place.name, 0) }
    return true
  }
}
