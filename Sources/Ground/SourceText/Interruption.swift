import CLibrary
import Synchronization

/// The cleanup that runs on Ctrl-C or when the terminal closes.
///
/// After the registered actions, the process ends with status 130, but never between the steps of replacing a file.
public enum Interruption {
  /// The exit status of an interrupted command.
  public static let status: Int32 = 130

  /// The identifier of a registered cleanup.
  public struct Cleanup: Sendable, Hashable {
    fileprivate let number: Int
  }

  private struct Cleanups {
    var next = 0
    var actions: [Int: @Sendable () -> Void] = [:]
  }

  private static let writers = Atomic<Int>(0)
  private static let requested = Atomic<Bool>(false)
  /// Whether the registered actions have run, so the process can end as soon as no file is being written.
  private static let isClean = Atomic<Bool>(false)
  /// The pipe that wakes the cleanup thread; -1 before the first action is registered.
  private static let bell = Atomic<Int32>(-1)
  private static let cleanups = Mutex(Cleanups())

  /// Whether the process has received a request to end.
  static var isRequested: Bool { requested.load(ordering: .sequentiallyConsistent) }

  /// Handles Ctrl-C, requests to terminate, and the closing of the terminal.
  ///
  /// The closing of the terminal is not handled if it is ignored, as after `nohup`.
  public static func install() {
    _ = writers.load(ordering: .relaxed)
    _ = requested.load(ordering: .relaxed)
    _ = isClean.load(ordering: .relaxed)
    _ = bell.load(ordering: .relaxed)
    for number in [SIGINT, SIGTERM] { signal(number) { _ in Interruption.handle() } }
    let before = signal(SIGHUP) { _ in Interruption.handle() }
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(SIGHUP, SIG_IGN) }
  }

  /// Registers an action to run before the process ends at Ctrl-C, such as removing a folder.
  ///
  /// The last registered action runs first. Each action runs at most once, on a separate thread, while the rest of the
  /// program goes on. It should take little time.
  public static func whenInterrupted(_ action: @escaping @Sendable () -> Void) -> Cleanup {
    cleanups.withLock { cleanups in
      if bell.load(ordering: .relaxed) < 0 { startCleaner() }
      cleanups.next += 1
      cleanups.actions[cleanups.next] = action
      return Cleanup(number: cleanups.next)
    }
  }

  /// Unregisters a cleanup, and waits for its action if that is running.
  public static func forget(_ cleanup: Cleanup) {
    cleanups.withLock { _ = $0.actions.removeValue(forKey: cleanup.number) }
  }

  /// Runs a step that an interruption must not split.
  static func postponed<Success, Failure>(_ step: () throws(Failure) -> Success) throws(Failure) -> Success {
    writers.add(1, ordering: .sequentiallyConsistent)
    defer {
      let (_, remaining) = writers.subtract(1, ordering: .sequentiallyConsistent)
      if remaining == 0, requested.load(ordering: .sequentiallyConsistent) { end() }
    }
    return try step()
  }

  /// Handles a signal, with only the operations that a signal handler may use.
  private static func handle() {
    requested.store(true, ordering: .sequentiallyConsistent)
    let bell = bell.load(ordering: .sequentiallyConsistent)
    if bell >= 0 {
      let error = errno
      write(bell, "!", 1)
      errno = error
    } else if writers.load(ordering: .sequentiallyConsistent) == 0 {
      _exit(status)
    }
  }

  /// Ends the process after the cleanup.
  private static func end() {
    while bell.load(ordering: .sequentiallyConsistent) >= 0, !isClean.load(ordering: .sequentiallyConsistent) {
      usleep(1000)
    }
    _exit(status)
  }

  /// Starts the cleanup thread.
  private static func startCleaner() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let reading = UnsafeMutableRawPointer(bitPattern: Int(ends[0]))
    let failure = pthread_create(&thread, nil, { Interruption.cleanUp(at: Int32(Int(bitPattern: $0))) }, reading)
    if failure == 0 { bell.store(ends[1], ordering: .sequentiallyConsistent) }
  }

  /// Waits for the bell, runs the cleanup and ends the process, unless a file is being replaced: then that step ends
  /// it.
  private static func cleanUp(at reading: Int32) -> Never {
    var byte: UInt8 = 0
    while read(reading, &byte, 1) != 1 { usleep(1000) }
    // No action can be registered or unregistered from here until the process ends.
    cleanups.withLock { cleanups -> Never in
      for (_, action) in cleanups.actions.sorted(by: { $0.key > $1.key }) { action() }
      isClean.store(true, ordering: .sequentiallyConsistent)
      if writers.load(ordering: .sequentiallyConsistent) == 0 { _exit(status) }
      while true { sleep(1) }
    }
  }
}
