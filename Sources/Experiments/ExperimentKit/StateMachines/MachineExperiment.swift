import Results
import SourceText

/// A state machine whose diagram and table are experiments of the catalog: `topic.states` and `topic.transitions`.
///
///     struct DoorScreen: MachineExperiment {
///       static let states = About("door.states", en: "The states of a door.", ja: "ドアの状態遷移図。")
///       static let transitions = About("door.transitions", en: "Every event in every state.", ja: "すべての状態とイベント。")
///       static let signature = Signature(Self.init, CodeVersion.parameter)
///       let code: CodeVersion
///       var machine: DoorMachine { .door(code) }
///     }
public protocol MachineExperiment: Sendable, Hashable {
  /// The states.
  associatedtype State: MachineWord
  /// The events.
  associatedtype Event: MachineEvent
  /// The data that the rules read and change.
  associatedtype Context: Sendable

  /// The diagram.
  static var states: About { get }
  /// The table of every state with every kind of event; it also takes ``MachineTableLayout/parameter``.
  static var transitions: About { get }
  /// The parameters of both, and the function that creates the machine from their values.
  static var signature: Signature<Self> { get }

  /// The machine.
  var machine: StateMachine<State, Event, Context> { get }
}

/// The diagram of a state machine, without refused events.
public struct MachineStates<Model: MachineExperiment>: Experiment {
  /// The name and the summary of the model's states.
  public static var about: About { Model.states }
  /// The parameters of the model.
  public static var signature: Signature<Self> { Model.signature.map { Self(model: $0) } }

  let model: Model

  /// Returns the diagram.
  public func run() -> StateDiagram { model.machine.diagram }
}

/// The effect of every event in every state of a state machine.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state.
public struct MachineTransitions<Model: MachineExperiment>: Experiment {
  /// The name and the summary of the model's transitions.
  public static var about: About { Model.transitions }
  /// The parameters of the model and the layout.
  public static var signature: Signature<Self> {
    Model.signature.adding(MachineTableLayout.parameter) { Self(model: $0, layout: $1) }
  }

  let model: Model
  let layout: MachineTableLayout

  /// Returns the table.
  public func run() -> Table { model.machine.table(layout) }
}
