import ExperimentKit
import Results
import SourceText

/// What is called back when `cancel()` is called at each moment of a call, with a column for each form.
///
/// Columns: `moment`, then the id of every form.
///
/// Source: 000-6.
public struct SuspendWrapperMoments: ListedExperiment {
  /// The name that cells use.
  public static let name = "suspend-wrapper.moments"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What is called back when a call is cancelled at each moment.", ja: "呼び出しの各時点でキャンセルしたときのコールバック。")

  /// The answer and the forms.
  public static let parameters: [any ParameterDeclaration] = [
    answer, SuspendParameters.forms, SuspendParameters.handler,
  ]

  static let answer = Parameter(
    "answer", .choice(among: [.answer, .answerNothing, .fail]), default: SuspendEvent.answer,
    help: LocalizedText(en: "What the server answers.", ja: "サーバーの応答。"))

  let answer: SuspendEvent
  let forms: [SuspendForm]
  let handlerThrows: Bool

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a form that stands twice.
  public init(_ arguments: Arguments) throws {
    (answer, forms) = (arguments[Self.answer], arguments[SuspendParameters.forms])
    handlerThrows = arguments[SuspendParameters.handler] == .throws
    try SuspendParameters.checkForms(forms)
  }

  /// The table, one row a moment.
  public func run() -> Table {
    Table(
      [.words("moment", en: "cancelled", ja: "キャンセル")] + forms.map { Table.Column($0.rawValue, $0.title) },
      rows: SuspendMoment.allCases.filter { moment in forms.contains { moment.events(answer, $0) != nil } }.map {
        moment in [.words(moment.title)] + forms.map { value(moment, $0) }
      })
  }

  private func value(_ moment: SuspendMoment, _ form: SuspendForm) -> Table.Value {
    guard let events = moment.events(answer, form) else { return .plain("–") }
    let setting = SuspendScene.Setting(form: form, handlerThrows: handlerThrows)
    return SuspendScene.outcome(of: events, setting).callbackValue(form, marksCancel: false)
  }
}
