import ExperimentKit
import Results
import SourceText

/// Asynchronous sequences combined for a consumer that asks for a tuple only now and then.
///
/// Columns: `time`, `event`, `open-combine` (what a sink that takes all gets), `async` (what the consumer gets),
/// `waiting` (values that the sources have not got rid of). Between two questions the operator is given at most one value.
///
/// Source: 002-5.
public struct CombineLatestSlow: ListedExperiment {
  /// The name that cells use.
  public static let name = "combine-latest.slow-consumer"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What a consumer of asynchronous sequences gets that asks only now and then.",
    ja: "ときどきしか要求しない側が、非同期シーケンスから受け取るもの。")

  static let takes = Parameter(
    "takes", ParameterType<[Int]>.list(of: .integer(CombineLatestEvent.times), count: 0...60), default: [0, 5, 6, 7],
    help: LocalizedText(en: "The times at which the consumer asks for a tuple.", ja: "タプルを要求する時刻。"))

  static let events = Parameter(
    "events", CombineLatestParameters.script(count: 1...60),
    default: CombineLatestParameters.ofLesson.prefix(3) + [
      CombineLatestEvent(source: .c, content: .value("4"), time: 3),
      CombineLatestEvent(source: .a, content: .value("5"), time: 4),
    ],
    help: CombineLatestParameters.events.help)

  static let sources = Parameter(
    "sources", .choice, default: CombineLatestStart.subjects, help: CombineLatestParameters.sources.help)

  /// What the sources are, the events, and when the consumer asks.
  public static let parameters: [any ParameterDeclaration] = [sources, events, takes]

  let sources: CombineLatestStart
  let events: [CombineLatestEvent]
  let takes: [Int]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (sources, events, takes) = (arguments[Self.sources], arguments[Self.events], arguments[Self.takes].sorted())
  }

  /// The table, a row for the subscription, one an event and one a question.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` where the asynchronous sequences do not answer in time.
  public func run() async throws -> Table {
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
  /// The event, if it is one.
  fileprivate var event: CombineLatestEvent? {
    if case .event(let event) = self { event } else { nil }
  }
}
