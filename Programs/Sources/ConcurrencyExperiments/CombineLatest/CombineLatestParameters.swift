import ExperimentKit

/// The parameters that the experiments on combining latest values share.
enum CombineLatestParameters {
  /// What the sources are.
  static let sources = Parameter(
    "sources", .choice, default: CombineLatestStart.fields,
    help: LocalizedText(
      en: "Fields, which send their text \"\" on subscription, or bare subjects, which send nothing.",
      ja: "購読した時点で空文字列を流すテキストフィールドか、何も流さないサブジェクトか。"))

  /// What the sources do.
  static let events = Parameter(
    "events", script(count: 1...60), default: ofLesson,
    help: LocalizedText(en: "The events of the sources, in order.", ja: "それぞれのソースが流すもの。この順に流れる。"))

  /// Three values and a change of the first.
  static let ofLesson: [CombineLatestEvent] = [
    CombineLatestEvent(source: .a, content: .value("1"), time: 0),
    CombineLatestEvent(source: .b, content: .value("2"), time: 1),
    CombineLatestEvent(source: .c, content: .value("3"), time: 2),
    CombineLatestEvent(source: .a, content: .value("4"), time: 3),
  ]

  /// A list of events in the order of their times.
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

/// What the three sources are.
enum CombineLatestStart: String, CaseIterable, Sendable {
  /// Fields, whose text "" arrives when one subscribes.
  case fields
  /// Subjects that give nothing by themselves.
  case subjects

  /// What a source gives when one subscribes.
  var first: String? { self == .fields ? "" : nil }
}

/// What the experiments that play one script share: what the sources are, and what they do.
struct CombineLatestScript: Sendable, Hashable {
  static let signature = Signature(Self.init, CombineLatestParameters.sources, CombineLatestParameters.events)

  let sources: CombineLatestStart
  let events: [CombineLatestEvent]

  /// What OpenCombine hands over on subscription and at each event.
  func signals(_ combining: CombiningOperator) -> [[CombineLatestSignal]] {
    combining.signals(events, from: sources)
  }
}
