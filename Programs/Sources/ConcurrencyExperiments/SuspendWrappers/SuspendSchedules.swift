import ExperimentKit

/// Every schedule of a call, with its outcome.
struct SuspendSchedules {
  /// The schedules, in lexical order of their steps.
  let all: [Schedule]

  /// A schedule with all its entries.
  struct Schedule {
    let steps: [SuspendEvent]
    let entries: [SuspendEntry]

    var outcome: SuspendOutcome { SuspendOutcome(entries) }
  }

  /// Tries every order of some events.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many.
  init(_ setting: SuspendScene.Setting, events: [SuspendEvent]) throws {
    all = try ScheduleExplorer { SuspendScene(setting, events: events) }.all(\.entries).map {
      Schedule(steps: $0.steps, entries: $0.outcome)
    }
  }

  /// Returns a schedule as words, in order.
  static func written(_ steps: [SuspendEvent]) -> Table.Value {
    .code(steps.map(\.rawValue).joined(separator: ", "))
  }

  /// The column of schedules.
  static let schedule = Table.Column.words("schedule", en: "schedule", ja: "順序")
  /// The column of callbacks.
  static let callbacks = Table.Column.words("callbacks", en: "what is called back", ja: "コールバック")
  /// The column of requests.
  static let request = Table.Column.words("request", en: "request", ja: "リクエスト")
}
