import ExperimentKit

/// The lines of a transcript for a dialog.
extension Dialog {
  /// The content of the screen after the dialog is presented.
  public var screen: [LocalizedText] {
    let place =
      switch style {
      case .alert: LocalizedText(en: "alert, in the middle of the screen", ja: "アラート(画面の中央)")
      case .actionSheet: LocalizedText(en: "action sheet, risen from the bottom", ja: "アクションシート(画面の下からせりあがる)")
      }
    let texts = [
      title.isEmpty ? nil : LocalizedText(en: "title: \(title)", ja: "タイトル: \(title)"),
      message.isEmpty ? nil : LocalizedText(en: "message: \(message)", ja: "メッセージ: \(message)"),
    ]
    return [place] + texts.compactMap(\.self) + fields.map(\.line) + [buttons]
  }

  /// Returns the button that an event adds.
  func newButton(_ event: DialogEvent) -> [LocalizedText] {
    guard case .add(let action) = event else { return [] }
    return [LocalizedText(en: "button \(actions.count): \(action.title)", ja: "ボタン\(actions.count): \(action.title)")]
  }

  /// Returns the field that an event types into.
  func typed(_ event: DialogEvent) -> [LocalizedText] {
    guard case .type(_, let name) = event, let field = field(named: name) else { return [] }
    return [field.line]
  }

  /// The action of the handler: it reads the fields, unless it is cancel's handler, which has nothing to read.
  var handled: [LocalizedText] {
    guard let chosen else { return [LocalizedText(en: "no handler runs", ja: "ハンドラーは動かない")] }
    return [LocalizedText(en: "the handler of \(chosen.title) runs", ja: "\(chosen.title)のハンドラーが動く")]
      + (chosen.style == .cancel ? [] : fields).map {
        LocalizedText(en: "it reads \($0.name): \"\($0.text)\"", ja: "\($0.name)を読む: \"\($0.text)\"")
      }
  }

  private var buttons: LocalizedText {
    let titles = placedActions.map(\.action.title)
    guard !titles.isEmpty else { return LocalizedText(en: "no buttons", ja: "ボタンなし") }
    let list = titles.map { LocalizedText($0) }.joined(.comma)
    if titles.count == 1 { return LocalizedText(en: "button: \(list)", ja: "ボタン: \(list)") }
    return isSideBySide
      ? LocalizedText(en: "buttons, from the left: \(list)", ja: "ボタン(左から): \(list)")
      : LocalizedText(en: "buttons, from the top: \(list)", ja: "ボタン(上から): \(list)")
  }
}

extension DialogField {
  /// The field as the screen shows it.
  fileprivate var line: LocalizedText {
    LocalizedText(en: "field \(name): \"\(shown)\"", ja: "入力欄\(name): \"\(shown)\"")
  }
}
