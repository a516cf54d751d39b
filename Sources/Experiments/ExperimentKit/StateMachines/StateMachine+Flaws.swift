import SourceText

extension StateMachine {
  /// An error in a table of rules.
  public enum Flaw: Sendable, Hashable {
    /// Two rules of a state and an event have the same condition or none, or one follows a rule without a condition.
    case ambiguous(State, Event.Kind)
    /// No rule answers the event in the state, or none without a condition; refusing on purpose is an answer.
    case unanswered(State, Event.Kind)
    /// No events lead to the state.
    case unreachable(State)
    /// The event may raise events forever in the state.
    case endless(State, Event.Kind)
  }

  /// The errors in the table, for tests that expect none.
  ///
  /// Conditions are compared by their English titles, and each may hold or not: a state counts as reachable, and an
  /// event as raised, whenever a rule leads there.
  ///
  /// - Complexity: O(*p*² · *r*) for *p* pairs of states and events and *r* rules.
  public var flaws: [Flaw] {
    let reachable = reachableStates
    return pairs.filter { isAmbiguous($0, $1) }.map { .ambiguous($0, $1) }
      + pairs.filter { pair in !rules(in: pair.0, on: pair.1).contains { $0.condition == nil } }
      .map { .unanswered($0, $1) }
      + State.allCases.filter { !reachable.contains($0) }.map { .unreachable($0) }
      + pairs.filter { isEndless($0, $1) }.map { .endless($0, $1) }
  }

  private struct Pair: Hashable {
    let state: State
    let event: Event.Kind
  }

  private var pairs: [(State, Event.Kind)] {
    State.allCases.flatMap { state in Event.Kind.allCases.map { (state, $0) } }
  }

  private func isAmbiguous(_ state: State, _ event: Event.Kind) -> Bool {
    let titles = rules(in: state, on: event).map(\.condition?.title.en)
    return Set(titles).count < titles.count || titles.dropLast().contains(nil)
  }

  private var reachableStates: Set<State> {
    var found: Set<State> = [initial]
    var open = [initial]
    while let state = open.popLast() {
      for rule in rules where rule.states.contains(state) {
        if let target = rule.target(from: state), found.insert(target).inserted { open.append(target) }
      }
    }
    return found
  }

  /// Returns whether the events that an event raises lead back to it.
  private func isEndless(_ state: State, _ event: Event.Kind) -> Bool {
    let start = Pair(state: state, event: event)
    var found: Set<Pair> = []
    var open = [start]
    while let pair = open.popLast() {
      for rule in rules(in: pair.state, on: pair.event) {
        guard let target = rule.target(from: pair.state), let raised = rule.next?.kind else { continue }
        let next = Pair(state: target, event: raised)
        if next == start { return true }
        if found.insert(next).inserted { open.append(next) }
      }
    }
    return false
  }
}
