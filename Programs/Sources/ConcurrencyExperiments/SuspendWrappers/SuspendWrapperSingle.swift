import ExperimentKit

/// A `Single` made from the wrapper: the ending of each, with one ending per row.
///
/// Columns: `ending`, `events`, `wrapper`, `single`.
///
/// Source: 000-6.
struct SuspendWrapperSingle: Experiment {
  static let about = About(
    "suspend-wrapper.single", en: "The events that a Single made from the wrapper receives.",
    ja: "ラッパーから作ったSingleが受け取るもの。")
  static let signature = Signature(Self.init, form, SuspendParameters.user)

  static let form = Parameter(
    "form", .choice(among: SuspendForm.allCases.filter { $0.isCancelable && $0 != .structured }),
    default: SuspendForm.article,
    help: LocalizedText(en: "The wrapper to make the Single from.", ja: "もとになるラッパー。"))

  let form: SuspendForm
  let user: String

  private var setting: SuspendScene.Setting { SuspendScene.Setting(form: form, user: user) }

  /// Returns the table: the three answers, then `dispose()` at each moment.
  func run() -> Table {
    let answers: [SuspendEvent] = [.answer, .answerNothing, .fail]
    let ends = answers.map { answer in (answer.title, SuspendMoment.never.events(answer, form)) }
    let disposals = SuspendMoment.allCases.dropFirst().map { moment in
      (
        LocalizedText(en: "disposed: \(moment.title)", ja: "dispose: \(moment.title)"),
        moment.events(.answer, form)
      )
    }
    return Table(
      [
        .words("ending", en: "ending", ja: "終わり方"), .words("events", en: "events", ja: "イベント"),
        .words("wrapper", en: "the wrapper calls", ja: "ラッパーのコールバック"),
        .words("single", en: "the Single calls", ja: "Singleのコールバック"),
      ],
      rows: (ends + disposals).compactMap { title, events in events.map { row(title, $0) } })
  }

  private func row(_ title: LocalizedText, _ events: [SuspendEvent]) -> [Table.Value] {
    let single = SingleObserver()
    let outcome = SuspendScene.outcome(of: events, setting, single: single)
    return [
      .words(title), SuspendSchedules.written(events), outcome.callbackValue(form, marksCancel: false),
      single.events.isEmpty ? .absent : .code(single.events.map { $0.title(form) }.joined(separator: ", ")),
    ]
  }
}
