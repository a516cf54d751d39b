import CLibrary
import Synchronization

/// The signals of crashes, and the handler that stops only the thread that crashed.
enum CrashSignals {
  private static let all = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  /// The size of the stack on which a thread handles the overflow of its own.
  private static let stackSize = 1 << 16

  /// The key of the executor of a guarded thread.
  private static let key = Atomic<UInt>(0)
  /// The pipe that wakes the thread that reports crashes.
  private static let bell = Atomic<Int32>(-1)

  /// Handles the signals from now on.
  static func install() {
    var (key, ends): (pthread_key_t, [Int32]) = (0, [-1, -1])
    guard pthread_key_create(&key, nil) == 0, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    guard GuardedThreads.start({ report(from: reading) }) else { return }
    self.key.store(UInt(key), ordering: .sequentiallyConsistent)
    bell.store(ends[1], ordering: .sequentiallyConsistent)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { CrashSignals.handle($0) }
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = { CrashSignals.handle($0) }
    #else
      action.__sigaction_handler.sa_handler = { CrashSignals.handle($0) }
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    for number in all { sigaction(number, &action, nil) }
  }

  /// Runs a job whose crash is reported to its executor.
  static func guarding(_ executor: GuardedExecutor, _ job: () -> Void) {
    guard bell.load(ordering: .acquiring) >= 0 else { return job() }
    let key = pthread_key_t(key.load(ordering: .relaxed))
    pthread_setspecific(key, Unmanaged.passUnretained(executor).toOpaque())
    withExtendedLifetime(executor, job)
    pthread_setspecific(key, nil)
  }

  /// Gives the current thread a second stack, for the handler of a stack overflow.
  static func prepareThread() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    #if canImport(Darwin)
      stack.ss_size = UInt(stackSize)
    #else
      stack.ss_size = stackSize
    #endif
    sigaltstack(&stack, nil)
  }

  /// Handles a signal, with only the operations that a signal handler may use.
  private static func handle(_ number: Int32) {
    let key = pthread_key_t(key.load(ordering: .sequentiallyConsistent))
    guard let executor = pthread_getspecific(key) else {
      // Everywhere else, a crash ends the program as if nobody handled it.
      signal(number, SIG_DFL)
      raise(number)
      return
    }
    var address = UInt(bitPattern: executor)
    write(bell.load(ordering: .sequentiallyConsistent), &address, MemoryLayout<UInt>.size)
    while true { pause() }
  }

  /// Waits for the bell, and reports each crash to the executor of its thread.
  ///
  /// A stopped thread holds its executor.
  private static func report(from reading: Int32) {
    var address: UInt = 0
    while true {
      guard read(reading, &address, MemoryLayout<UInt>.size) == MemoryLayout<UInt>.size,
        let executor = UnsafeRawPointer(bitPattern: address)
      else { continue }
      Unmanaged<GuardedExecutor>.fromOpaque(executor).takeUnretainedValue().threadHasCrashed()
    }
  }
}
