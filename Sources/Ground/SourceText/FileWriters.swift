import CLibrary

/// Other programs that have a file open to write into it, such as an editor between two halves of what it saves.
package enum FileWriters {
  /// How many milliseconds they are waited for.
  ///
  /// A process that is being started holds what its parent has open until it is a program, which takes long where every
  /// processor is busy.
  private static let patience = 10_000

  /// Waits until nobody writes into an open file; gives whether somebody still does.
  package static func remain(_ descriptor: Int32) -> Bool {
    for _ in 0..<patience {
      guard areThere(descriptor) else { return false }
      usleep(1000)
    }
    return areThere(descriptor)
  }

  /// Whether somebody has an open file open for writing; false where the system does not say.
  ///
  /// Linux grants a lease on reading only while nobody can write. It is given back at once: an editor that had to wait for it
  /// would then write into a file that has no name any more.
  static func areThere(_ descriptor: Int32) -> Bool {
    #if os(Linux)
      // F_SETSIG and F_SETLEASE, which the headers hide. The signal of a lease that is asked back would end the process.
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
