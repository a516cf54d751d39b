import CLibrary

/// Waits for the disk.
enum FileSync {
  /// Waits until the disk holds the bytes of a file; false, with the error number set, if it does not.
  ///
  /// What comes later, such as a new name, then reaches the disk later too.
  static func data(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      // What a disk only promises to keep in order costs a tenth of what it has to have written.
      if fcntl(descriptor, F_BARRIERFSYNC) == 0 { return true }
      return fsync(descriptor) == 0
    #else
      while fdatasync(descriptor) != 0 {
        switch errno {
        case EINTR: continue
        // A file system that has nothing to wait for.
        case EINVAL, ENOSYS, EROFS: return true
        default: return false
        }
      }
      return true
    #endif
  }
}
