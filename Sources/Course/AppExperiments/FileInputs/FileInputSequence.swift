import ExperimentKit

/// A sequence of a user's actions, and its outcome.
struct FileInputSequence: Sendable, Hashable {
  /// The events; a selection is always of the same two files.
  let events: [FileInputEvent]

  /// Returns every sequence of selections and cancellations in some inputs, in order, shorter ones first.
  ///
  /// - Complexity: O((2 · *inputs*) ^ *length*).
  static func all(inputs: Int, length: ClosedRange<Int>) -> [FileInputSequence] {
    let events = (1...inputs).flatMap { [FileInputEvent.select($0, files: ["a.jpg", "b.jpg"]), .cancel($0)] }
    var sequences = [FileInputSequence(events: [])]
    var all: [FileInputSequence] = []
    for count in 1...length.upperBound {
      sequences = sequences.flatMap { sequence in events.map { FileInputSequence(events: sequence.events + [$0]) } }
      if length.contains(count) { all += sequences }
    }
    return all
  }

  /// Returns the number of events after which the browser first fails; nil if it does not.
  func failure(_ form: FileForm) -> Int? {
    let steps = FileInputMachine.page.run(events, context: form).steps
    return steps.firstIndex { $0.to == .reloaded }.map { $0 + 1 }
  }

  /// The events in a short form.
  var text: LocalizedText {
    LocalizedText(events.map { "\($0.kind.rawValue) \($0.input ?? 0)" }.joined(separator: ", "))
  }
}
