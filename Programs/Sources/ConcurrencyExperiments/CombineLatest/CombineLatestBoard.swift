import Synchronization

/// A board on which the tasks of an asynchronous run record their progress, so that other tasks can wait for it.
///
/// Nothing depends on speed: a source answers only on command, and the commanding task waits until the effects have
/// happened.
final class CombineLatestBoard: Sendable {
  /// A waiting task.
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// The progress of the tasks.
  struct State: Sendable {
    /// The waiting requests for a value, one per source.
    var requests = [CheckedContinuation<String?, any Error>?](repeating: nil, count: 3)
    /// Whether each source is no longer asked, since the asking task was canceled.
    var isCancelled = [false, false, false]
    /// The number of iterators of each source that were created.
    var made = [0, 0, 0]
    /// The number of iterators of each source that are gone.
    var gone = [0, 0, 0]
    /// The outputs.
    var outputs: [CombineLatestSignal] = []
    /// The number of further requests that the consumer may make.
    var permits = 0

    fileprivate var consumer: Continuation?
    fileprivate var waiter: (until: @Sendable (State) -> Bool, continuation: Continuation)?

    /// Removes and returns the tasks that may continue.
    fileprivate mutating func takeResumed() -> [Continuation] {
      var resumed: [Continuation] = []
      if permits > 0, let consumer {
        permits -= 1
        self.consumer = nil
        resumed.append(consumer)
      }
      if let waiter, waiter.until(self) {
        self.waiter = nil
        resumed.append(waiter.continuation)
      }
      return resumed
    }
  }

  private let state = Mutex<State>(State())

  /// Changes the state, and resumes the tasks whose state is reached.
  @discardableResult
  func update<Change: Sendable>(_ change: @Sendable (inout State) -> Change) -> Change {
    let (result, resumed): (Change, [Continuation]) = state.withLock { state in
      let result = change(&state)
      return (result, state.takeResumed())
    }
    for continuation in resumed { continuation.resume() }
    return result
  }

  /// Waits for a state; one task may wait at a time.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  func wait(until isReached: @escaping @Sendable (State) -> Bool) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
        update { $0.waiter = (isReached, continuation) }
        if Task.isCancelled { stopWaiting() }
      }
    } onCancel: {
      stopWaiting()
    }
  }

  private func stopWaiting() {
    let waiter = update { state in
      defer { state.waiter = nil }
      return state.waiter?.continuation
    }
    waiter?.resume(throwing: CancellationError())
  }

  /// Refuses the waiting request of a source, and all later ones.
  fileprivate func stop(_ source: Int) {
    let request = update { state in
      defer { state.requests[source] = nil }
      state.isCancelled[source] = true
      return state.requests[source]
    }
    request?.resume(throwing: CancellationError())
  }

  /// Waits until the consumer may make another request.
  ///
  /// - Throws: `CancellationError` if the task is canceled.
  func takePermit() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: Continuation) in
        update { $0.consumer = continuation }
        if Task.isCancelled { stopConsumer() }
      }
    } onCancel: {
      stopConsumer()
    }
  }

  private func stopConsumer() {
    let consumer = update { state in
      defer { state.consumer = nil }
      return state.consumer
    }
    consumer?.resume(throwing: CancellationError())
  }

  /// Answers the waiting request of a source.
  func answer(_ source: Int, _ content: CombineLatestEvent.Content) {
    let request = update { state in
      defer { state.requests[source] = nil }
      return state.requests[source]
    }
    switch content {
    case .value(let text): request?.resume(returning: text)
    case .done: request?.resume(returning: nil)
    case .fails: request?.resume(throwing: CombineLatestError())
    }
  }
}

/// A source as an asynchronous sequence, which returns the answers of its board.
struct PlayedSource: AsyncSequence, Sendable {
  let index: Int
  let board: CombineLatestBoard

  func makeAsyncIterator() -> Iterator {
    Iterator(index, board)
  }

  /// An iterator that asks the board, which counts the iterators.
  final class Iterator: AsyncIteratorProtocol {
    private let index: Int
    private let board: CombineLatestBoard

    init(_ index: Int, _ board: CombineLatestBoard) {
      (self.index, self.board) = (index, board)
      board.update { $0.made[index] += 1 }
    }

    deinit {
      board.update { [index] in $0.gone[index] += 1 }
    }

    func next() async throws -> String? {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String?, any Error>) in
          let isCancelled = board.update { [index] state in
            if !state.isCancelled[index] { state.requests[index] = continuation }
            return state.isCancelled[index]
          }
          if isCancelled { continuation.resume(throwing: CancellationError()) }
        }
      } onCancel: { [board, index] in
        board.stop(index)
      }
    }
  }
}
