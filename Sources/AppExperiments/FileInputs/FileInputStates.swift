import ExperimentKit
import Results
import SourceText

/// The states of a page with file inputs, and what leads from one to another.
///
/// Source: 001-5.
public struct FileInputStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "file-input.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a page with file inputs in a browser of iOS 12.", ja: "iOS 12のブラウザーで開いた、ファイルの入力があるページの状態遷移図。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    FileInputMachine.page.diagram
  }
}
