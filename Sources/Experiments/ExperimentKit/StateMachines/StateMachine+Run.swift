import SourceText

extension StateMachine {
  /// The effect of one event.
  public struct Step: Sendable {
    /// The event.
    public let event: Event
    /// Whether the event followed automatically after the one before it.
    public let isRaised: Bool
    /// The state before.
    public let from: State
    /// The state after.
    public let to: State
    /// The outcome of the event; nil if no rule answered.
    public let outcome: Outcome?
    /// The lines that were printed, such as the reason of a refusal.
    public let printed: [LocalizedText]
  }

  /// A list of events of a script, played.
  public struct Run: Sendable {
    /// The effect of each event, including automatic ones.
    public fileprivate(set) var steps: [Step]
    /// The state at the end.
    public fileprivate(set) var state: State
    /// The context at the end.
    public fileprivate(set) var context: Context
  }

  /// Plays events from the initial state.
  ///
  /// Events that raise each other forever are cut off after as many as there are pairs of states and events.
  ///
  /// - Complexity: O(*n* · *r*) for *n* events and *r* rules.
  public func run(_ events: [Event], context: Context) -> Run {
    let longest = State.allCases.count * Event.Kind.allCases.count
    var run = Run(steps: [], state: initial, context: context)
    for event in events {
      var next = step(event, isRaised: false, &run)
      for _ in 0..<longest {
        guard let raised = next else { break }
        next = step(raised, isRaised: true, &run)
      }
    }
    return run
  }

  /// Applies an event, and returns the event that it raises.
  private func step(_ event: Event, isRaised: Bool, _ run: inout Run) -> Event? {
    let from = run.state
    let rule = answer(to: event, in: from, run.context)
    if let rule {
      rule.change(&run.context, event)
      if case .to(let state) = rule.outcome { run.state = state }
    }
    run.steps.append(
      Step(
        event: event, isRaised: isRaised, from: from, to: run.state, outcome: rule?.outcome,
        printed: rule?.print?(run.context, event) ?? rule?.words.map { [$0] } ?? []))
    return rule?.next
  }
}

extension StateMachine where Context == Void {
  /// Plays events from the initial state of a machine without a context.
  public func run(_ events: [Event]) -> Run {
    run(events, context: ())
  }
}
