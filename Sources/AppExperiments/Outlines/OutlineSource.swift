import ExperimentKit
import Results
import SourceText

/// The source of one stage of the example.
///
/// Source: 004-1.
public struct OutlineSource: ListedExperiment {
  /// The name that cells use.
  public static let name = "outline.source"

  /// What the lines show.
  public static let summary = LocalizedText(
    en: "One of five stages of a file that is designed in comments.", ja: "コメントで設計するファイルの、5段階のうちの1つ。")

  /// The stage.
  public static let parameters: [any ParameterDeclaration] = [OutlineParameters.stage]

  let stage: DesignStage

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    stage = DesignStage(rawValue: arguments[OutlineParameters.stage]) ?? .notes
  }

  /// The lines.
  public func run() -> Lines {
    Lines(stage.lines)
  }
}
