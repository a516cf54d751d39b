import Dialogs
import ExperimentKit

/// A transcript of a dialog that a script builds, presents and answers.
///
/// The actions and text fields are added before the events, so that refused ones are reported, too.
///
/// Source: 002-4.
struct DialogRun: Experiment, WalkedExperiment {
  static let about = About(
    "dialog.run", en: "A dialog played from a script: a model of UIAlertController as documented.",
    ja: "操作の並びのとおりに動かすダイアログ。UIAlertControllerについてわかっている動作のモデル。", example: "events=[add OK default, present, tap OK]")
  static let signature = Signature(
    Self.init, DialogParameters.style,
    Parameter(
      "title", .text, default: "タイトル", help: LocalizedText(en: "The title; empty for none.", ja: "タイトル。空ならなし。")),
    Parameter(
      "message", .text, default: "メッセージ内容",
      help: LocalizedText(en: "The text below the title; empty for none.", ja: "本文。空ならなし。")),
    DialogParameters.actions,
    Parameter(
      "text-fields", .list(of: field, count: 0...20), default: [],
      help: LocalizedText(en: "The text fields, in the order in which they are added.", ja: "入力欄。この順に加える。")),
    Parameter(
      "events", .list(of: ParameterType<DialogEvent>.event, count: 0...200), default: [],
      help: LocalizedText(en: "The events, in order.", ja: "イベント。この順に起こる。")))

  let dialog: Dialog
  let events: [DialogEvent]
  private let built: Int

  init(
    style: Dialog.Style, title: String, message: String, actions: [DialogAction], fields: [DialogField],
    events: [DialogEvent]
  ) throws {
    dialog = Dialog(style, title: title, message: message)
    built = actions.count + fields.count
    self.events = actions.map { .add($0) } + fields.map { .addField($0) } + events
    guard !self.events.isEmpty else {
      throw Rejection(
        "events", "This script has no events.",
        help: "Add `events`, as in `events: [add OK default, present, tap OK]`.")
    }
  }

  /// Returns the transcript, with a line per event and its output below it.
  func run() -> Lines {
    DialogMachine.dialog.run(events, context: dialog).lines
  }

  /// Returns the dialog after some of the script's events, which follow those that build it.
  func place(after count: Int) -> MachinePlace {
    let run = DialogMachine.dialog.run(Array(events.prefix(built + count)), context: dialog)
    var place = run.place
    if run.state == .onScreen { place.dialog = run.context.shown }
    return place
  }

  private static let field: ParameterType<DialogField> = .written(
    LocalizedText(
      en: "a word, such as `user`, with `hidden` after it for dots, as in `password hidden`",
      ja: "1語の名前(例:`user`)。文字を隠すなら`password hidden`のように`hidden`を付ける"),
    DialogField.init(written:))
}
