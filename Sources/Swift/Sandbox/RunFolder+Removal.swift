import CLibrary
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RunFolder {
  /// The number of names in a temporary folder that are checked.
  private static let mostNames = 1 << 16

  /// A sweep of the folders that dead processes of this user left, once in a process.
  static let sweep: Void = sweep(parent)

  /// Removes folders of runs whose process has ended from a folder.
  static func sweep(_ path: String) {
    guard let parent = OpenFolder("\(path)/.") else { return }
    for bytes in parent.names(atMost: mostNames) {
      let name = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if let identity = leftOver(name, in: parent) { remove(name, of: parent, at: path, expecting: identity) }
    }
  }

  /// Removes the folder of a run by its path.
  static func remove(_ path: String, isWritten: Bool = true) {
    guard let parent = OpenFolder("\(RelativePath.prefix(of: path)).") else { return }
    let name = RelativePath.name(of: path)
    if !isWritten, FolderRemoval.remove(itself: name, of: parent) { return }
    remove(name, of: parent, at: RelativePath.folder(of: path))
  }

  /// Removes the folder of a run by way of another such folder.
  ///
  /// If this process ends too early, a later process removes that folder.
  private static func remove(
    _ name: String, of parent: borrowing OpenFolder, at path: String, expecting identity: stat? = nil
  ) {
    guard let place = try? RunFolder(in: path), let through = OpenFolder(place.name, in: parent) else {
      FolderRemoval.remove(name, of: parent, through: parent, expecting: identity)
      return
    }
    let isRemoved = FolderRemoval.remove(name, of: parent, through: through, expecting: identity)
    guard isRemoved || through.names(atMost: 2) == [OpenFolder.bytes("lock")] else { return place.unlock() }
    through.unlink(OpenFolder.bytes("lock"))
    unlinkat(parent.descriptor, place.name, AT_REMOVEDIR)
    place.unlock()
  }

  /// Returns the file status of a folder if it is that of a run whose process has ended; nil for any other.
  ///
  /// The folder's name and content decide.
  private static func leftOver(_ name: String, in parent: borrowing OpenFolder) -> stat? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "lesson", let process = pid_t(parts[1]), process > 1,
      parts[2].count == 16, parts[2].allSatisfy(\.isHexDigit),
      let folder = OpenFolder(name, in: parent), let status = folder.status, status.st_uid == geteuid(),
      kill(process, 0) != 0, errno == ESRCH
    else { return nil }
    let lock = folder.file("lock", O_RDWR)
    guard lock >= 0 else { return errno == ENOENT && isStillborn(folder, status) ? status : nil }
    defer { close(lock) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = Swift.max(0, pread(lock, &bytes, 64, 0))
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return nil }
    return (count == 0 ? isStillborn(folder, status) : mark.utf8.elementsEqual(bytes.prefix(count))) ? status : nil
  }

  /// Whether a folder was left by a process that ended before it could mark it: it has been empty for a while.
  private static func isStillborn(_ folder: borrowing OpenFolder, _ status: stat) -> Bool {
    let names = folder.names(atMost: 2)
    return (names.isEmpty || names == [OpenFolder.bytes("lock")]) && time(nil) - status.modificationTime.tv_sec > 60
  }
}
