import Dialogs
import ExperimentKit

/// The order of a dialog's buttons on the screen.
///
/// Columns: `place`, `button`, `style`, `added` (the position in which it was added). Titles are assumed to be short
/// enough for two buttons of an alert in one row.
///
/// Source: 002-4.
struct DialogButtons: Experiment {
  static let about = About(
    "dialog.buttons", en: "The order of a dialog's buttons: a model of UIAlertController.",
    ja: "ダイアログのボタンが並ぶ順(UIAlertControllerのモデル)。", example: "actions=[OK default, Cancel cancel]")
  static let signature = Signature(Self.init, DialogParameters.style, DialogParameters.actions)

  let dialog: Dialog

  init(style: Dialog.Style, actions: [DialogAction]) throws {
    guard !actions.isEmpty else {
      throw Rejection("actions", "There are no buttons to place.", help: "Add some, such as `actions: [OK default]`.")
    }
    let run = DialogMachine.dialog.run(actions.map { .add($0) }, context: Dialog(style))
    if let refused = run.steps.first(where: { $0.outcome == .refused }) {
      throw Rejection(
        "actions", "`\(refused.event.written.en)` was refused: \(refused.printed.joined(.comma)).",
        help: "Keep only one `cancel` button.")
    }
    dialog = run.context
  }

  /// Returns the table, with one row per button, in reading order.
  func run() -> Table {
    Table(
      [
        .words("place", en: "place", ja: "位置"), .words("button", en: "button", ja: "ボタン"),
        .words("style", en: "style", ja: "スタイル"), .number("added", en: "added", ja: "加えた順"),
      ],
      rows: dialog.placedActions.map { action, place in
        [
          .words(place.words), .plain(action.title), .words(action.style.title),
          .number((dialog.actions.firstIndex(of: action) ?? 0) + 1),
        ]
      })
  }
}
