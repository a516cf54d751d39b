import Synchronization

/// Where the tasks of an asynchronous run tell what they have come to, so that one of them can wait for it.
///
/// Nothing is left to speed: a source answers only when it is told to, and whoever tells it waits until what follows from
/// it has happened.
final class CombineLatestBoard: Sendable {
  /// A task that waits.
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// What the tasks have come to.
  struct State: Sendable {
    /// The requests for a value that wait, one a source.
    var requests = [CheckedContinuation<String?, any Error>?](repeating: nil, count: 3)
    /// Which sources are not asked any more, since who asked them was cancelled.
    var isCancelled = [false, false, false]
    /// How many iterators of each source were made.
    var made = [0, 0, 0]
    /// How many of them are gone.
    var gone = [0, 0, 0]
    /// What was handed over.
    var outputs: [CombineLatestSignal] = []
    /// How often the consumer may ask once more.
    var permits = 0

    fileprivate var consumer: Continuation?
    fileprivate var waiter: (until: @Sendable (State) -> Bool, continuation: Continuation)?

    /// Takes out the tasks that may go on.
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

  /// Changes the state, and lets who waits for what is now so go on.
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
  /// - Throws: `CancellationError` where the task is cancelled.
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

  /// Refuses the request that waits at a source, and all later ones.
  fileprivate func stop(_ source: Int) {
    let request = update { state in
      defer { state.requests[source] = nil }
      state.isCancelled[source] = true
      return state.requests[source]
    }
    request?.resume(throwing: CancellationError())
  }

  /// Waits until the consumer may ask once more.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
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

  /// Answers the request that waits at a source.
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

/// A source as an asynchronous sequence that gives what its board is told to answer.
struct PlayedSource: AsyncSequence, Sendable {
  let index: Int
  let board: CombineLatestBoard

  func makeAsyncIterator() -> Iterator {
    Iterator(index, board)
  }

  /// Asks the board; the board knows how many iterators there are.
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
