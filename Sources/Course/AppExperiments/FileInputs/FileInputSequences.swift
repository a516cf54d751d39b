import ExperimentKit

/// All sequences of selections and cancellations of one length, with and without the workaround.
///
/// Columns: `sequence`, then `plain`, `article`, `called` and `corrected`: the event at which the browser fails, or
/// none.
///
/// Source: 001-5.
struct FileInputSequences: Experiment {
  static let about = About(
    "file-input.sequences", en: "The sequences of selecting and canceling that make the browser fail.",
    ja: "選択とキャンセルのどの並びで、ブラウザーのエラーになるか。")
  static let signature = Signature(
    Self.init, FileInputDevice.parameter,
    Parameter(
      "inputs", .integer(1...2), default: 1,
      help: LocalizedText(en: "The number of inputs on the page.", ja: "ページにある入力の数。")),
    Parameter(
      "length", .integer(1...5), default: 2,
      help: LocalizedText(en: "The number of events in a sequence.", ja: "1つの並びのイベントの数。")))

  let device: FileInputDevice
  let inputs: Int
  let length: Int

  /// Returns the table, with one row per sequence.
  ///
  /// - Complexity: O((2 · *inputs*) ^ *length*).
  func run() -> Table {
    let forms = FileInputPage.allCases.map { FileForm($0, on: device, inputs: inputs) }
    return Table(
      [.words("sequence", en: "sequence", ja: "並び")]
        + FileInputPage.allCases.map { Table.Column($0.rawValue, LocalizedText($0.rawValue)) },
      rows: FileInputSequence.all(inputs: inputs, length: length...length).map { sequence in
        [.words(sequence.text)]
          + forms.map { form in
            sequence.failure(form).map { .words(en: "error at \($0)", ja: "\($0)番目でエラー") }
              ?? .words(en: "safe", ja: "安全")
          }
      })
  }
}
