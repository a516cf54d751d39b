import Dialogs
import ExperimentKit
import SourceText

/// The parameters that the experiments on dialogs share.
enum DialogParameters {
  /// Alert or action sheet.
  static let style = Parameter(
    "style", .choice, default: Dialog.Style.alert,
    help: LocalizedText(en: "Whether it is an alert or an action sheet.", ja: "アラートかアクションシートか。"))

  /// The title.
  static let title = Parameter(
    "title", .text, default: "タイトル", help: LocalizedText(en: "The title; empty for none.", ja: "タイトル。空ならなし。"))

  /// The text below the title.
  static let message = Parameter(
    "message", .text, default: "メッセージ内容",
    help: LocalizedText(en: "The text below the title; empty for none.", ja: "本文。空ならなし。"))

  /// The buttons that are added first.
  static let actions = Parameter(
    "actions", .list(of: action, count: 0...20), default: [],
    help: LocalizedText(en: "The buttons, in the order in which they are added.", ja: "ボタン。この順に加える。"))

  /// The text fields that are added after the buttons.
  static let fields = Parameter(
    "text-fields", .list(of: field, count: 0...20), default: [],
    help: LocalizedText(en: "The text fields, in the order in which they are added.", ja: "入力欄。この順に加える。"))

  /// What then happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<DialogEvent>.event, count: 0...200), default: [],
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))

  private static let action: ParameterType<DialogAction> = .written(
    LocalizedText(
      en: "a title and a style, `default`, `destructive` or `cancel`, such as `OK default`",
      ja: "ボタンのタイトルとスタイル(`default`、`destructive`、`cancel`)。例:`OK default`")
  ) { text throws(WrittenMistake) in try DialogAction(written: text) }

  private static let field: ParameterType<DialogField> = .written(
    LocalizedText(
      en: "a word, such as `user`, with `hidden` behind it for dots, as in `password hidden`",
      ja: "1語の名前(例:`user`)。文字を隠すなら`password hidden`のように`hidden`を付ける")
  ) { text throws(WrittenMistake) in try DialogField(written: text) }
}
