import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a screen with a sound and a button.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state.
///
/// Source: 000-3.
public struct AudioPlayerTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "audio-player.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a sound and its button, a model of AVAudioPlayer.",
    ja: "音とボタンのすべての状態ですべてのイベントが起こす変化(AVAudioPlayerのモデル)。")

  /// The code and the layout.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter, MachineTableLayout.parameter]

  let code: CodeVersion
  let layout: MachineTableLayout

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (code, layout) = (arguments[CodeVersion.parameter], arguments[MachineTableLayout.parameter])
  }

  /// The table.
  public func run() -> Table {
    AudioPlayerMachine.player(code).table(layout)
  }
}
