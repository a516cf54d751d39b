import CExtendedAttributes
import CLibrary
import Synchronization

/// A new hidden file beside another, which this process has locked as long as it is there.
///
/// It is named for the other file; where something has that name already, or where it would be too long, it gets a random
/// name. So nothing that lies there is in the way.
final class HiddenFile: Sendable {
  /// How the name of a file ends that holds the new bytes of another until it takes its place.
  static let draftEnding = ".lesson-update"
  /// How the name of a file ends that holds the old bytes of another while that is written where it lies.
  static let copyEnding = ".lesson-copy"

  private static let longestName = 255

  let descriptor: Int32
  private let folder: Int32
  /// Its name.
  let name: String
  private let isThere = Atomic(true)

  /// Makes an empty file that nobody else can read.
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

  /// Locks a new file where files can be locked; false if somebody has taken it for one that was left behind.
  private static func lock(_ descriptor: Int32, as name: String, in folder: Int32) -> Bool {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return false }
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && fstatat(folder, name, &named, AT_SYMLINK_NOFOLLOW) == 0
      && opened.st_ino == named.st_ino
  }

  /// Gives the file the name of another in its folder; false, with the error number set, if that cannot be done.
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
    // A file system without links.
    return move(to: target)
  }

  private func move(to target: String) -> Bool {
    guard renameat(folder, name, folder, target) == 0 else { return false }
    isThere.store(false, ordering: .relaxed)
    unlock()
    return true
  }

  /// Lets the file and another exchange their names; false, with the error number set, if that cannot be done.
  func exchange(with target: String) -> Bool {
    #if os(Linux)
      // RENAME_EXCHANGE, which the headers hide.
      renameat2(folder, name, folder, target, 2) == 0
    #else
      renameatx_np(folder, name, folder, target, UInt32(RENAME_SWAP)) == 0
    #endif
  }

  /// Ends what is left of the file when it has exchanged its name for good: the other one, and the lock.
  func finishExchange() {
    unlock()
    remove()
  }

  /// Lets others lock the file, which is another one's by now, and writes no more into it, as others can tell.
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

  /// Lets the file stay.
  func keep() {
    isThere.store(false, ordering: .relaxed)
  }
}
