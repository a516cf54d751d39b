import SourceText

extension StateMachine {
  /// A named question about the context and the event on which a rule depends.
  public struct Condition: Sendable {
    /// The question as a short statement, such as `the field exists`; the rules of one pair have different ones.
    public let title: LocalizedText
    /// Whether it holds.
    public let holds: @Sendable (Context, Event) -> Bool

    /// Creates a condition.
    public init(_ title: LocalizedText, _ holds: @escaping @Sendable (Context, Event) -> Bool) {
      self.title = title
      self.holds = holds
    }
  }

  /// What becomes of the state.
  public enum Outcome: Sendable, Hashable {
    /// Another state, or the same one entered anew.
    case to(State)
    /// The event is taken and the state stays as it is.
    case stays
    /// The event is refused on purpose, and nothing changes.
    case refused
  }

  /// One row of the table: what an event does in some states.
  public struct Rule: Sendable {
    /// The kind of event.
    public let event: Event.Kind
    /// The states in which the rule stands.
    public let states: [State]
    /// On what it depends, if on anything.
    public let condition: Condition?
    /// What becomes of the state.
    public let outcome: Outcome
    /// What happens, or why the event is refused, in a few words; diagrams, tables and transcripts show them.
    public let words: LocalizedText?
    /// The event that arrives by itself once this one is done.
    public let next: Event?

    let change: @Sendable (inout Context, Event) -> Void
    let print: (@Sendable (Context, Event) -> [LocalizedText])?
  }
}

extension StateMachine.Rule {
  /// The event leads to a state.
  ///
  /// - Parameters:
  ///   - event: the kind of event.
  ///   - states: the states in which the rule stands.
  ///   - condition: on what it depends.
  ///   - state: the state that is reached.
  ///   - words: what happens, in a few words.
  ///   - next: the event that arrives by itself once this one is done.
  ///   - change: what becomes of the context.
  ///   - print: the lines of a transcript, of the changed context; `words` where it is absent.
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

  /// The event is taken, and the state stays as it is; the parameters are those of a rule that leads to a state.
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

  /// The event is refused for a reason, and nothing changes.
  ///
  /// - Parameters:
  ///   - event: the kind of event.
  ///   - states: the states in which the rule stands.
  ///   - condition: on what it depends.
  ///   - reason: why it is refused, in a few words.
  ///   - print: the lines of a transcript; `reason` where it is absent.
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
