import OpenCombine

/// An operator that combines three sequences to one.
enum CombiningOperator: String, CaseIterable, Sendable {
  /// The latest value of each, whenever one changes, as soon as each has one.
  case combineLatest = "combine-latest"
  /// The first values of all, then the second values of all, and so on.
  case zip
  /// Every value in the order of arrival.
  case merge
}

/// The error of a source that fails.
struct CombineLatestError: Error {}

extension CombiningOperator {
  /// Returns OpenCombine's outputs on subscription and at each event.
  ///
  /// - Returns: one list for the subscription and one for each event.
  func signals(_ events: [CombineLatestEvent], from start: CombineLatestStart) -> [[CombineLatestSignal]] {
    let inputs = CombineLatestSource.allCases.map { _ in Input(start) }
    var signals: [CombineLatestSignal] = []
    let subscription = combined(inputs.map(\.publisher)).sink { end in
      if case .failure = end { signals.append(.failed) } else { signals.append(.finished) }
    } receiveValue: {
      signals.append(.value($0))
    }
    defer { subscription.cancel() }
    var steps = [signals]
    for event in events {
      signals = []
      inputs[event.source.index].play(event.content)
      steps.append(signals)
    }
    return steps
  }

  private typealias Texts = AnyPublisher<[String], CombineLatestError>

  private func combined(_ sources: [AnyPublisher<String, CombineLatestError>]) -> Texts {
    switch self {
    case .combineLatest: sources.latest
    case .zip: sources[0].zip(sources[1], sources[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
    case .merge: sources.numbered.map { [$0.value] }.eraseToAnyPublisher()
    }
  }
}

/// A source that a script plays.
private struct Input {
  let publisher: AnyPublisher<String, CombineLatestError>
  let play: (CombineLatestEvent.Content) -> Void

  /// Creates a field or a subject.
  init(_ start: CombineLatestStart) {
    if let text = start.first {
      self.init(CurrentValueSubject<String, CombineLatestError>(text))
    } else {
      self.init(PassthroughSubject<String, CombineLatestError>())
    }
  }

  private init<Played: Subject>(_ subject: Played)
  where Played.Output == String, Played.Failure == CombineLatestError {
    publisher = subject.eraseToAnyPublisher()
    play = { content in
      switch content {
      case .value(let text): subject.send(text)
      case .done: subject.send(completion: .finished)
      case .fails: subject.send(completion: .failure(CombineLatestError()))
      }
    }
  }
}

extension [AnyPublisher<String, CombineLatestError>] {
  /// The values of all in the order of arrival, each with the index of its publisher.
  fileprivate var numbered: AnyPublisher<(index: Int, value: String), CombineLatestError> {
    let each = enumerated().map { index, source in source.map { (index: index, value: $0) } }
    return Publishers.Sequence(sequence: each).flatMap { $0 }.eraseToAnyPublisher()
  }

  /// The latest values of all, whenever one changes, as soon as each has one.
  ///
  /// OpenCombine 0.14 lacks `combineLatest`; this follows Combine's documentation, with an unlimited demand: it ends
  /// when all have ended, and fails when one fails.
  fileprivate var latest: AnyPublisher<[String], CombineLatestError> {
    numbered
      .scan([String?](repeating: nil, count: count)) { latest, next in
        var latest = latest
        latest[next.index] = next.value
        return latest
      }
      .compactMap { latest in latest.contains(nil) ? nil : latest.compactMap { $0 } }
      .eraseToAnyPublisher()
  }
}
