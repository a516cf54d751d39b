import Dialogs
import ExperimentKit

/// The parameters that the experiments on dialogs share.
enum DialogParameters {
  static let style = Parameter(
    "style", .choice, default: Dialog.Style.alert,
    help: LocalizedText(en: "Whether the dialog is an alert or an action sheet.", ja: "アラートかアクションシートか。"))

  static let actions = Parameter(
    "actions", .list(of: action, count: 0...20), default: [],
    help: LocalizedText(en: "The buttons, in the order in which they are added.", ja: "ボタン。この順に加える。"))

  private static let action: ParameterType<DialogAction> = .written(
    LocalizedText(
      en: "a title and a style, `default`, `destructive` or `cancel`, such as `OK default`",
      ja: "ボタンのタイトルとスタイル(`default`、`destructive`、`cancel`)。例:`OK default`"),
    DialogAction.init(written:))
}
