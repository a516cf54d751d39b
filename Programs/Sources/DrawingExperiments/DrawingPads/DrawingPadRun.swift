import ExperimentKit

/// A transcript of a drawing pad that a script touches, with the strokes after each event.
///
/// Source: 000-4.
struct DrawingPadRun: Experiment {
  static let about = About(
    "drawing-pad.run", en: "A drawing pad played from a script of touches and buttons, with its strokes after each.",
    ja: "操作の並びのとおりに触れるお絵かき帳。イベントごとに線の様子を示す。", example: "events=[began 10 10, moved 60 40, ended 90 20, undo]")
  static let signature = Signature(Self.init, PadPlay.events, PadPlay.handlesCancel)

  let events: [PadEvent]
  let handlesCancel: Bool

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    PadMachine.pad(handlesCancel: handlesCancel).run(events, context: DrawingPad()).lines
  }
}
