import Synchronization

/// The work of a kernel that an interruption ends: a cell that is computed, or a reader who is asked.
final class CurrentWork: Sendable {
  private struct State {
    var task: Task<KernelOutcome, any Error>?
    var input: CheckedContinuation<String?, Never>?
    /// The name of the session of the client that was asked.
    var asked: [UInt8] = []
  }

  private let state = Mutex(State())

  /// Performs work that can be ended.
  ///
  /// - Throws: a `CancellationError` if it was ended, and the errors of the work.
  func run(_ work: @escaping @Sendable () async throws -> KernelOutcome) async throws -> KernelOutcome {
    let task = Task { try await work() }
    state.withLock { $0.task = task }
    defer { state.withLock { $0.task = nil } }
    let outcome = await task.result
    if task.isCancelled { throw CancellationError() }
    return try outcome.get()
  }

  /// Waits for an answer.
  ///
  /// - Parameters:
  ///   - client: the name of the session of the client that is asked.
  ///   - ask: a function that asks, and returns whether somebody can answer.
  /// - Returns: the answer; nil if the work is ended before there is one.
  func answer(of client: [UInt8], after ask: @escaping @Sendable () -> Bool) async -> String? {
    await withCheckedContinuation { continuation in
      state.withLock { ($0.input, $0.asked) = (continuation, client) }
      if !ask() { take(nil) }
    }
  }

  /// Takes an answer of a client; one that was not asked is ignored.
  func take(_ answer: String?, of client: [UInt8]) {
    if state.withLock({ $0.asked == client }) { take(answer) }
  }

  private func take(_ answer: String?) {
    let input = state.withLock { state in
      defer { state.input = nil }
      return state.input
    }
    input?.resume(returning: answer)
  }

  /// Ends the work.
  func end() {
    state.withLock { $0.task }?.cancel()
    take(nil)
  }
}
