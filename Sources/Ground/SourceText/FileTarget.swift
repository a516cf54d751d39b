import CLibrary

/// A file that is about to be replaced, which other processes of this program leave alone meanwhile.
final class FileTarget {
  /// How long a lock of another process is waited for.
  private static let patience = 10_000

  /// Whether there is a file.
  var exists: Bool { descriptor >= 0 }
  /// Whether it holds the new bytes already.
  let isDone: Bool
  private let descriptor: Int32
  private let change: FileChange

  /// Locks the file of a draft and checks that it holds what it is known to hold.
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
    // What is whole by now closes the file itself.
    guard isDone || bytes.hasSameBytes(as: old) else { throw Self.changed(change) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Why a file is left alone that is not what it was.
  static func changed(_ change: FileChange) -> Finding {
    Finding(
      Place(file: change.name),
      change.old?.isEmpty == true ? "The file already exists." : "Another program changed the file in the meantime.",
      help: "Nothing was written; run the command again.")
  }

  /// Looks right before the file is replaced whether it still holds what it is known to hold, and nobody writes into it.
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

  /// Whether nobody has come to write into the file since, whatever its name is by now.
  var isUntouched: Bool {
    guard !FileWriters.areThere(descriptor) else { return false }
    guard let old = change.old else { return true }
    return (try? TextFile.read(descriptor, named: change.name))?.hasSameBytes(as: old) ?? false
  }

  /// Gives a draft the owner, the group, the permissions and the attributes of the file once more if they have changed.
  func refresh(_ known: FileIdentity?, _ draft: Int32) throws(Finding) {
    guard exists else { return }
    let now = try FileIdentity(descriptor, named: change.name)
    guard now == known || now.links == 1 && now.copy(from: descriptor, to: draft) else { throw Self.changed(change) }
  }

  /// Opens and locks the file that has the name when it is locked; negative if there is none and none has to be.
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
