import AsyncAlgorithms
import ExperimentKit
import TimeLimits

/// The outputs of `combineLatest` of swift-async-algorithms, played by a script.
enum AsyncCombineLatest {
  /// The times at which the consumer asks for the next tuple.
  enum Consumer: Sendable, Hashable {
    /// A request as soon as the consumer has a tuple.
    case eager
    /// Requests at these times, after the events of the same time.
    case asking([Int])
  }

  /// An occurrence: an event of a source, or a request of the consumer.
  enum Occurrence: Sendable, Hashable {
    case event(CombineLatestEvent)
    case take(Int)
  }

  /// Returns the occurrences, in order.
  static func occurrences(_ events: [CombineLatestEvent], _ consumer: Consumer) -> [Occurrence] {
    guard case .asking(let times) = consumer else { return events.map { .event($0) } }
    let timed =
      events.map { (time: $0.time, rank: 0, occurrence: Occurrence.event($0)) }
      + times.map { (time: $0, rank: 1, occurrence: Occurrence.take($0)) }
    return timed.enumerated().sorted {
      ($0.element.time, $0.element.rank, $0.offset) < ($1.element.time, $1.element.rank, $1.offset)
    }.map(\.element.occurrence)
  }

  /// Returns the outputs on subscription and at each occurrence, with the number of values that wait in the sources.
  ///
  /// It returns when all tasks that it started have ended, including those of the operator.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if the real parts do not answer within ``TimeLimits/Patience/limit``.
  static func steps(
    _ events: [CombineLatestEvent], from start: CombineLatestStart, consumer: Consumer = .eager
  ) async throws -> [Step] {
    do {
      return try await withTimeLimit { try await play(events, from: start, consumer) }
    } catch let error as TimeLimitExceeded {
      throw ExperimentError(
        "The asynchronous sequences returned \(error).", help: "Try again when the machine is less busy.")
    }
  }

  /// The outputs, and the number of values that then wait in each source.
  typealias Step = (signals: [CombineLatestSignal], waiting: [Int])

  private static func play(
    _ events: [CombineLatestEvent], from start: CombineLatestStart, _ consumer: Consumer
  ) async throws -> [Step] {
    let board = CombineLatestBoard()
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try? await consume(board) }
      var driver = CombineLatestDriver(board, isEager: consumer == .eager)
      let steps = try await driver.play(occurrences(events, consumer), from: start)
      group.cancelAll()
      try await group.waitForAll()
      try await board.wait { $0.gone == $0.made }
      return steps
    }
  }

  private static func consume(_ board: CombineLatestBoard) async throws {
    let sources = (0..<3).map { PlayedSource(index: $0, board: board) }
    var iterator = combineLatest(sources[0], sources[1], sources[2]).makeAsyncIterator()
    while true {
      try await board.takePermit()
      do {
        guard let texts = try await iterator.next() else {
          return board.update { $0.outputs.append(.finished) }
        }
        board.update { $0.outputs.append(.value([texts.0, texts.1, texts.2])) }
      } catch {
        return board.update { $0.outputs.append(.failed) }
      }
    }
  }
}
