import ExperimentKit

/// A page with file inputs in a browser of iOS 12 as a state machine, as the article observed it.
///
/// It is a model; the browser cannot run here. The first error reloads the page, and the next one replaces it.
///
/// Source: 001-5.
typealias FileInputMachine = StateMachine<FileInputState, FileInputEvent, FileForm>

extension FileInputMachine {
  /// The machine of all pages.
  static let page = FileInputMachine(
    startingIn: .open,
    fails(.select) + fails(.cancel) + [
      .on(
        .select, in: .open, .reloaded, stays: .selected, changing: { $0.take($1) }, printing: { $0.lines(of: $1) }),
      .on(.select, in: .failed, .sent, refused: .noPage),

      .on(
        .cancel, in: .open, .reloaded, when: .isFilled, stays: .emptied, changing: { $0.take($1) },
        printing: { [.emptied] + $0.lines(of: $1) }),
      .on(.cancel, in: .open, .reloaded, stays: .noChange, printing: { [.noChange] + $0.lines(of: $1) }),
      .on(.cancel, in: .failed, .sent, refused: .noPage),

      .on(.submit, in: .open, .reloaded, to: .sent, .formSent, printing: { form, _ in form.sentLines }),
      .on(.submit, in: .failed, .sent, refused: .noPage),
    ])

  private static func fails(_ event: FileInputEvent.Kind) -> [Rule] {
    [
      .on(
        event, in: .open, when: .breaks, to: .reloaded, .firstError, changing: { form, _ in form.reload() },
        printing: { _, _ in [.firstError, .emptyAgain] }),
      .on(event, in: .reloaded, when: .breaks, to: .failed, .nextError, changing: { form, _ in form.reload() }),
    ]
  }
}

extension FileInputMachine.Condition {
  fileprivate static let breaks = Self(LocalizedText(en: "files in a visible input", ja: "見えている入力にファイルがある")) {
    form, event in
    form.breaks(event)
  }

  fileprivate static let isFilled = Self(LocalizedText(en: "the input holds files", ja: "その入力にファイルがある")) {
    form, event in
    event.input.map { !form.inputs[$0 - 1].visible.isEmpty } ?? false
  }
}

extension FileForm {
  fileprivate func lines(of event: FileInputEvent) -> [LocalizedText] {
    guard let number = event.input else { return [] }
    let input = inputs[number - 1]
    let hidden =
      input.hidden.isEmpty
      ? [] : [LocalizedText(en: "hidden: \(input.hidden.text)", ja: "隠れた入力: \(input.hidden.text)")]
    return [
      LocalizedText(
        en: "list: \(input.listed.isEmpty ? "empty" : input.listed.text)",
        ja: "リスト: \(input.listed.isEmpty ? "空" : input.listed.text)"),
      LocalizedText(en: "label: \(input.label)", ja: "表示: \(input.label)"),
    ] + hidden
  }

  fileprivate var sentLines: [LocalizedText] {
    zip(inputs.indices, inputs).map { index, input in
      LocalizedText(
        en: "input \(index + 1): \(input.sent.isEmpty ? "nothing" : input.sent.text)",
        ja: "入力\(index + 1): \(input.sent.isEmpty ? "なし" : input.sent.text)")
    }
  }
}

extension [String] {
  fileprivate var text: String { joined(separator: ", ") }
}

extension LocalizedText {
  /// The browser's message for the first error.
  static let firstError = LocalizedText(
    en: "問題が発生したため、このWebページが再読み込みされました。 (A problem occurred, so this web page was reloaded.)",
    ja: "問題が発生したため、このWebページが再読み込みされました。")
  /// The browser's message for a repeated error.
  static let nextError = LocalizedText(
    en: "\"https://XXX/YYY/ZZZ\"で問題が繰り返し起きました。 (A problem occurred repeatedly at this address.)",
    ja: "\"https://XXX/YYY/ZZZ\"で問題が繰り返し起きました。")

  fileprivate static let emptyAgain = LocalizedText(en: "all inputs are empty again", ja: "すべての入力が空に戻る")
  fileprivate static let selected = LocalizedText(en: "the page lists the files", ja: "ページがファイルの名前を並べる")
  fileprivate static let emptied = LocalizedText(
    en: "the input is emptied, and the list too", ja: "入力が空になり、リストも空になる")
  fileprivate static let noChange = LocalizedText(
    en: "an empty input stays empty: no change is reported", ja: "空の入力は空のまま。変化は知らされない")
  fileprivate static let formSent = LocalizedText(en: "the form is sent", ja: "フォームが送信される")
  fileprivate static let noPage = LocalizedText(en: "the page is gone", ja: "ページはもうない")
}
