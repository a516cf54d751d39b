import Results
import SourceText

/// A state machine whose diagram and table are experiments of the catalogue: `topic.states` and `topic.transitions`.
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
  /// What arrives.
  associatedtype Event: MachineEvent
  /// What the rules look at and change.
  associatedtype Context: Sendable

  /// The diagram.
  static var states: About { get }
  /// The table of every state with every kind of event; it takes ``MachineTableLayout/parameter`` too.
  static var transitions: About { get }
  /// The parameters of both, and how the machine is made of their values.
  static var signature: Signature<Self> { get }

  /// The machine.
  var machine: StateMachine<State, Event, Context> { get }
}

/// The diagram of a state machine, without what is refused.
public struct MachineStates<Model: MachineExperiment>: Experiment {
  /// What the model says of its states.
  public static var about: About { Model.states }
  /// The parameters of the model.
  public static var signature: Signature<Self> { Model.signature.map { Self(model: $0) } }

  let model: Model

  /// The diagram.
  public func run() -> StateDiagram { model.machine.diagram }
}

/// What every event does in every state of a state machine.
///
/// Columns of the layout `rows`: `state`, `event`, `condition`, `next`, `result`; of the layout `matrix`: `event` and a
/// column for each state.
public struct MachineTransitions<Model: MachineExperiment>: Experiment {
  /// What the model says of its transitions.
  public static var about: About { Model.transitions }
  /// The parameters of the model and the layout.
  public static var signature: Signature<Self> {
    Model.signature.adding(MachineTableLayout.parameter) { Self(model: $0, layout: $1) }
  }

  let model: Model
  let layout: MachineTableLayout

  /// The table.
  public func run() -> Table { model.machine.table(layout) }
}
