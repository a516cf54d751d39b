import ExperimentKit

/// Every order in which the events of one call can happen, one per row.
///
/// Columns: `schedule`, `callbacks`, `request`.
///
/// Source: 000-6.
struct SuspendWrapperSchedules: Experiment {
  static let about = About(
    "suspend-wrapper.schedules", en: "Every order in which the events of one call can happen.",
    ja: "1回の呼び出しで起こりうる、すべての順序。")
  static let signature = SuspendOrders.signature.map(Self.init)

  let orders: SuspendOrders

  /// Returns the table, in lexical order of the schedules, as a depth-first search finds them.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many.
  func run() throws -> Table {
    Table(
      [SuspendSchedules.schedule, SuspendSchedules.callbacks, SuspendSchedules.request],
      rows: try orders.schedules.map {
        [
          SuspendSchedules.written($0.steps), $0.outcome.callbackValue(orders.form),
          .words($0.outcome.request.title),
        ]
      })
  }
}
