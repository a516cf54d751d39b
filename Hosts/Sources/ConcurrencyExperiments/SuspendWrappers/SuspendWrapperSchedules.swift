import ExperimentKit
import Results
import SourceText

/// Every order in which the events of one call can happen, one a row.
///
/// Columns: `schedule`, `callbacks`, `request`.
///
/// Source: 000-6.
public struct SuspendWrapperSchedules: ListedExperiment {
  /// The name that cells use.
  public static let name = "suspend-wrapper.schedules"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every order in which the events of one call can happen.", ja: "1回の呼び出しで起こりうる、すべての順序。")

  /// The form, the callback and the events.
  public static let parameters = SuspendOrders.parameters

  let orders: SuspendOrders

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    orders = SuspendOrders(arguments)
  }

  /// The table, in lexical order of the schedules, as a depth-first search finds them.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` where there are too many.
  public func run() throws -> Table {
    Table(
      [SuspendSchedules.schedule, SuspendSchedules.callbacks, SuspendSchedules.request],
      rows: try orders.schedules.map {
        [
          SuspendSchedules.written($0.steps), $0.outcome.callbackValue(orders.setting.form),
          .words($0.outcome.request.title),
        ]
      })
  }
}
