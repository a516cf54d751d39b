import CLibrary

/// Writes a file in place, so that a file with several names keeps them.
///
/// Meanwhile, a copy of the old bytes is on the disk. The old bytes are restored if the new ones cannot be written.
enum FileOverwrite {
  /// The result of a write.
  enum Ending {
    /// The new bytes are on the disk.
    case written
    /// The file holds the old bytes.
    case unchanged(Finding)
    /// Only the copy holds the old bytes.
    case damaged(code: Int32)
  }

  /// Writes new bytes over old ones.
  static func write(
    _ change: FileChange, at place: borrowing FilePlace, inPlaceOf old: [UInt8]
  ) -> Ending {
    let descriptor = place.open(O_RDWR)
    guard descriptor >= 0 else { return .unchanged(TextFile.failure(change.name, "written", errno)) }
    defer { close(descriptor) }
    do throws(Finding) {
      guard try TextFile.read(descriptor, named: change.name).hasSameBytes(as: old) else {
        return .unchanged(FileTarget.changed(change))
      }
    } catch {
      return .unchanged(error)
    }
    if let code = reserve(change.bytes.count, in: descriptor) {
      return .unchanged(TextFile.failure(change.name, "written", code))
    }
    guard let failure = overwrite(descriptor, change.bytes, change.name) else { return .written }
    return overwrite(descriptor, old, change.name) == nil ? .unchanged(failure) : .damaged(code: errno)
  }

  private static func overwrite(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) -> Finding? {
    do throws(Finding) {
      guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw TextFile.failure(path, "written", errno) }
      try TextFile.write(bytes, to: descriptor, for: path)
      guard ftruncate(descriptor, off_t(bytes.count)) == 0, FileSync.data(descriptor) else {
        throw TextFile.failure(path, "written", errno)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Reserves space on the disk; returns the error number if there is too little.
  private static func reserve(_ count: Int, in descriptor: Int32) -> Int32? {
    #if os(Linux)
      guard count > 0 else { return nil }
      let code = posix_fallocate(descriptor, 0, off_t(count))
      return code == ENOSPC || code == EDQUOT || code == EFBIG ? code : nil
    #else
      return nil
    #endif
  }
}
