import Dialogs
import ExperimentKit
import Results
import SourceText

/// The order of a dialog's buttons on the screen.
///
/// Columns: `place`, `button`, `style`, `added` (which it was of those that were added). Titles are taken to be short
/// enough for two buttons of an alert in one row.
///
/// Source: 002-4.
public struct DialogButtons: ListedExperiment {
  /// The name that cells use.
  public static let name = "dialog.buttons"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Where the buttons of a dialog stand, a model of UIAlertController.",
    ja: "ダイアログのボタンが並ぶ順(UIAlertControllerのモデル)。")

  static let actions = DialogParameters.actions

  /// The style and the actions.
  public static let parameters: [any ParameterDeclaration] = [DialogParameters.style, actions]

  /// Two buttons of which the second leads.
  public static let example = "actions=[OK default, Cancel cancel]"

  let dialog: Dialog

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for no actions, and for a second cancel.
  public init(_ arguments: Arguments) throws {
    let actions = arguments[Self.actions]
    guard !actions.isEmpty else {
      throw Rejection("actions", "There are no buttons to place.", help: "Name some, as in `actions: [OK default]`.")
    }
    let run = DialogMachine.dialog.run(actions.map { .add($0) }, context: Dialog(arguments[DialogParameters.style]))
    if let refused = run.steps.first(where: { $0.outcome == .refused }) {
      throw Rejection(
        "actions", "`\(refused.event.written.en)` is refused: \(refused.printed.map(\.en).joined(separator: ", ")).",
        help: "Keep one cancel.")
    }
    dialog = run.context
  }

  /// The table, one row a button, in reading order.
  public func run() -> Table {
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
