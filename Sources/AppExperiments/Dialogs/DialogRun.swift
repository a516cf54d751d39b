import Dialogs
import ExperimentKit
import Results
import SourceText

/// A dialog that is built, presented and answered as a script says: the transcript.
///
/// The actions and text fields are added before the events, so that what is refused of them is told too.
///
/// Source: 002-4.
public struct DialogRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "dialog.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A dialog played from a script: a model of what is documented of UIAlertController.",
    ja: "台本どおりに動かすダイアログ。UIAlertControllerについて分かっている動作のモデル。")

  /// The style, the texts, the actions, the text fields and the events.
  public static let parameters: [any ParameterDeclaration] = [
    DialogParameters.style, DialogParameters.title, DialogParameters.message, DialogParameters.actions,
    DialogParameters.fields, DialogParameters.events,
  ]

  /// The dialog of the source, with a button to tap.
  public static let example = "events=[add OK default, present, tap OK]"

  let dialog: Dialog
  let events: [DialogEvent]

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` if nothing happens at all.
  public init(_ arguments: Arguments) throws {
    dialog = Dialog(
      arguments[DialogParameters.style], title: arguments[DialogParameters.title],
      message: arguments[DialogParameters.message])
    events =
      arguments[DialogParameters.actions].map { .add($0) } + arguments[DialogParameters.fields].map { .addField($0) }
      + arguments[DialogParameters.events]
    guard !events.isEmpty else {
      throw Rejection(
        "events", "Nothing happens in this script.",
        help: "Write `events`, as in `events: [add OK default, present, tap OK]`.")
    }
  }

  /// The transcript, a line an event and what it shows below it.
  public func run() -> Lines {
    DialogMachine.dialog.run(events, context: dialog).lines
  }
}
