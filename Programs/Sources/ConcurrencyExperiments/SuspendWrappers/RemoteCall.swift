import Synchronization

/// A request to a server that answers when it is told to, behind a suspending function.
///
/// It keeps the rules of a checked continuation: resumed once, by the answer or by the cancellation, whichever comes first.
final class RemoteCall: Sendable {
  /// What is told of a request.
  enum Event: Sendable, Hashable {
    /// It is sent.
    case sent
    /// Its task was cancelled before: it is not sent.
    case notSent
    /// The answer has come, and the caller's task is ready to go on.
    case answered(CallAnswer)
    /// The answer has come after the cancellation, and nobody takes it.
    case late(CallAnswer)
    /// It is cancelled while it is under way.
    case cancelled
  }

  private enum Phase {
    case idle, underWay, answered, cancelled
  }

  private struct State {
    var phase = Phase.idle
    var isAnswerDue = false
    var continuation: CheckedContinuation<String?, any Error>?
  }

  private let state = Mutex(State())
  private let report: @Sendable (Event) -> Void

  /// Creates a request that is not sent yet.
  ///
  /// - Parameter report: is told what happens, as it happens.
  init(_ report: @escaping @Sendable (Event) -> Void) {
    self.report = report
  }

  /// Whether it is sent, and the server has not answered.
  var isAnswerDue: Bool {
    state.withLock(\.isAnswerDue)
  }

  /// Whether it is sent, and neither answered nor cancelled.
  var isUnderWay: Bool {
    state.withLock { $0.phase == .underWay }
  }

  /// Sends the request and waits for the answer; a cancelled task does not wait.
  ///
  /// - Throws: the server's error, or `CancellationError`.
  func send() async throws -> String? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isSent = state.withLock { state in
          guard state.phase == .idle else { return false }
          state = State(phase: .underWay, isAnswerDue: true, continuation: continuation)
          return true
        }
        report(isSent ? .sent : .notSent)
        if !isSent { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Lets the server answer, if it has to.
  func answer(_ answer: CallAnswer) {
    let (isDue, continuation) = state.withLock { state in
      defer { state.isAnswerDue = false }
      guard state.isAnswerDue, state.phase == .underWay else { return (state.isAnswerDue, nil as Continuation?) }
      state.phase = .answered
      return (true, state.continuation.take())
    }
    if isDue { report(continuation == nil ? .late(answer) : .answered(answer)) }
    continuation?.resume(with: answer.result)
  }

  private typealias Continuation = CheckedContinuation<String?, any Error>

  /// Cancels the request; what is answered stays answered.
  private func cancel() {
    let continuation = state.withLock { state in
      if state.phase == .idle || state.phase == .underWay { state.phase = .cancelled }
      return state.phase == .cancelled ? state.continuation.take() : nil
    }
    guard let continuation else { return }
    report(.cancelled)
    continuation.resume(throwing: CancellationError())
  }
}
