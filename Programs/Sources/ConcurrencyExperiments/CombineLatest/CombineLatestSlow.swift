import ExperimentKit

/// Asynchronous sequences combined for a consumer that asks for a tuple only occasionally.
///
/// Columns: `time`, `event`, `open-combine` (the outputs for a sink that takes all), `async` (the outputs for the
/// consumer), `waiting` (the values that wait in the sources). Between two requests the operator receives at most one
/// value.
///
/// Source: 002-5.
struct CombineLatestSlow: Experiment {
  static let about = About(
    "combine-latest.slow-consumer",
    en: "The values that a consumer of asynchronous sequences gets if it asks only now and then.",
    ja: "ときどきしか要求しない側が、非同期シーケンスから受け取るもの。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "sources", .choice, default: CombineLatestStart.subjects, help: CombineLatestParameters.sources.help),
    Parameter(
      "events", CombineLatestParameters.script(count: 1...60),
      default: CombineLatestParameters.ofLesson.prefix(3) + [
        CombineLatestEvent(source: .c, content: .value("4"), time: 3),
        CombineLatestEvent(source: .a, content: .value("5"), time: 4),
      ],
      help: CombineLatestParameters.events.help),
    Parameter(
      "takes", ParameterType<[Int]>.list(of: .integer(CombineLatestEvent.times), count: 0...60), default: [0, 5, 6, 7],
      help: LocalizedText(en: "The times at which the consumer asks for a tuple.", ja: "タプルを要求する時刻。")))

  let sources: CombineLatestStart
  let events: [CombineLatestEvent]
  let takes: [Int]

  init(sources: CombineLatestStart, events: [CombineLatestEvent], takes: [Int]) {
    (self.sources, self.events, self.takes) = (sources, events, takes.sorted())
  }

  /// Returns the table, with a row for the subscription, one per event and one per request.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if the asynchronous sequences do not answer in time.
  func run() async throws -> Table {
    let consumer = AsyncCombineLatest.Consumer.asking(takes)
    let steps = try await AsyncCombineLatest.steps(events, from: sources, consumer: consumer)
    var combine = CombiningOperator.combineLatest.signals(events, from: sources)[...]
    let occurrences = AsyncCombineLatest.occurrences(events, consumer)
    let rows = zip([nil] + occurrences, steps).map { occurrence, step -> [Table.Value] in
      let values: [Table.Value]
      if case .take(let time)? = occurrence {
        values = [.number(time), .words(en: "the consumer asks", ja: "要求"), .empty]
      } else {
        values = CombineLatestStep.values(occurrence?.event) + [(combine.popFirst() ?? []).value]
      }
      let waiting = zip(CombineLatestSource.allCases, step.waiting).flatMap { source, count in
        [String](repeating: source.rawValue, count: count)
      }
      return values + [step.signals.value, waiting.isEmpty ? .plain("–") : .plain(waiting.joined(separator: ", "))]
    }
    return Table(
      CombineLatestStep.columns + [
        .words("open-combine", en: "OpenCombine", ja: "OpenCombine"),
        .words("async", en: "async sequences", ja: "非同期シーケンス"),
        .words("waiting", en: "waiting in", ja: "元に残る値"),
      ], rows: rows)
  }
}

extension AsyncCombineLatest.Occurrence {
  /// The event, if the occurrence is one.
  fileprivate var event: CombineLatestEvent? {
    if case .event(let event) = self { event } else { nil }
  }
}
