import ExperimentKit

/// The possible outcomes of a call, with the number of schedules of each.
///
/// Columns: `callbacks`, `request`, `schedules`, `shortest` (the first of the shortest ones). The last row is the sum.
///
/// Source: 000-6.
struct SuspendWrapperInterleavings: Experiment {
  static let about = About(
    "suspend-wrapper.interleavings", en: "The possible outcomes of a call, and the number of orders that lead to each.",
    ja: "呼び出しの結末と、そこに至る順序の数。")
  static let signature = SuspendOrders.signature.map(Self.init)

  let orders: SuspendOrders

  /// Returns the table, in the order in which a depth-first search finds the outcomes.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many schedules.
  func run() throws -> Table {
    let schedules = try orders.schedules
    var outcomes: [SuspendOutcome] = []
    for outcome in schedules.map(\.outcome) where !outcomes.contains(outcome) { outcomes.append(outcome) }
    let rows = outcomes.map { outcome -> [Table.Value] in
      let leading = schedules.filter { $0.outcome == outcome }.map(\.steps)
      let shortest = leading.min { $0.count < $1.count } ?? []
      return [
        outcome.callbackValue(orders.form), .words(outcome.request.title), .number(leading.count),
        SuspendSchedules.written(shortest),
      ]
    }
    return Table(
      [
        SuspendSchedules.callbacks, SuspendSchedules.request,
        .number("schedules", en: "schedules", ja: "順序の数"),
        .words("shortest", en: "a shortest one", ja: "最も短い順序"),
      ],
      rows: rows + [[.words(en: "all", ja: "合計"), .empty, .number(schedules.count), .empty]])
  }
}
