import ExperimentKit

/// All orders of registrations and posts, when the posts come after the waiting call.
///
/// Columns: `form`, `names`, `orders`, `completed`, `waiting`, `lost` (posts without an observer, in all orders).
///
/// Source: 001-12.
struct NotificationWaiterInterleavings: Experiment {
  static let about = About(
    "notification-waiter.interleavings", en: "Every order of registrations and posts, in four ways of waiting.",
    ja: "登録と投稿のすべての順序を、4通りの待ち方で調べる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "most", .integer(1...3), default: 2, help: LocalizedText(en: "The maximum number of names.", ja: "通知名の数の最大。")))

  let most: Int

  /// Returns the table: for each form one row per number of names.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if a run is not reproducible.
  /// - Complexity: (2 · `most`)! runs of the article's form.
  func run() throws -> Table {
    Table(
      [
        .words("form", en: "form", ja: "待ち方"), .number("names", en: "names", ja: "通知名"),
        .number("orders", en: "orders", ja: "順序"), .number("completed", en: "completed", ja: "完了"),
        .number("waiting", en: "still waiting", ja: "待ったまま"), .number("lost", en: "posts lost", ja: "失われた投稿"),
      ],
      rows: try WaitingForm.allCases.flatMap { form in
        try (1...most).map { count in
          let outcomes = try form.outcomes(names: (1...count).map { "n\($0)" })
          return [
            .words(form.title), .number(count), .number(outcomes.count),
            .number(outcomes.count { $0.completions == 1 }), .number(outcomes.count { $0.completions == 0 }),
            .number(outcomes.reduce(0) { $0 + $1.lost }),
          ]
        }
      })
  }
}

/// A way of waiting for several notifications.
enum WaitingForm: CaseIterable, Sendable {
  case article, corrected, task, object

  /// The form in a few words.
  var title: LocalizedText {
    switch self {
    case .article: LocalizedText(en: "completion, article", ja: "完了処理(記事)")
    case .corrected: LocalizedText(en: "completion, corrected", ja: "完了処理(修正版)")
    case .task: LocalizedText(en: "task that registers", ja: "タスクの中で登録")
    case .object: LocalizedText(en: "registered, then awaited", ja: "登録してからawait")
    }
  }

  /// Returns the outcome in every order.
  func outcomes(names: [String]) throws -> [NotificationOutcome] {
    switch self {
    case .article: try Self.outcomes { CallbackSchedule(.article, names: names) }
    case .corrected: try Self.outcomes { CallbackSchedule(.corrected, names: names) }
    case .task: try Self.outcomes { TaskSchedule(.task, names: names) }
    case .object: try Self.outcomes { TaskSchedule(.object, names: names) }
    }
  }

  private static func outcomes<System: NotificationSchedule>(
    _ make: @escaping () -> System
  ) throws -> [NotificationOutcome] {
    try ScheduleExplorer(make).all(\.outcome).map(\.outcome)
  }
}
