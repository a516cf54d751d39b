import ExperimentKit

/// The parameters that the experiments on suspending functions share.
enum SuspendParameters {
  /// The action of the callback for success.
  enum Handler: String, CaseIterable, Sendable {
    case returns, `throws`
  }

  /// The way the function is called.
  static let form = Parameter(
    "form", .choice, default: SuspendForm.article,
    help: LocalizedText(en: "The way to call the function.", ja: "関数の呼び出し方。"))

  /// The forms in a comparison.
  static let forms = Parameter(
    "forms", .list(of: .choice, count: 1...SuspendForm.allCases.count), default: SuspendForm.allCases,
    help: LocalizedText(en: "The forms to compare, in the order of the columns.", ja: "比べる呼び出し方。列の順に並べる。"))

  /// The action of the callback for success.
  static let handler = Parameter(
    "success-handler", .choice, default: Handler.returns,
    help: LocalizedText(
      en: "Whether the callback for success returns or throws.", ja: "成功のコールバックが、正常に戻るか、例外を投げるか。"))

  /// The user that the server knows.
  static let user = Parameter(
    "user", .text(longest: 1_000), default: "marty-suzuki",
    help: LocalizedText(en: "The ID of the user that the server returns.", ja: "サーバーが返すユーザーのID。"))

  /// The events, which happen in some order.
  static let unordered = Parameter(
    "events", .list(of: ParameterType<SuspendEvent>.event, count: 1...5, checking: checkUnordered),
    default: [.answer, .cancel],
    help: LocalizedText(
      en: "The events, tried in every possible order; the queue runs automatically in between.",
      ja: "起こること。可能なすべての順序を試す。キューの実行は間に自動で入る。"))

  /// Checks that there are no duplicate forms.
  static func checkForms(_ forms: [SuspendForm]) throws {
    for (index, form) in forms.enumerated() where forms[..<index].contains(form) {
      throw Rejection(
        Self.forms.name, "Duplicate form `\(form.rawValue)` in `forms`.", help: "List each form only once.")
    }
  }

  private static let checkUnordered: @Sendable (SuspendEvent, ArraySlice<SuspendEvent>) throws(ValueError) -> Void =
    {
      event, before throws(ValueError) in
      if event == .run {
        throw ValueError("the queue runs automatically", help: "Remove `run`.")
      }
      if event != .cancel, before.contains(event) {
        throw ValueError("`\(event.rawValue)` can happen only once", help: "Write it only once.")
      }
    }
}
