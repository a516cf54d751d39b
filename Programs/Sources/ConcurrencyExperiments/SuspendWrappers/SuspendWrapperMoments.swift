import ExperimentKit

/// The callbacks after a call of `cancel()` at each moment, with a column for each form.
///
/// Columns: `moment`, then the id of every form.
///
/// Source: 000-6.
struct SuspendWrapperMoments: Experiment {
  static let about = About(
    "suspend-wrapper.moments", en: "The callbacks of a call that is canceled at each moment.",
    ja: "呼び出しの各時点でキャンセルしたときのコールバック。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "answer", .choice(among: [.answer, .answerNothing, .fail]), default: SuspendEvent.answer,
      help: LocalizedText(en: "The answer of the server.", ja: "サーバーの応答。")),
    SuspendParameters.forms,
    SuspendParameters.handler)

  let answer: SuspendEvent
  let forms: [SuspendForm]
  let handler: SuspendParameters.Handler

  init(answer: SuspendEvent, forms: [SuspendForm], handler: SuspendParameters.Handler) throws {
    (self.answer, self.forms, self.handler) = (answer, forms, handler)
    try SuspendParameters.checkForms(forms)
  }

  /// Returns the table, with one row per moment.
  func run() -> Table {
    Table(
      [.words("moment", en: "cancelled", ja: "キャンセル")] + forms.map { Table.Column($0.rawValue, $0.title) },
      rows: SuspendMoment.allCases.filter { moment in forms.contains { moment.events(answer, $0) != nil } }.map {
        moment in [.words(moment.title)] + forms.map { value(moment, $0) }
      })
  }

  private func value(_ moment: SuspendMoment, _ form: SuspendForm) -> Table.Value {
    guard let events = moment.events(answer, form) else { return .plain("–") }
    let setting = SuspendScene.Setting(form: form, handler: handler)
    return SuspendScene.outcome(of: events, setting).callbackValue(form, marksCancel: false)
  }
}
