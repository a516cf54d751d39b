import ExperimentKit
import Results
import SourceText

/// A drawing pad that is touched as a script says: the transcript, with the strokes after each event.
///
/// Source: 000-4.
public struct DrawingPadRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-pad.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A drawing pad played from a script of touches and buttons, with its strokes after each.",
    ja: "台本どおりに触れるお絵かき帳。イベントごとに線の様子を示す。")

  /// The events, and whether the pad handles a cancelled touch.
  public static let parameters: [any ParameterDeclaration] = [PadPlay.events, PadPlay.handlesCancel]

  /// A line, and its removal.
  public static let example = "events=[began 10 10, moved 60 40, ended 90 20, undo]"

  let events: [PadEvent]
  let handlesCancel: Bool

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    events = arguments[PadPlay.events]
    handlesCancel = arguments[PadPlay.handlesCancel]
  }

  /// The transcript, a line an event and what it does below it.
  public func run() -> Lines {
    PadMachine.pad(handlesCancel: handlesCancel).run(events, context: DrawingPad()).lines
  }
}
