import ExperimentKit

/// The parameters that the experiments on combining latest values share.
enum CombineLatestParameters {
  /// The kind of the sources.
  static let sources = Parameter(
    "sources", .choice, default: CombineLatestStart.fields,
    help: LocalizedText(
      en: "Fields, which send their text \"\" on subscription, or bare subjects, which send nothing.",
      ja: "購読した時点で空文字列を流すテキストフィールドか、何も流さないサブジェクトか。"))

  /// The events of the sources.
  static let events = Parameter(
    "events", script(count: 1...60), default: ofLesson,
    help: LocalizedText(en: "The events of the sources, in order.", ja: "それぞれのソースが流すもの。この順に流れる。"))

  /// The events of the lesson: three values and a change of the first.
  static let ofLesson: [CombineLatestEvent] = [
    CombineLatestEvent(source: .a, content: .value("1"), time: 0),
    CombineLatestEvent(source: .b, content: .value("2"), time: 1),
    CombineLatestEvent(source: .c, content: .value("3"), time: 2),
    CombineLatestEvent(source: .a, content: .value("4"), time: 3),
  ]

  /// Returns the type of a list of events in the order of their times.
  static func script(count: ClosedRange<Int>) -> ParameterType<[CombineLatestEvent]> {
    .list(of: event, count: count) { event, before throws(ValueError) in
      try CombineLatestEvent.check(event, before)
    }
  }

  private static let event: ParameterType<CombineLatestEvent> = .written(
    LocalizedText(
      en: "an event of the source `a`, `b` or `c` with its time: `a=1@0`, `a done@4` or `a fails@4`",
      ja: "元`a`、`b`、`c`のイベントと時刻。`a=1@0`、`a done@4`、`a fails@4`のいずれかの形")
  ) { text throws(ValueError) in try CombineLatestEvent(written: text) }
}

/// The kind of the three sources.
enum CombineLatestStart: String, CaseIterable, Sendable {
  /// Fields, whose text "" arrives on subscription.
  case fields
  /// Subjects without a first value.
  case subjects

  /// The value of a source on subscription.
  var first: String? { self == .fields ? "" : nil }
}

/// The common parts of the experiments that play one script: the kind of the sources, and their events.
struct CombineLatestScript: Sendable, Hashable {
  static let signature = Signature(Self.init, CombineLatestParameters.sources, CombineLatestParameters.events)

  let sources: CombineLatestStart
  let events: [CombineLatestEvent]

  /// Returns OpenCombine's outputs on subscription and at each event.
  func signals(_ combining: CombiningOperator) -> [[CombineLatestSignal]] {
    combining.signals(events, from: sources)
  }
}
