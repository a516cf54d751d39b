import ExperimentKit
import Results
import SourceText

/// A page with file inputs, used as a script says: the transcript.
///
/// Source: 001-5.
public struct FileInputRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "file-input.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "Inputs for several files in a browser of iOS 12, used from a script.",
    ja: "iOS 12のブラウザーで、複数ファイルの入力を台本どおりに使う。")

  /// The page, the device, the number of inputs and the events.
  public static let parameters: [any ParameterDeclaration] = [
    FileInputPage.parameter, FileInputDevice.parameter, FileInputParameters.inputs, FileInputParameters.events,
  ]

  /// Files that are selected twice.
  public static let example = "events=[select 1 a.jpg b.jpg, select 1 c.jpg]"

  let form: FileForm
  let events: [FileInputEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for an event of an input that the page does not have.
  public init(_ arguments: Arguments) throws {
    let inputs = arguments[FileInputParameters.inputs]
    form = FileForm(arguments[FileInputPage.parameter], on: arguments[FileInputDevice.parameter], inputs: inputs)
    events = arguments[FileInputParameters.events]
    if let event = events.first(where: { $0.input ?? 1 > inputs }) {
      throw Rejection(
        "events", "The event `\(event.written.en)` is of input \(event.input ?? 0), and the page has \(inputs).",
        help: "Write `inputs: \(event.input ?? 0)`, or another number in the event.")
    }
  }

  /// The transcript, a line an event and what comes of it below it.
  public func run() -> Lines {
    FileInputMachine.page.run(events, context: form).lines
  }
}
