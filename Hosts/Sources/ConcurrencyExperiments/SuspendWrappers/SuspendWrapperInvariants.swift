import ExperimentKit
import Results
import SourceText

/// In how many orders of events each expectation fails, with a column for each form.
///
/// Columns: `invariant`, then the id of every form. The first row counts the schedules of each form.
///
/// Source: 000-6.
public struct SuspendWrapperInvariants: ListedExperiment {
  /// The name that cells use.
  public static let name = "suspend-wrapper.invariants"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "In how many orders of events each expectation fails.", ja: "期待が破れる順序の数。")

  /// The events, the forms and the callback.
  public static let parameters: [any ParameterDeclaration] = [
    SuspendParameters.unordered, SuspendParameters.forms, SuspendParameters.handler,
  ]

  let events: [SuspendEvent]
  let forms: [SuspendForm]
  let handlerThrows: Bool

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a form that stands twice.
  public init(_ arguments: Arguments) throws {
    (events, forms) = (arguments[SuspendParameters.unordered], arguments[SuspendParameters.forms])
    handlerThrows = arguments[SuspendParameters.handler] == .throws
    try SuspendParameters.checkForms(forms)
  }

  /// The table, one row an expectation.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` where there are too many schedules.
  public func run() throws -> Table {
    let schedules = try forms.map {
      try SuspendSchedules(SuspendScene.Setting(form: $0, handlerThrows: handlerThrows), events: events).all
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
