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

  /// Sends a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - ask: sends the request under a number.
  ///   - gone: receives the number if the task is canceled before there is an answer.
  /// - Returns: the answer; nil if the task was canceled.
  func answer(_ ask: (Int) -> Void, gone: @escaping @Sendable (Int) -> Void) async -> Answer? {
    let number = state.withLock { state in
      state.next += 1
      return state.next
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Checked once: between two checks the task can be canceled, and then both would resume it.
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

  /// Delivers an answer; one without a waiting task is dropped.
  ///
  /// - Returns: whether a task was waiting.
  @discardableResult
  func take(_ number: Int, _ answer: Answer?) -> Bool {
    let continuation = state.withLock { $0.waiting.removeValue(forKey: number) }
    continuation?.resume(returning: answer)
    return continuation != nil
  }
}
