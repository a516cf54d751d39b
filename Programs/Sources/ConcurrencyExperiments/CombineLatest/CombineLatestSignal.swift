import ExperimentKit

/// An output of a combined sequence.
enum CombineLatestSignal: Sendable, Hashable {
  /// A tuple of texts.
  case value([String])
  /// The end.
  case finished
  /// The end with an error.
  case failed

  /// The texts as Swift prints a tuple of them, or the description of the end.
  var words: LocalizedText {
    switch self {
    case .value(let texts): LocalizedText("(\(texts.map { "\"\($0)\"" }.joined(separator: ", ")))")
    case .finished: LocalizedText(en: "finished", ja: "完了")
    case .failed: LocalizedText(en: "failed", ja: "エラー")
    }
  }
}

extension [CombineLatestSignal] {
  /// The output as a value of a table; a dash if there is none.
  var value: Table.Value {
    if case .value(_)? = first, count == 1 { return .code(self[0].words.en) }
    return isEmpty ? .plain("–") : .words(map(\.words).joined(.comma))
  }
}

/// A time, an event, and its outputs.
struct CombineLatestStep: Sendable, Hashable {
  /// The event; nil for the subscription.
  let event: CombineLatestEvent?
  /// The outputs.
  let signals: [CombineLatestSignal]

  /// Returns the subscription and the events, with their outputs.
  static func steps(_ events: [CombineLatestEvent], _ signals: [[CombineLatestSignal]]) -> [CombineLatestStep] {
    zip([nil] + events, signals).map(CombineLatestStep.init)
  }

  /// The two columns that identify a step.
  static let columns: [Table.Column] = [
    .number("time", en: "time", ja: "時刻"), .words("event", en: "event", ja: "イベント"),
  ]

  /// Returns the values of these columns.
  static func values(_ event: CombineLatestEvent?) -> [Table.Value] {
    guard let event else { return [.empty, .words(en: "subscription", ja: "購読")] }
    return [.number(event.time), .code(event.action)]
  }
}
