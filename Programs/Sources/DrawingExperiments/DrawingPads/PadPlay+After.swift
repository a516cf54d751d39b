import ExperimentKit

extension PadPlay {
  /// The parameters of a script and the number of its events before the picture.
  static let stopped = signature.adding(
    Parameter(
      "after", .integer(0...200), absent: LocalizedText(en: "all events", ja: "すべてのイベントの後"),
      help: LocalizedText(en: "The number of events to play before it.", ja: "何番目のイベントの後か。"))
  ) { (play: $0, pad: try $0.pad(after: $1)) }

  /// Returns the pad after the requested number of events, or after all.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for more events than there are.
  func pad(after count: Int?) throws(Rejection) -> DrawingPad {
    let pads = pads
    guard let count else { return pads[events.count] }
    guard pads.indices.contains(count) else {
      throw Rejection(
        "after",
        events.count == 1
          ? "There is only 1 event, not \(count)."
          : "There are only \(events.count) events, not \(count).",
        help: "Write a number from 0 to \(events.count).")
    }
    return pads[count]
  }
}
