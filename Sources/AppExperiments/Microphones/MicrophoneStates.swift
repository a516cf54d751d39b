import ExperimentKit
import Results
import SourceText

/// What a recording screen shows, and what leads from one to another.
///
/// Source: 000-7.
public struct MicrophoneStates: Experiment {
  /// The name that cells use.
  public static let name = "microphone.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a recording screen that needs a permission.", ja: "許可の要る録音画面の状態遷移図。")

  /// The code.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter]

  let code: CodeVersion

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    MicrophoneMachine.microphone(code).diagram
  }
}
