import CExtendedAttributes
import CLibrary
import Synchronization

/// A new hidden file next to another, locked by this process for as long as it exists.
///
/// Its name comes from the other file. If that name is taken or too long, it gets a random name. So existing files are
/// never in the way.
final class HiddenFile: Sendable {
  /// The extension of a file that holds the new bytes of another until it takes its place.
  static let draftEnding = ".lesson-update"
  /// The extension of a file that holds the old bytes of another while that is written in place.
  static let copyEnding = ".lesson-copy"

  private static let longestName = 255

  let descriptor: Int32
  private let folder: Int32
  /// The name of the hidden file.
  let name: String
  private let isThere = Atomic(true)

  /// Creates an empty file that nobody else can read.
  init(for place: borrowing FilePlace, ending: String, named path: String) throws(Finding) {
    folder = place.folder
    let plain = ".\(place.name)\(ending)"
    var name = plain
    for attempt in 0..<100 {
      if attempt > 1 || plain.utf8.count > Self.longestName {
        name = ".\(String(UInt64.random(in: .min ... .max), radix: 36))\(ending)"
      }
      let descriptor = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else {
        let code = errno
        guard code == EEXIST else { throw TextFile.failure(path, "written", code) }
        if attempt == 0, ending == Self.draftEnding { TextFile.removeLeftover(plain, in: folder) }
        continue
      }
      if Self.lock(descriptor, as: name, in: folder) {
        (self.descriptor, self.name) = (descriptor, name)
        return
      }
      close(descriptor)
    }
    throw TextFile.failure(path, "written", EEXIST)
  }

  deinit { close(descriptor) }

  /// Locks a new file if locks are supported; returns false if another process has taken it for a leftover.
  private static func lock(_ descriptor: Int32, as name: String, in folder: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && opened.st_ino == named.st_ino
  }

  /// Renames the file to another name in its folder; returns false, with the error number set, if that fails.
  func rename(to target: String, isNew: Bool) -> Bool {
    guard isNew else { return move(to: target) }
    if linkat(folder, name, folder, target, 0) == 0 {
      remove()
      unlock()
      return true
    }
    let code = errno
    var status = stat()
    guard code != EEXIST, fstatat(folder, target, &status, AT_SYMLINK_NOFOLLOW) != 0 else {
      errno = EEXIST
      return false
    }
    // A file system without hard links.
    return move(to: target)
  }

  private func move(to target: String) -> Bool {
    guard renameat(folder, name, folder, target) == 0 else { return false }
    isThere.store(false, ordering: .relaxed)
    unlock()
    return true
  }

  /// Exchanges the names of the file and another; returns false, with the error number set, if that fails.
  func exchange(with target: String) -> Bool {
    #if os(Linux)
      // RENAME_EXCHANGE, which the headers hide.
      renameat2(folder, name, folder, target, 2) == 0
    #else
      renameatx_np(folder, name, folder, target, UInt32(RENAME_SWAP)) == 0
    #endif
  }

  /// Finishes an exchange: releases the lock, and removes the old file, which now has the hidden name.
  func finishExchange() {
    unlock()
    remove()
  }

  /// Releases the lock and stops writing, visibly to other programs, once the file has its final name.
  private func unlock() {
    flock(descriptor, LOCK_UN)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { return }
    dup2(nothing, descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    close(nothing)
  }

  /// Removes the file if it still has its name.
  func remove() {
    if isThere.exchange(false, ordering: .relaxed) { unlinkat(folder, name, 0) }
  }

  /// Stops the file from being removed.
  func keep() {
    isThere.store(false, ordering: .relaxed)
  }
}
