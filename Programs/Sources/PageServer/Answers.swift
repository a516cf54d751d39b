import Synchronization

/// An answer of the program `lesson` to a request.
struct Answer: Sendable {
  var status: Int
  var type: String
  var body: [UInt8]
}

/// The requests that wait for their answers.
final class Answers: Sendable {
  private struct State {
    var next = 0
    var waiting: [Int: CheckedContinuation<Answer?, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Asks, and waits.
  ///
  /// - Parameters:
  ///   - ask: sends the request under a number.
  ///   - gone: is told the number if the task is cancelled before there is an answer.
  /// - Returns: the answer; nil if the task was cancelled.
  func answer(_ ask: (Int) -> Void, gone: @escaping @Sendable (Int) -> Void) async -> Answer? {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Asked once: between two answers the task can be cancelled, and then both would resume it.
        let isCancelled = state.withLock { state in
          let isCancelled = Task.isCancelled
          if !isCancelled { state.waiting[number] = continuation }
          return isCancelled
        }
        if isCancelled { continuation.resume(returning: nil) } else { ask(number) }
      }
    } onCancel: {
      if take(number, nil) { gone(number) }
    }
  }

  /// Hands an answer on; one that nobody waits for any more is dropped.
  ///
  /// - Returns: whether somebody waited.
  @discardableResult
  func take(_ number: Int, _ answer: Answer?) -> Bool {
    let continuation = state.withLock { $0.waiting.removeValue(forKey: number) }
    continuation?.resume(returning: answer)
    return continuation != nil
  }
}
