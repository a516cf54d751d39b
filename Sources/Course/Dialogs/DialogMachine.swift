import ExperimentKit

/// A dialog as a state machine, based on the documentation of `UIAlertController` and its behavior on iPhone.
///
/// It is a model; UIKit cannot run here. An event is refused if UIKit raises an exception or logs a warning for it.
///
/// Source: 002-4.
public typealias DialogMachine = StateMachine<DialogState, DialogEvent, Dialog>

extension DialogMachine {
  /// The machine of alerts and action sheets.
  public static let dialog = DialogMachine(
    startingIn: .offScreen,
    [
      .on(.add, in: .offScreen, when: .isSecondCancel, refused: .oneCancel),
      .on(.add, in: .offScreen, stays: .added, changing: { $0.take($1) }, printing: { $0.newButton($1) }),
      .on(.add, in: .onScreen, .dismissing, refused: .builtBefore),

      .on(.addField, in: .offScreen, when: .isActionSheet, refused: .alertsOnly),
      .on(.addField, in: .offScreen, stays: .fieldAdded, changing: { $0.take($1) }),
      .on(.addField, in: .onScreen, .dismissing, refused: .builtBefore),

      .on(.present, in: .offScreen, to: .onScreen, .shown, printing: { dialog, _ in dialog.screen }),
      .on(.present, in: .onScreen, refused: .presentedAlready),
      .on(.present, in: .dismissing, refused: .dismissal),

      .on(.type, in: .onScreen, when: .hasField, stays: .typed, changing: { $0.take($1) }, printing: { $0.typed($1) }),
      .on(.type, in: .onScreen, refused: .noField),
      .on(.type, in: .offScreen, refused: .nothingShown),
      .on(.type, in: .dismissing, refused: .dismissal),

      .on(.tap, in: .onScreen, when: .hasButton, to: .dismissing, .chosen, then: .dismissed, changing: { $0.take($1) }),
      .on(.tap, in: .onScreen, refused: .noButton),
      .on(.tap, in: .offScreen, refused: .nothingShown),
      .on(.tap, in: .dismissing, refused: .dismissal),

      .on(
        .tapOutside, in: .onScreen, when: .isSheetWithCancel, to: .dismissing, .cancelChosen, then: .dismissed,
        changing: { $0.take($1) }),
      .on(.tapOutside, in: .onScreen, refused: .waitsForButton),
      .on(.tapOutside, in: .offScreen, refused: .nothingShown),
      .on(.tapOutside, in: .dismissing, refused: .dismissal),

      .on(.dismiss, in: .onScreen, to: .dismissing, .noHandler, then: .dismissed, changing: { $0.take($1) }),
      .on(.dismiss, in: .offScreen, refused: .nothingShown),
      .on(.dismiss, in: .dismissing, refused: .dismissal),

      .on(.dismissed, in: .dismissing, to: .offScreen, .handlerRuns, printing: { dialog, _ in dialog.handled }),
      .on(.dismissed, in: .offScreen, .onScreen, refused: .noDismissal),
    ])
}

extension DialogMachine.Condition {
  fileprivate static let isSecondCancel = Self(LocalizedText(en: "a second cancel", ja: "2つ目のcancel")) {
    dialog, event in
    if case .add(let action) = event { action.style == .cancel && dialog.cancel != nil } else { false }
  }

  fileprivate static let isActionSheet = Self(Dialog.Style.actionSheet.title) { dialog, _ in
    dialog.style == .actionSheet
  }

  fileprivate static let isSheetWithCancel = Self(
    LocalizedText(en: "action sheet with a cancel", ja: "cancelのあるアクションシート")
  ) { dialog, _ in
    dialog.style == .actionSheet && dialog.cancel != nil
  }

  fileprivate static let hasField = Self(LocalizedText(en: "the field exists", ja: "その入力欄がある")) { dialog, event in
    if case .type(_, let name) = event { dialog.field(named: name) != nil } else { false }
  }

  fileprivate static let hasButton = Self(LocalizedText(en: "the button exists", ja: "そのボタンがある")) { dialog, event in
    if case .tap(let title) = event { dialog.action(titled: title) != nil } else { false }
  }
}

extension LocalizedText {
  fileprivate static let added = LocalizedText(en: "a button is added", ja: "ボタンが加わる")
  fileprivate static let fieldAdded = LocalizedText(en: "a text field is added", ja: "入力欄が加わる")
  fileprivate static let shown = LocalizedText(en: "the dialog is shown", ja: "ダイアログが表示される")
  fileprivate static let typed = LocalizedText(en: "the field holds the text", ja: "入力欄に文字が入る")
  fileprivate static let chosen = LocalizedText(
    en: "the button is chosen; its handler waits", ja: "ボタンが選ばれる。ハンドラーはまだ動かない")
  fileprivate static let cancelChosen = LocalizedText(
    en: "counts as cancel; its handler waits", ja: "cancelを押したことになる。ハンドラーはまだ動かない")
  fileprivate static let noHandler = LocalizedText(en: "no button is chosen", ja: "どのボタンも選ばれない")
  fileprivate static let handlerRuns = LocalizedText(
    en: "the handler of the chosen button runs, if there is one", ja: "選ばれたボタンがあれば、そのハンドラーが動く")

  fileprivate static let oneCancel = LocalizedText(
    en: "a dialog has one cancel button at most (UIKit raises an exception)", ja: "cancelは1つだけ(UIKitでは例外になる)")
  fileprivate static let alertsOnly = LocalizedText(
    en: "only alerts have text fields (UIKit raises an exception)", ja: "入力欄はアラートだけに置ける(UIKitでは例外になる)")
  fileprivate static let builtBefore = LocalizedText(
    en: "this model builds a dialog before it shows it", ja: "このモデルでは、表示する前に組み立てる")
  fileprivate static let presentedAlready = LocalizedText(
    en: "a dialog is on the screen already (UIKit logs a warning, or raises an exception if it is the same one)",
    ja: "すでにダイアログを表示している(UIKitは警告を出す。同じダイアログなら例外になる)")
  fileprivate static let nothingShown = LocalizedText(en: "no dialog is on the screen", ja: "ダイアログを表示していない")
  fileprivate static let dismissal = LocalizedText(en: "the dialog is going away", ja: "ダイアログを閉じている途中")
  fileprivate static let noDismissal = LocalizedText(en: "no dialog is going away", ja: "ダイアログを閉じている途中ではない")
  fileprivate static let noField = LocalizedText(en: "there is no such field", ja: "その入力欄はない")
  fileprivate static let noButton = LocalizedText(en: "there is no such button", ja: "そのボタンはない")
  fileprivate static let waitsForButton = LocalizedText(en: "the dialog waits for a button", ja: "ボタンが押されるのを待つ")
}
