import ExperimentKit
import Results
import SourceText

/// The states of an emulator on the way to its hosts file, drawn from the machine's table.
///
/// Source: 001-11.
public struct HostsFileStates: ListedExperiment {
  /// The name that cells use.
  public static let name = "hosts-file.states"

  /// What the diagram shows.
  public static let summary = LocalizedText(
    en: "The states of an emulator on the way to its hosts file.", ja: "hostsファイルを書き換えるまでのエミュレーターの状態遷移図。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The diagram of what leads to another state.
  public func run() -> StateDiagram {
    let diagram = EmulatorMachine.emulator.diagram
    return StateDiagram(
      states: diagram.states, transitions: diagram.transitions.filter { $0.from != $0.to }, initial: diagram.initial)
  }
}
