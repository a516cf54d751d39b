import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a recording screen.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state.
///
/// Source: 000-7.
public struct MicrophoneTransitions: Experiment {
  /// The name that cells use.
  public static let name = "microphone.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a recording screen that needs a permission.",
    ja: "許可の要る録音画面のすべての状態ですべてのイベントが起こす変化。")

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
    MicrophoneMachine.microphone(code).table(layout)
  }
}
