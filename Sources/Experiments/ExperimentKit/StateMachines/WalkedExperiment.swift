import SourceText

/// An experiment that plays a script on a state machine, so that readers can walk from state to state.
package protocol WalkedExperiment: Experiment {
  /// The name of the parameter that is the script.
  static var script: String { get }

  /// Returns the place that the machine reaches after the first events of the script.
  ///
  /// A count of 0 is for the start, and the largest one for the end.
  func place(after count: Int) -> MachinePlace
}

extension WalkedExperiment {
  /// The parameter `events`.
  package static var script: String { "events" }
}

/// The place that a script reaches on a state machine: the state and its context.
package struct MachinePlace: Sendable {
  /// The titles of all states, in their order.
  package let states: [LocalizedText]
  /// The position of the current state.
  package let state: Int
  /// Whether the last event was refused.
  package let isRefused: Bool
  /// A value that is equal for places from which every script has the same effects.
  package let identity: any Hashable & Sendable
  /// The dialog on the screen; nil for none.
  package var dialog: ShownDialog?

  /// Creates the place at the end of a run.
  ///
  /// - Parameters:
  ///   - run: the run.
  ///   - identity: a value that is equal for places from which every script has the same effects.
  package init<State, Event, Context>(
    _ run: StateMachine<State, Event, Context>.Run, identity: some Hashable & Sendable
  ) {
    let states = Array(State.allCases)
    self.states = states.map(\.title)
    state = states.firstIndex(of: run.state) ?? 0
    isRefused = if case .refused? = run.steps.last?.outcome { true } else { false }
    self.identity = identity
  }
}

extension StateMachine.Run where Context: Hashable {
  /// The place at the end of the run: the state with its context.
  package var place: MachinePlace { MachinePlace(self, identity: Pair(state: state, context: context)) }
}

private struct Pair<State: MachineWord, Context: Hashable & Sendable>: Hashable, Sendable {
  let state: State
  let context: Context
}
