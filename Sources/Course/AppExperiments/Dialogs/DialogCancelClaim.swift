import Dialogs
import ExperimentKit

/// The article's two claims about cancel, that it is at the bottom and that there is only one, next to the model.
///
/// Columns: `dialog`, `buttons` (their number), `claim`, `owner`, `computed`, `verdict`. The cancel button is added
/// first.
///
/// Source: 002-4.
struct DialogCancelClaim: Experiment {
  static let about = About(
    "dialog.cancel-claim", en: "Whether cancel is at the bottom and appears only once, as claimed.",
    ja: "cancelは一番下に表示され、1つしか表示できない、という記述は正しいか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "most", .integer(1...9), default: 4,
      help: LocalizedText(en: "The maximum number of buttons.", ja: "ボタンの数の最大。")))

  let most: Int

  /// Returns the table: for each style one row per number of buttons, and a row for a second cancel.
  func run() -> Table {
    Table(
      [
        .words("dialog", en: "dialog", ja: "ダイアログ"), .number("buttons", en: "buttons", ja: "ボタンの数"),
      ] + Claim.columns,
      rows: Dialog.Style.allCases.flatMap { style in (1...most).map { place(style, $0) } + [count(style)] })
  }

  private func place(_ style: Dialog.Style, _ count: Int) -> [Table.Value] {
    let others = (1..<max(count, 1)).map { DialogAction(title: "\($0)", style: .plain) }
    let dialog = built(style, [Self.cancel] + others)
    let place = dialog.placedActions.first { $0.action == Self.cancel }?.place
    let claim = Claim(
      .author, .words(en: "at the bottom (一番下に表示される)", ja: "一番下に表示される"),
      computed: place.map { .words($0.words) } ?? .empty, ClaimVerdict(place?.isBottom == true))
    return [.words(style.title), .number(count)] + claim.values
  }

  private func count(_ style: Dialog.Style) -> [Table.Value] {
    let cancels = built(style, [Self.cancel, Self.cancel]).actions.count
    let claim = Claim(
      .author, LocalizedText(en: "one only (一つしか表示できない)", ja: "一つしか表示できない"),
      computed: LocalizedText(en: "\(cancels) of 2 taken", ja: "2つのうち\(cancels)つが加わる"), cancels == 1)
    return [.words(style.title), .number(2)] + claim.values
  }

  private static let cancel = DialogAction(title: "Cancel", style: .cancel)

  private func built(_ style: Dialog.Style, _ actions: [DialogAction]) -> Dialog {
    DialogMachine.dialog.run(actions.map { .add($0) }, context: Dialog(style)).context
  }
}
