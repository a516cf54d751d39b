import Results
import SourceText

extension StateMachine {
  /// The state diagram: an arrow for each rule and state that accepts an event, without refused events.
  ///
  /// A label is the event, its condition in brackets, and its effect after a slash.
  public var diagram: StateDiagram {
    StateDiagram(
      states: State.allCases.map { StateDiagram.State($0.rawValue, $0.title) },
      transitions: State.allCases.flatMap { state in
        Event.Kind.allCases.flatMap { rules(in: state, on: $0) }.compactMap { rule in
          rule.target(from: state).map {
            StateDiagram.Transition(from: state.rawValue, to: $0.rawValue, rule.label)
          }
        }
      },
      initial: initial.rawValue)
  }
}

extension StateMachine.Rule {
  /// Returns the next state; nil if the event is refused.
  func target(from state: State) -> State? {
    switch outcome {
    case .to(let target): target
    case .stays: state
    case .refused: nil
    }
  }

  fileprivate var label: LocalizedText {
    let condition = condition.map { " [\($0.title)]" as LocalizedText } ?? ""
    let words = words.map { " / \($0)" as LocalizedText } ?? ""
    return event.title + condition + words
  }
}
