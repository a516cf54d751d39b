import SourceText

extension StateMachine {
  /// A named question about the context and the event on which a rule depends.
  public struct Condition: Sendable {
    /// The question as a short statement, such as `the field exists`; the rules of one pair have different ones.
    public let title: LocalizedText
    /// A function that says whether the condition holds.
    public let holds: @Sendable (Context, Event) -> Bool

    /// Creates a condition.
    public init(_ title: LocalizedText, _ holds: @escaping @Sendable (Context, Event) -> Bool) {
      self.title = title
      self.holds = holds
    }
  }

  /// The next state.
  public enum Outcome: Sendable, Hashable {
    /// Another state, or the same one entered again.
    case to(State)
    /// The event is accepted and the state does not change.
    case stays
    /// The event is refused on purpose, and nothing changes.
    case refused
  }

  /// A row of the table: the effect of an event in some states.
  public struct Rule: Sendable {
    /// The kind of event.
    public let event: Event.Kind
    /// The states of the rule.
    public let states: [State]
    /// The condition of the rule, if there is one.
    public let condition: Condition?
    /// The next state.
    public let outcome: Outcome
    /// The effect, or the reason that the event is refused, in a few words for diagrams, tables and transcripts.
    public let words: LocalizedText?
    /// The event that follows automatically after this one.
    public let next: Event?

    let change: @Sendable (inout Context, Event) -> Void
    let print: (@Sendable (Context, Event) -> [LocalizedText])?
  }
}

extension StateMachine.Rule {
  /// Returns the rule of an event that leads to a state.
  ///
  /// - Parameters:
  ///   - event: the kind of event.
  ///   - states: the states of the rule.
  ///   - condition: the condition of the rule.
  ///   - state: the next state.
  ///   - words: the effect, in a few words.
  ///   - next: the event that follows automatically after this one.
  ///   - change: the change of the context.
  ///   - print: the lines of a transcript, from the changed context; by default `words`.
  /// - Returns: the rule.
  public static func on(
    _ event: Event.Kind, in states: State..., when condition: StateMachine.Condition? = nil, to state: State,
    _ words: LocalizedText? = nil, then next: Event? = nil,
    changing change: @escaping @Sendable (inout Context, Event) -> Void = { _, _ in },
    printing print: (@Sendable (Context, Event) -> [LocalizedText])? = nil
  ) -> Self {
    Self(
      event: event, states: states, condition: condition, outcome: .to(state), words: words, next: next,
      change: change, print: print)
  }

  /// Returns the rule of an event that does not change the state, with the parameters of a rule that does.
  public static func on(
    _ event: Event.Kind, in states: State..., when condition: StateMachine.Condition? = nil,
    stays words: LocalizedText, then next: Event? = nil,
    changing change: @escaping @Sendable (inout Context, Event) -> Void = { _, _ in },
    printing print: (@Sendable (Context, Event) -> [LocalizedText])? = nil
  ) -> Self {
    Self(
      event: event, states: states, condition: condition, outcome: .stays, words: words, next: next,
      change: change, print: print)
  }

  /// Returns the rule of an event that is refused for a reason and changes nothing.
  ///
  /// - Parameters:
  ///   - event: the kind of event.
  ///   - states: the states of the rule.
  ///   - condition: the condition of the rule.
  ///   - reason: the reason that it is refused, in a few words.
  ///   - print: the lines of a transcript; by default `reason`.
  /// - Returns: the rule.
  public static func on(
    _ event: Event.Kind, in states: State..., when condition: StateMachine.Condition? = nil,
    refused reason: LocalizedText, printing print: (@Sendable (Context, Event) -> [LocalizedText])? = nil
  ) -> Self {
    Self(
      event: event, states: states, condition: condition, outcome: .refused, words: reason, next: nil,
      change: { _, _ in }, print: print)
  }
}
