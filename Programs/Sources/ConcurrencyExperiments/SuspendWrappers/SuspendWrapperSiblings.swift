import ExperimentKit

/// The outcomes of the other requests when one of several fails, over every order of events, with one style per row.
///
/// Columns: `style`, `schedules`, `failed` (the number with a shown failure), `left` (the number that show it while
/// another request is in progress), `late` (the number that show it only after another answer).
///
/// Source: 000-6.
struct SuspendWrapperSiblings: Experiment {
  static let about = About(
    "suspend-wrapper.siblings", en: "The outcome of the other requests when one fails.", ja: "1つが失敗したときの、ほかのリクエスト。")
  static let signature = Signature(
    Self.init, StructuredParameters.calls,
    Parameter(
      "events", .list(of: ParameterType<StructuredEvent>.event, count: 1...6),
      default: [.answer("user"), .fail("repos")],
      help: LocalizedText(
        en: "The events, tried in every possible order.", ja: "起こること。可能なすべての順序を試す。")))

  let calls: [String]
  let unordered: [StructuredEvent]

  init(calls: [String], events: [StructuredEvent]) throws {
    (self.calls, unordered) = (calls, events)
    try StructuredParameters.check(events, calls)
  }

  /// Returns the table, with one row per style.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many schedules.
  func run() throws -> Table {
    Table(
      [
        .words("style", en: "style", ja: "書き方"), .number("schedules", en: "schedules", ja: "順序の数"),
        .number("failed", en: "show a failure", ja: "失敗を表示"),
        .number("left", en: "while another runs on", ja: "ほかのリクエストを実行したまま"),
        .number("late", en: "only after another answer", ja: "ほかの応答を待ってから"),
      ],
      rows: try StructuredStyle.allCases.map { style in
        let setting = StructuredScene.Setting(style: style, calls: calls)
        let runs = try ScheduleExplorer { StructuredScene(setting, events: unordered) }.all { ShownError($0.entries) }
        let failures = runs.compactMap(\.outcome)
        return [
          .words(style.title), .number(runs.count), .number(failures.count),
          .number(failures.count(where: \.leavesOthers)),
          .number(failures.count(where: \.isLate)),
        ]
      })
  }

  /// A shown error.
  private struct ShownError {
    /// Whether another request was in progress at the time.
    let leavesOthers: Bool
    /// Whether another request was answered between the error and its display.
    let isLate: Bool

    /// Finds the shown error; nil if there is none.
    init?(_ entries: [StructuredScene.Entry]) {
      guard let shown = entries.firstIndex(of: .shown(StructuredStyle.failure)),
        let failed = entries.firstIndex(where: \.isFailure)
      else { return nil }
      let before = entries[..<shown]
      leavesOthers = before.count(where: \.isSent) > before.count(where: \.isEnd)
      isLate = failed < shown && entries[(failed + 1)..<shown].contains { $0.isEnd && !$0.isCancellation }
    }
  }
}

extension StructuredScene.Entry {
  fileprivate var isSent: Bool {
    if case .call(_, .sent) = self { true } else { false }
  }

  fileprivate var isFailure: Bool {
    if case .call(_, .answered(.failure)) = self { true } else { false }
  }

  /// Whether a request ends with the entry.
  fileprivate var isEnd: Bool {
    if case .call(_, .answered) = self { true } else { isCancellation }
  }
}
