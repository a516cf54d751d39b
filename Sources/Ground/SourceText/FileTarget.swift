import CLibrary

/// A file that is about to be replaced, locked against other processes of this program.
final class FileTarget {
  /// The longest wait for the lock of another process, in milliseconds.
  private static let patience = 10_000

  /// Whether the file exists.
  var exists: Bool { descriptor >= 0 }
  /// Whether the file already holds the new bytes.
  let isDone: Bool
  private let descriptor: Int32
  private let change: FileChange

  /// Creates a target: locks the file of a draft and checks that it still holds the expected bytes.
  init(_ draft: FileDraft) throws(Finding) {
    change = draft.change
    descriptor = try Self.open(draft.place, draft.change)
    guard descriptor >= 0, let old = change.old else {
      isDone = false
      return
    }
    let bytes: [UInt8]
    do throws(Finding) {
      bytes = try TextFile.read(descriptor, named: change.name)
    } catch {
      close(descriptor)
      throw error
    }
    isDone = bytes.hasSameBytes(as: change.bytes)
    // A complete instance closes the file itself.
    guard isDone || bytes.hasSameBytes(as: old) else { throw Self.changed(change) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the finding for a file that has changed and so is not written.
  static func changed(_ change: FileChange) -> Finding {
    Finding(
      Place(file: change.name),
      change.old?.isEmpty == true ? "The file already exists." : "Another program changed the file in the meantime.",
      help: "Nothing was written; run the command again.")
  }

  /// Checks, right before the file is replaced, that it still holds the expected bytes and that no program is writing
  /// to it.
  func lookAgain() throws(Finding) {
    guard exists else { return }
    guard !FileWriters.remain(descriptor) else {
      throw Finding(
        Place(file: change.name), "Another program is writing into the file, so nothing was written.",
        help: "Run the command again when that program has finished.")
    }
    guard let old = change.old else { return }
    guard try TextFile.read(descriptor, named: change.name).hasSameBytes(as: old) else { throw Self.changed(change) }
  }

  /// Whether the file, even under another name, is still unchanged and not being written to.
  var isUntouched: Bool {
    guard !FileWriters.areThere(descriptor) else { return false }
    guard let old = change.old else { return true }
    return (try? TextFile.read(descriptor, named: change.name))?.hasSameBytes(as: old) ?? false
  }

  /// Copies the owner, the group, the permissions and the attributes to a draft again if they have changed.
  func refresh(_ known: FileIdentity?, _ draft: Int32) throws(Finding) {
    guard exists else { return }
    let now = try FileIdentity(descriptor, named: change.name)
    guard now == known || now.links == 1 && now.copy(from: descriptor, to: draft) else { throw Self.changed(change) }
  }

  /// Opens and locks the file with the name; returns a negative number if there is none and none is expected.
  private static func open(_ place: borrowing FilePlace, _ change: FileChange) throws(Finding) -> Int32 {
    var waited = 0
    while true {
      let descriptor = place.open(O_RDONLY)
      guard descriptor >= 0 else {
        let code = errno
        if code == ENOENT, change.old?.isEmpty ?? true { return -1 }
        throw TextFile.failure(change.name, "read", code)
      }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      var opened = stat()
      if isLocked, fstat(descriptor, &opened) == 0, let named = place.status, named.st_ino == opened.st_ino,
        named.st_dev == opened.st_dev
      {
        return descriptor
      }
      close(descriptor)
      guard waited < patience else {
        throw Finding(
          Place(file: change.name), "Another program has locked the file, so nothing was written.",
          help: "Run the command again when that program has finished.")
      }
      waited += 1
      usleep(1000)
    }
  }
}
