import HostTestSupport
import TestSupport
import Testing

@testable import ConcurrencyExperiments

/// The definition of combining latest values, event by event, without any library.
private struct Reference {
  var latest: [String?]
  var hasEnded = [false, false, false]
  var isOver = false

  init(_ start: CombineLatestStart) {
    latest = Array(repeating: start.first, count: 3)
  }

  var tuple: [CombineLatestSignal] {
    latest.contains(nil) ? [] : [.value(latest.compactMap { $0 })]
  }

  /// Returns the signals of an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - endsEarly: whether everything ends with a source that ends without a value.
  /// - Returns: the signals downstream.
  mutating func signals(_ event: CombineLatestEvent, endsEarly: Bool) -> [CombineLatestSignal] {
    if isOver { return [] }
    switch event.content {
    case .value(let text):
      latest[event.source.index] = text
      return tuple
    case .done:
      hasEnded[event.source.index] = true
      isOver = !hasEnded.contains(false) || endsEarly && latest[event.source.index] == nil
      return isOver ? [.finished] : []
    case .fails:
      isOver = true
      return [.failed]
    }
  }

  static func signals(
    _ events: [CombineLatestEvent], _ start: CombineLatestStart, endsEarly: Bool
  ) -> [[CombineLatestSignal]] {
    var reference = Reference(start)
    return [reference.tuple] + events.map { reference.signals($0, endsEarly: endsEarly) }
  }
}

@Suite("Latest values combined", .patient)
struct CombineLatestSignalsTests {
  /// Returns all scripts of some length, in which each event is a value, an end or an error of a source.
  static func scripts(_ length: Int) -> [[CombineLatestEvent]] {
    guard length > 0 else { return [[]] }
    let time = length - 1
    return scripts(length - 1).flatMap { before in
      CombineLatestSource.allCases.filter { source in !before.contains { $0.source == source && $0.isEnd } }.flatMap {
        source in
        [.value("\(time)"), .done, .fails].map {
          before + [CombineLatestEvent(source: source, content: $0, time: time)]
        }
      }
    }
  }

  @Test(
    "OpenCombine's operators follow their documentation, in all 1..<5 events", arguments: CombineLatestStart.allCases)
  func openCombine(start: CombineLatestStart) {
    for events in (0..<5).flatMap(Self.scripts) {
      #expect(
        CombiningOperator.combineLatest.signals(events, from: start)
          == Reference.signals(events, start, endsEarly: false))
    }
  }

  @Test("Asynchronous sequences have the same outputs, but end early", arguments: CombineLatestStart.allCases)
  func asynchronous(start: CombineLatestStart) async throws {
    for events in (0..<4).flatMap(Self.scripts) {
      let signals = try await AsyncCombineLatest.steps(events, from: start).map(\.signals)
      #expect(signals == Reference.signals(events, start, endsEarly: true), "\(events)")
    }
  }

  @Test("A consumer that asks after every event receives the same as one that always asks")
  func asking() async throws {
    for events in Self.scripts(4).filter({ !$0.contains { $0.isEnd } }) {
      let consumer = AsyncCombineLatest.Consumer.asking(Array(0..<20))
      let slow = try await AsyncCombineLatest.steps(events, from: .subjects, consumer: consumer)
      let eager = try await AsyncCombineLatest.steps(events, from: .subjects)
      #expect(slow.last?.waiting == [0, 0, 0])
      #expect(slow.flatMap(\.signals).last == eager.flatMap(\.signals).last, "\(events)")
    }
  }

  @Test("A canceled run ends")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await AsyncCombineLatest.steps(CombineLatestParameters.ofLesson, from: .fields)
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }

  @Test("zip waits for all, and merge for none")
  func others() {
    let events = CombineLatestParameters.ofLesson
    #expect(
      CombiningOperator.zip.signals(events, from: .subjects) == [[], [], [], [.value(["1", "2", "3"])], []])
    #expect(
      CombiningOperator.merge.signals(events, from: .subjects)
        == [[]] + ["1", "2", "3", "4"].map { [.value([$0])] })
  }
}
