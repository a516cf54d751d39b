/// A state machine as data: a table of rules that defines its runs, its diagram, its tables and its checks.
///
/// A machine has a context, a value that its rules read and change; a machine without one has the context `Void`. The
/// rules of one state and one kind of event are tried in order, and the first whose condition holds answers. An event
/// without a rule changes nothing and is reported as unanswered; ``flaws`` finds such pairs beforehand.
///
///     static let turnstile = StateMachine<Gate, Visitor, Int>(
///       startingIn: .locked,
///       [
///         .on(.coin, in: .locked, to: .open, "the gate opens", changing: { coins, _ in coins += 1 }),
///         .on(.coin, in: .open, refused: "it is open already"),
///         .on(.push, in: .open, to: .locked, "one visitor"),
///         .on(.push, in: .locked, refused: "pay first"),
///       ])
public struct StateMachine<State: MachineWord, Event: MachineEvent, Context: Sendable>: Sendable {
  /// The state in which every run begins.
  public let initial: State
  /// The rules, in the order in which the rules of one pair are tried.
  public let rules: [Rule]

  /// Creates a machine; ``flaws`` lists the errors in its table.
  public init(startingIn initial: State, _ rules: [Rule]) {
    self.initial = initial
    self.rules = rules
  }

  /// Returns the rules of a state and a kind of event, in the order in which they are tried.
  public func rules(in state: State, on event: Event.Kind) -> [Rule] {
    rules.filter { $0.event == event && $0.states.contains(state) }
  }

  /// Returns the rule for an event; nil if there is none.
  public func answer(to event: Event, in state: State, _ context: Context) -> Rule? {
    rules(in: state, on: event.kind).first { $0.condition?.holds(context, event) ?? true }
  }
}
