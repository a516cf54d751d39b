import ExperimentKit

/// The source of one stage of the example.
///
/// Source: 004-1.
struct OutlineSource: Experiment {
  static let about = About(
    "outline.source", en: "One of the stages of a file that is designed in comments.", ja: "コメントで設計するファイルの、段階の1つ。")
  static let signature = Signature(Self.init, OutlineParameters.stage)

  let stage: Int

  /// Returns the lines.
  func run() -> Lines {
    Lines((DesignStage(rawValue: stage) ?? .notes).lines)
  }
}
