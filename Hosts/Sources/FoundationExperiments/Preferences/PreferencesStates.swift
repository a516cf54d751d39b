import ExperimentKit
import Results
import SourceText

/// The states of a program with a store, drawn from the machine's table.
///
/// Source: 004-2.
public struct PreferencesStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "preferences.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a program with a store of preferences.", ja: "環境設定を使うアプリの状態遷移図。")

  /// The code.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter]

  let code: CodeVersion

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    PreferenceMachine.store(code).diagram
  }
}
