import CLibrary
import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The executor of one piece of work, on threads that can be given up.
final class GuardedExecutor: TaskExecutor {
  private let crashed: @Sendable () -> Void

  /// Creates an executor.
  ///
  /// - Parameter crashed: receives the crash of a job.
  init(crashed: @escaping @Sendable () -> Void) { self.crashed = crashed }

  func enqueue(_ job: consuming ExecutorJob) {
    GuardedThreads.shared.add(GuardedThreads.Job(job: UnownedJob(job), executor: self))
  }

  /// Records that the thread of a job has stopped for good.
  func threadHasCrashed() {
    crashed()
    GuardedThreads.shared.replaceLost()
  }
}

/// Threads for work that may crash or never end, as many as there are processors.
final class GuardedThreads: Sendable {
  static let shared = GuardedThreads()

  /// A step of a task.
  struct Job: Sendable {
    var job: UnownedJob
    var executor: GuardedExecutor

    /// Runs the step.
    func run() {
      CrashSignals.guarding(executor) { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
    }
  }

  private struct State {
    var jobs: [Job] = []
    var threads = 0
    var idle = 0
  }

  private let width = ProcessInfo.processInfo.activeProcessorCount
  private let state = Mutex(State())
  private let work = DispatchSemaphore(value: 0)

  /// Adds a job after all others; if the system has no threads left, it runs at once.
  func add(_ job: Job) {
    let needsThread = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count, state.threads < width else { return false }
      state.threads += 1
      return true
    }
    work.signal()
    if needsThread, !grow(), state.withLock({ $0.threads == 0 }) { runNext() }
  }

  /// Starts a thread instead of one that does no more work.
  func replaceLost() { _ = grow() }

  /// Starts a counted thread; false if the system has none left.
  private func grow() -> Bool {
    if Self.start({ [self] in run() }) { return true }
    state.withLock { $0.threads -= 1 }
    return false
  }

  private func run() {
    CrashSignals.prepareThread()
    while true { runNext() }
  }

  private func runNext() {
    state.withLock { $0.idle += 1 }
    work.wait()
    let job = state.withLock { state in
      state.idle -= 1
      return state.jobs.removeFirst()
    }
    job.run()
  }

  /// A function for a new thread.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The size of a thread's stack, which is enough for deep recursion.
  private static let stackSize = 8 << 20

  /// Starts a thread; false if the system has none left.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    defer { pthread_attr_destroy(&attributes) }
    let body = Unmanaged.passRetained(Body(run))
    let failure = pthread_create(
      &thread, &attributes,
      { context in
        #if canImport(Darwin)
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        #else
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        #endif
        return nil
      }, body.toOpaque())
    if failure != 0 { body.release() }
    return failure == 0
  }
}
