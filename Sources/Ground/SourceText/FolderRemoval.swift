import CLibrary

/// Removes folders with their contents, even while a program that a document left running still changes them.
///
/// Before a folder is entered, it is moved out of its parent into a place where that program has no rights. It then
/// stays open while its entries are removed. So no path is used twice, no link is followed, and no depth is too large.
/// Mounted folders are not entered, because they cannot be moved.
public enum FolderRemoval {
  /// The number of names to read at once.
  private static let batch = 4096
  /// The number of attempts to empty a folder that gets new entries.
  private static let mostRounds = 100
  /// The number of times to read names from a large folder.
  private static let mostBatches = 5000

  /// Removes a folder by its path, of which nobody else can change more than the last name.
  ///
  /// - Returns: whether the folder is gone completely.
  @discardableResult
  public static func remove(_ path: String) -> Bool {
    guard let parent = OpenFolder("\(RelativePath.prefix(of: path)).") else { return false }
    let name = RelativePath.name(of: path)
    let place = ".removed-\(UInt64.random(in: 1 << 60 ... .max))"
    guard mkdirat(parent.descriptor, place, 0o700) == 0, let through = OpenFolder(place, in: parent) else {
      return remove(name, of: parent, through: parent)
    }
    defer { unlinkat(parent.descriptor, place, AT_REMOVEDIR) }
    return remove(name, of: parent, through: through)
  }

  /// Removes a folder.
  ///
  /// - Parameters:
  ///   - name: the name of the folder.
  ///   - parent: the folder that contains it.
  ///   - through: the folder that takes the folders still to be removed, under unused names.
  ///   - identity: the required status of the folder, so that nothing put in its place is removed; nil for any folder.
  /// - Returns: whether the folder is gone completely.
  @discardableResult
  public static func remove(
    _ name: String, of parent: borrowing OpenFolder, through: borrowing OpenFolder, expecting identity: stat? = nil
  ) -> Bool {
    let first = OpenFolder.bytes(newName)
    guard move(OpenFolder.bytes(name), of: parent, to: first, in: through) else { return false }
    if let identity {
      let found = through.status(first)
      guard found?.st_ino == identity.st_ino, found?.st_dev == identity.st_dev else { return false }
    }
    return remove([first], through: through)
  }

  /// Removes a folder that such a program cannot change itself, although it can change the subfolders.
  ///
  /// The subfolders are moved within the folder, so no other folder is needed.
  ///
  /// - Returns: whether the folder is gone completely.
  @discardableResult
  public static func remove(itself name: String, of parent: borrowing OpenFolder) -> Bool {
    guard let folder = OpenFolder(name, in: parent) else { return false }
    for _ in 0..<mostBatches {
      let names = folder.names(atMost: batch)
      var folders: [[CChar]] = []
      for entry in names {
        guard let status = folder.status(entry) else { continue }
        if !status.isFolder {
          folder.unlink(entry)
        } else if unlinkat(folder.descriptor, entry, AT_REMOVEDIR) != 0 {
          if status.st_mode & 0o700 != 0o700 { fchmodat(folder.descriptor, entry, 0o700, AT_SYMLINK_NOFOLLOW) }
          folders.append(entry)
        }
      }
      guard remove(folders, through: folder) else { return false }
      if names.count < batch { break }
    }
    return unlinkat(parent.descriptor, name, AT_REMOVEDIR) == 0
  }

  private static var newName: String { ".removed-\(UInt64.random(in: 1 << 60 ... .max))" }

  /// Removes folders inside `through`, which also takes their subfolders.
  private static func remove(_ folders: [[CChar]], through: borrowing OpenFolder) -> Bool {
    let mark = newName
    var (waiting, count, isRemoved) = (folders, 0, true)
    while let next = waiting.popLast() {
      let isEmpty = empty(next, of: through) { folder, entry in
        let new = OpenFolder.bytes("\(mark)-\(count)")
        guard move(entry, of: folder, to: new, in: through) else { return false }
        count += 1
        waiting.append(new)
        return true
      }
      if !isEmpty { isRemoved = false }
    }
    return isRemoved
  }

  /// Removes the entries of a folder, and then the folder itself.
  private static func empty(
    _ name: [CChar], of parent: borrowing OpenFolder, _ take: (borrowing OpenFolder, [CChar]) -> Bool
  ) -> Bool {
    guard let folder = OpenFolder(name, in: parent) else {
      // A file or a link had taken the folder's place before the move.
      return unlinkat(parent.descriptor, name, 0) == 0
    }
    var rounds = 0
    for _ in 0..<mostBatches where rounds < mostRounds {
      let names = folder.names(atMost: batch)
      var removed = 0
      for entry in names {
        guard let status = folder.status(entry) else { continue }
        let isRemoved =
          status.isFolder
          ? unlinkat(folder.descriptor, entry, AT_REMOVEDIR) == 0 || take(folder, entry) : folder.unlink(entry)
        if isRemoved { removed += 1 }
      }
      if removed == batch { continue }
      if unlinkat(parent.descriptor, name, AT_REMOVEDIR) == 0 { return true }
      rounds += 1
      // A process that was just killed may still be writing.
      usleep(2000)
    }
    // A program that may not change permissions can then add nothing more until somebody removes the rest.
    fchmod(folder.descriptor, 0)
    return false
  }

  /// Moves a folder, and first makes it accessible in case its permissions were taken away.
  private static func move(
    _ name: [CChar], of folder: borrowing OpenFolder, to new: [CChar], in target: borrowing OpenFolder
  ) -> Bool {
    guard let status = folder.status(name), status.isFolder else { return false }
    if status.st_mode & 0o700 != 0o700 { fchmodat(folder.descriptor, name, 0o700, AT_SYMLINK_NOFOLLOW) }
    return renameat(folder.descriptor, name, target.descriptor, new) == 0
  }
}
