import ExperimentKit
import Results
import SourceText

/// What every event does in every state of a program with a store.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state, `closed`, `open` and `crashed`.
///
/// Source: 004-2.
public struct PreferencesTransitions: ListedExperiment {
  /// The name that cells use.
  public static let name = "preferences.transitions"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Every event in every state of a program with a store of preferences.", ja: "環境設定を使うアプリの、すべての状態とイベント。")

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
    PreferenceMachine.store(code).table(layout)
  }
}
