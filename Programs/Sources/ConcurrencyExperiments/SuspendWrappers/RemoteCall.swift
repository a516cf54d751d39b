import Synchronization

/// A request to a server that answers on command, behind a suspending function.
///
/// It follows the rules of a checked continuation: it is resumed once, by the answer or by the cancellation, whichever
/// comes first.
final class RemoteCall: Sendable {
  /// An event of a request.
  enum Event: Sendable, Hashable {
    /// The request is sent.
    case sent
    /// The request is not sent, since its task was canceled before.
    case notSent
    /// The answer has arrived, and the caller's task is ready to continue.
    case answered(CallAnswer)
    /// The answer has arrived after the cancellation, and no task receives it.
    case late(CallAnswer)
    /// The request is canceled in progress.
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

  /// Creates a request that is not yet sent.
  ///
  /// - Parameter report: receives the events as they happen.
  init(_ report: @escaping @Sendable (Event) -> Void) {
    self.report = report
  }

  /// Whether the request is sent, and the server has not answered.
  var isAnswerDue: Bool {
    state.withLock(\.isAnswerDue)
  }

  /// Whether the request is sent, and neither answered nor canceled.
  var isUnderWay: Bool {
    state.withLock { $0.phase == .underWay }
  }

  /// Sends the request and waits for the answer; a canceled task does not wait.
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

  /// Makes the server answer, if an answer is due.
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

  /// Cancels the request; an answered request stays answered.
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
