import Synchronization
import TimeLimits

/// Work whose crash does not end the program.
///
/// The work runs on threads of this module. When it crashes, its thread stops for good, and all other threads go on.
/// The thread may hold locks, so from then on, work that can crash belongs into another process.
package enum CrashRecovery {
  private static let isInstalled = Atomic(false)
  private static let crashed = Atomic(false)
  private static let abandoned = Atomic(false)

  /// Whether any work of this process has crashed.
  package static var hasCrashed: Bool { crashed.load(ordering: .acquiring) }

  /// Whether any work of this process has exceeded its time limit, and may still occupy a thread.
  package static var hasAbandonedWork: Bool { abandoned.load(ordering: .acquiring) }

  /// Handles crashes of work from now on.
  package static func install() {
    CrashSignals.install()
    isInstalled.store(true, ordering: .releasing)
  }

  /// Runs work, and again in a way that cannot crash if it crashes, or if any work has crashed before.
  ///
  /// - Parameter work: the work; `isApart` says whether it leaves to another process everything that can crash.
  /// - Returns: the result of the work.
  /// - Throws: the error of the work.
  package static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (_ isApart: Bool) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard isInstalled.load(ordering: .acquiring) else { return try await work(false) }
    if !hasCrashed,
      case .finished(let result) = await attempt({ await Self.result { () throws(Failure) in try await work(false) } })
    {
      return try result.get()
    }
    return try await work(true)
  }

  /// Runs work as the function without a limit does, but abandons it when a time limit is reached.
  ///
  /// - Parameters:
  ///   - limit: the longest time for the work.
  ///   - work: the work.
  /// - Returns: the result of the work.
  /// - Throws: ``/TimeLimits/TimeLimitExceeded`` if the limit was reached, or else the error of the work.
  package static func run<Value: Sendable>(
    within limit: Duration, _ work: @escaping @Sendable (_ isApart: Bool) async throws -> Value
  ) async throws -> Value {
    if !hasCrashed {
      let ending = await attempt(within: limit) { await Self.result { () throws(any Error) in try await work(false) } }
      switch ending {
      case .finished(let result): return try result.get()
      case .timedOut: throw TimeLimitExceeded(limit: limit)
      case .crashed: break
      }
    }
    return try await withTimeLimit(limit) { try await work(true) }
  }

  private static func result<Value, Failure: Error>(
    _ work: () async throws(Failure) -> Value
  ) async -> Result<Value, Failure> {
    do throws(Failure) {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  /// Runs work on a guarded thread until it ends, crashes, or reaches a time limit.
  private static func attempt<Value: Sendable>(
    within limit: Duration? = nil, _ work: @escaping @Sendable () async -> Value
  ) async -> Attempt<Value>.Ending {
    let attempt = Attempt<Value>()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let executor = GuardedExecutor {
          crashed.store(true, ordering: .releasing)
          attempt.end(.crashed)
        }
        attempt.begin(continuation, Task(executorPreference: executor) { attempt.end(.finished(await work())) })
        if let limit {
          attempt.end(after: limit) {
            abandoned.store(true, ordering: .releasing)
            GuardedThreads.shared.replaceLost()
          }
        }
      }
    } onCancel: {
      attempt.cancel()
    }
  }
}

/// Work on a guarded thread, and the task that waits for it.
private final class Attempt<Value: Sendable>: Sendable {
  /// The way in which the work ended.
  enum Ending: Sendable {
    case finished(Value)
    case crashed
    case timedOut
  }

  private struct State {
    var continuation: CheckedContinuation<Ending, Never>?
    var task: Task<Void, Never>?
    var timer: Task<Void, Never>?
    /// The ending, if it came before the continuation was stored.
    var ending: Ending?
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// Stores the task that works and the one that waits.
  func begin(_ continuation: CheckedContinuation<Ending, Never>, _ task: Task<Void, Never>) {
    let (ending, isCancelled) = state.withLock { state in
      state.task = task
      if state.ending == nil { state.continuation = continuation }
      return (state.ending, state.isCancelled)
    }
    if isCancelled { task.cancel() }
    if let ending { continuation.resume(returning: ending) }
  }

  /// Ends the wait, unless it has ended; returns whether it had not.
  @discardableResult
  func end(_ ending: Ending) -> Bool {
    let (isFirst, continuation) = state.withLock { state in
      guard state.ending == nil else { return (false, nil as CheckedContinuation<Ending, Never>?) }
      state.ending = ending
      state.timer?.cancel()
      return (true, state.continuation.take())
    }
    continuation?.resume(returning: ending)
    return isFirst
  }

  /// Ends the wait and cancels the work when a time limit is reached, and reports it.
  func end(after limit: Duration, onTimeout note: @escaping @Sendable () -> Void) {
    let timer = Task.detached { [self] in
      guard (try? await Task.sleep(for: limit)) != nil else { return }
      guard end(.timedOut) else { return }
      cancel()
      note()
    }
    state.withLock { state in
      if state.ending == nil { state.timer = timer } else { timer.cancel() }
    }
  }

  /// Cancels the work.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }
}
