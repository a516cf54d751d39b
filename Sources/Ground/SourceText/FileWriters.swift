import CLibrary

/// Other programs that have a file open for writing, such as an editor halfway through saving.
package enum FileWriters {
  /// The longest wait for such programs, in milliseconds.
  ///
  /// A starting process holds its parent's open files until it runs its program. That takes long if all processors are
  /// busy.
  private static let patience = 10_000

  /// Waits until no program has an open file open for writing; returns true if one still has.
  package static func remain(_ descriptor: Int32) -> Bool {
    for _ in 0..<patience {
      guard areThere(descriptor) else { return false }
      usleep(1000)
    }
    return areThere(descriptor)
  }

  /// Returns whether another program has an open file open for writing; false if the system does not say.
  ///
  /// Linux grants a read lease only while nobody can write. The lease is returned at once: an editor that had to wait
  /// for it would then write to a file without a name.
  static func areThere(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      // F_SETSIG and F_SETLEASE, which the headers hide. By default, the signal of a broken lease would end the
      // process.
      let (setSignal, setLease): (Int32, Int32) = (10, 1024)
      guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return false }
      guard fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 else {
        _ = fcntl(descriptor, setLease, Int32(F_UNLCK))
        return false
      }
      return errno == EAGAIN
    #else
      return false
    #endif
  }
}
