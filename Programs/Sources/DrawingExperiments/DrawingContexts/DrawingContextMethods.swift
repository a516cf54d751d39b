import ExperimentKit

/// Every method of the article's class, called in each state.
///
/// Columns: `call` (as scripts write it), `method` (its name in the article), `disabled` and `enabled` (the error line,
/// or that it runs). Two colors are registered, 0 and 1, and an image was got before.
///
/// Source: 004-9 (first form), 004-3 (extended form).
struct DrawingContextMethods: Experiment {
  /// The arguments of the calls.
  enum Kind: String, CaseIterable, Sendable {
    case valid
    case invalid
  }

  static let about = About(
    "drawing-context.methods", en: "Every method of the article's drawing class in each state.",
    ja: "記事の描画クラスの全メソッドを、それぞれの状態で呼び出した結果。")
  static let signature = Signature(
    Self.init, OffscreenScript.form,
    Parameter(
      "arguments", .choice, default: Kind.valid,
      help: LocalizedText(
        en: "Whether the arguments are in range, or a count is 0 and a color number is unregistered.",
        ja: "範囲内の引数で呼ぶか、個数0や登録されていない色番号で呼ぶか。")))

  let form: OffscreenForm
  let arguments: Kind

  /// Returns the table, with one row per call.
  func run() -> Table {
    let states: [OffscreenState] = [.disabled, .enabled]
    let calls = arguments == .valid ? OffscreenSamples.valid(form) : OffscreenSamples.invalid(form)
    return Table(
      [.words("call", en: "call", ja: "呼び出し"), .words("method", en: "method", ja: "メソッド")]
        + states.map { Table.Column($0.rawValue, $0.title) },
      rows: calls.map { call in
        [.code(call.written.en), .code(form.name(of: call.kind))]
          + states.map { state in OffscreenSamples.step(call, form, in: state).map(Self.answer) ?? .absent }
      })
  }

  private static func answer(_ step: OffscreenMachine.Step) -> Table.Value {
    let error = step.printed.first { $0.en.hasPrefix("ERROR:") }
    if let error { return .code(error.en) }
    switch step.to {
    case .trapped: return .words(en: "the program stops", ja: "プログラムが異常終了")
    case step.from: return .words(en: "runs", ja: "実行")
    default: return .words(LocalizedText(en: "runs, then \(step.to.title)", ja: "実行して\(step.to.title)になる"))
    }
  }
}
