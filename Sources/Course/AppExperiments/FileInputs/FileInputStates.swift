import ExperimentKit

/// The states of a page with file inputs, and the events that lead from one to another.
///
/// Source: 001-5.
struct FileInputStates: Experiment {
  static let about = About(
    "file-input.states", en: "The states of a page with file inputs in a browser of iOS 12.",
    ja: "iOS 12のブラウザーで開いた、ファイルの入力があるページの状態遷移図。")
  static let signature = Signature(Self.init)

  func run() -> StateDiagram {
    FileInputMachine.page.diagram
  }
}
