import CLibrary

/// Waits until bytes are on the disk.
enum FileSync {
  /// Waits until the disk holds the bytes of a file; returns false, with the error number set, if that fails.
  ///
  /// Later changes, such as a new name, then reach the disk after the bytes.
  static func data(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // A barrier, which only preserves the order of writes, takes a tenth of the time of a full flush.
      if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return true }
      return fsync(descriptor) == 0
    #else
      while fdatasync(descriptor) != 0 {
        switch errno {
        case EINTR: continue
        // A file system without a disk to wait for.
        case EINVAL, ENOSYS, EROFS: return true
        default: return false
        }
      }
      return true
    #endif
  }
}
