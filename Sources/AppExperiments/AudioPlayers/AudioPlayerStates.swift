import ExperimentKit
import Results
import SourceText

/// The states of a screen with a sound and a button, and what leads from one to another.
///
/// Source: 000-3.
public struct AudioPlayerStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "audio-player.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of a sound and its button, a model of AVAudioPlayer.", ja: "音とボタンの状態遷移図(AVAudioPlayerのモデル)。")

  /// The code.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter]

  let code: CodeVersion

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
  }

  /// The diagram, without what is refused.
  public func run() -> StateDiagram {
    AudioPlayerMachine.player(code).diagram
  }
}
