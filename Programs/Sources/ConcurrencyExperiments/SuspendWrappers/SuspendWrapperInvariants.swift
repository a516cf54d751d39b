import ExperimentKit

/// The number of orders of events in which each expectation fails, with a column for each form.
///
/// Columns: `invariant`, then the id of every form. The first row counts the schedules of each form.
///
/// Source: 000-6.
struct SuspendWrapperInvariants: Experiment {
  static let about = About(
    "suspend-wrapper.invariants", en: "The number of orders of events in which each expectation fails.",
    ja: "期待が破れる順序の数。")
  static let signature = Signature(
    Self.init, SuspendParameters.unordered, SuspendParameters.forms, SuspendParameters.handler)

  let events: [SuspendEvent]
  let forms: [SuspendForm]
  let handler: SuspendParameters.Handler

  init(events: [SuspendEvent], forms: [SuspendForm], handler: SuspendParameters.Handler) throws {
    (self.events, self.forms, self.handler) = (events, forms, handler)
    try SuspendParameters.checkForms(forms)
  }

  /// Returns the table, with one row per expectation.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many schedules.
  func run() throws -> Table {
    let schedules = try forms.map {
      try SuspendSchedules(SuspendScene.Setting(form: $0, handler: handler), events: events).all
    }
    let counts = SuspendInvariant.allCases.map { invariant -> [Table.Value] in
      [.words(invariant.title)]
        + schedules.map { schedules in .number(schedules.count { !invariant.holds($0.entries) }) }
    }
    return Table(
      [.words("invariant", en: "expected in every order", ja: "どの順序でも期待されること")]
        + forms.map { Table.Column($0.rawValue, $0.title, alignment: .right) },
      rows: [[.words(en: "schedules", ja: "順序の数")] + schedules.map { .number($0.count) }] + counts)
  }
}
