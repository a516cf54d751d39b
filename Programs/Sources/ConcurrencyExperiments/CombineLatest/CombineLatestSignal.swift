import ExperimentKit

/// What a combined sequence hands to the one who listens.
enum CombineLatestSignal: Sendable, Hashable {
  /// Texts that belong together.
  case value([String])
  /// The end.
  case finished
  /// The end with an error.
  case failed

  /// The texts as Swift prints a tuple of them, or the end in words.
  var words: LocalizedText {
    switch self {
    case .value(let texts): LocalizedText("(\(texts.map { "\"\($0)\"" }.joined(separator: ", ")))")
    case .finished: LocalizedText(en: "finished", ja: "完了")
    case .failed: LocalizedText(en: "failed", ja: "エラー")
    }
  }
}

extension [CombineLatestSignal] {
  /// What was handed over as a value of a table; a dash for nothing.
  var value: Table.Value {
    if case .value(_)? = first, count == 1 { return .code(self[0].words.en) }
    return isEmpty ? .plain("–") : .words(map(\.words).joined(.comma))
  }
}

/// A time, what happened, and what was handed over.
struct CombineLatestStep: Sendable, Hashable {
  /// The event; nil for the subscription.
  let event: CombineLatestEvent?
  /// What was handed over.
  let signals: [CombineLatestSignal]

  /// The subscription and the events, with what came of each.
  static func steps(_ events: [CombineLatestEvent], _ signals: [[CombineLatestSignal]]) -> [CombineLatestStep] {
    zip([nil] + events, signals).map(CombineLatestStep.init)
  }

  /// The two columns that tell a step from the others.
  static let columns: [Table.Column] = [
    .number("time", en: "time", ja: "時刻"), .words("event", en: "event", ja: "イベント"),
  ]

  /// The values of these columns.
  static func values(_ event: CombineLatestEvent?) -> [Table.Value] {
    guard let event else { return [.empty, .words(en: "subscription", ja: "購読")] }
    return [.number(event.time), .code(event.action)]
  }
}
