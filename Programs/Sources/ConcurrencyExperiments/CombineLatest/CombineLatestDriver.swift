/// A driver that plays a script to the asynchronous form, step by step.
///
/// It answers a request, then waits until the effects of the answer have happened: the source is asked again, or its
/// iterator is gone, or the consumer has received an output. While the consumer asks for nothing, the operator takes
/// one more value from each source; the driver lets it take only one in all, since the order in which it takes more
/// cannot be observed.
struct CombineLatestDriver {
  private let board: CombineLatestBoard
  private let isEager: Bool
  /// The pending contents of the sources, in the order of arrival.
  private var queue: [(source: Int, content: CombineLatestEvent.Content)] = []
  private var hasValue = [false, false, false]
  private var hasEnded = [false, false, false]
  /// Whether each source is not asked before the consumer's next request.
  private var isResting = [false, false, false]
  /// Whether the consumer waits for a tuple.
  private var isAsked = false
  /// Whether the operator has a tuple for the consumer.
  private var isKept = false
  private var hasFailed = false
  private var isOver = false

  init(_ board: CombineLatestBoard, isEager: Bool) {
    (self.board, self.isEager) = (board, isEager)
  }

  /// Plays the occurrences.
  ///
  /// - Returns: the outputs on subscription and at each occurrence, with the number of values that wait in each source.
  /// - Throws: `CancellationError` if the task is canceled.
  mutating func play(
    _ occurrences: [AsyncCombineLatest.Occurrence], from start: CombineLatestStart
  ) async throws -> [AsyncCombineLatest.Step] {
    var steps: [AsyncCombineLatest.Step] = []
    if isEager { try await take() }
    if let text = start.first {
      queue = CombineLatestSource.allCases.map { ($0.index, .value(text)) }
      try await deliver()
    }
    steps.append(step())
    for occurrence in occurrences {
      switch occurrence {
      case .event(let event):
        if !isOver { queue.append((event.source.index, event.content)) }
        try await deliver()
      case .take: try await take()
      }
      steps.append(step())
    }
    return steps
  }

  private func step() -> AsyncCombineLatest.Step {
    let signals = board.update { state in
      defer { state.outputs = [] }
      return state.outputs
    }
    return (signals, (0..<3).map { index in queue.count { $0.source == index } })
  }

  /// Makes a request of the consumer.
  private mutating func take() async throws {
    guard !isOver, !isAsked else { return }
    if isKept || hasFailed || !hasEnded.contains(false) {
      try await handOver { $0.permits += 1 }
      if isKept {
        isKept = false
      } else {
        isOver = true
      }
    } else {
      isAsked = true
      isResting = [false, false, false]
      board.update { $0.permits += 1 }
      let isLive = hasEnded.map { !$0 }
      try await board.wait { state in (0..<3).allSatisfy { !isLive[$0] || state.requests[$0] != nil } }
    }
    try await deliver()
  }

  /// Delivers the contents of the sources that are asked.
  private mutating func deliver() async throws {
    while !isOver, !hasFailed, let index = next {
      let (source, content) = queue.remove(at: index)
      switch content {
      case .value: try await give(source, content)
      case .done: try await end(source)
      case .fails: try await fail(source)
      }
      if isOver { queue = [] }
    }
  }

  /// The place in the queue of the next deliverable content.
  ///
  /// While the operator has a tuple, a source can still end: the operator drops the tuple if the source fails, and
  /// otherwise keeps it.
  private var next: Int? {
    guard isAsked || !hasValue.contains(false) else { return nil }
    return queue.indices.first { index in
      let (source, content) = queue[index]
      return !isResting[source] && !queue[..<index].contains { $0.source == source } && (!isKept || content.isEnd)
    }
  }

  private mutating func give(_ source: Int, _ content: CombineLatestEvent.Content) async throws {
    hasValue[source] = true
    if !isAsked {
      board.answer(source, content)
      (isResting[source], isKept) = (true, true)
    } else if hasValue.contains(false) {
      board.answer(source, content)
      try await board.wait { $0.requests[source] != nil }
    } else {
      try await handOver(answering: source, content)
      (isResting[source], isAsked) = (true, false)
      if isEager { try await take() }
    }
  }

  private mutating func end(_ source: Int) async throws {
    hasEnded[source] = true
    if isAsked, !hasValue[source] || !hasEnded.contains(false) {
      try await handOver(answering: source, .done)
      isOver = true
    } else {
      board.answer(source, .done)
      try await board.wait { $0.gone[source] == $0.made[source] }
    }
  }

  private mutating func fail(_ source: Int) async throws {
    if isAsked {
      try await handOver(answering: source, .fails)
      isOver = true
    } else {
      hasFailed = true
      isKept = false
      board.answer(source, .fails)
      try await board.wait { $0.gone == $0.made }
    }
  }

  private func handOver(answering source: Int, _ content: CombineLatestEvent.Content) async throws {
    let count = board.update { $0.outputs.count }
    board.answer(source, content)
    try await board.wait { $0.outputs.count > count }
  }

  private func handOver(_ change: @Sendable (inout CombineLatestBoard.State) -> Void) async throws {
    let count = board.update { $0.outputs.count }
    board.update(change)
    try await board.wait { $0.outputs.count > count }
  }
}
