import Results
import SourceText

extension StateDiagram {
  /// Creates a diagram from Mermaid source with titled states and labeled transitions, as experiments write it.
  ///
  /// It is nil for a diagram that holds anything else.
  ///
  /// - Parameter lines: the lines between the fences.
  /// - Complexity: O(*n*) for *n* characters.
  package init?(mermaid lines: [String]) {
    guard lines.first?.trimmed == "stateDiagram-v2" else { return nil }
    var states: [State] = []
    var transitions: [Transition] = []
    var initial: String?
    var known: Set<String> = []
    for line in lines.dropFirst().map(\.trimmed) where !line.isEmpty {
      if let match = line.wholeMatch(of: stateLine) {
        known.insert(String(match.2))
        states.append(State(String(match.2), LocalizedText(Self.decoded(match.1))))
      } else if let match = line.wholeMatch(of: initialLine) {
        initial = String(match.1)
      } else if let match = line.wholeMatch(of: transitionLine) {
        transitions.append(
          Transition(
            from: String(match.1), to: String(match.2), LocalizedText(match.3.map { Self.decoded($0).trimmed } ?? "")))
      } else {
        return nil
      }
    }
    for id in transitions.flatMap({ [$0.from, $0.to] }) + [initial].compactMap(\.self)
    where known.insert(id).inserted {
      states.append(State(id, LocalizedText(id)))
    }
    self.init(states: states, transitions: transitions, initial: initial)
  }

  /// The titles of states by their ids.
  var titles: [String: LocalizedText] {
    Dictionary(states.map { ($0.id, $0.title) }) { first, _ in first }
  }

  /// Returns the text with Mermaid's entity codes as characters.
  private static func decoded(_ text: Substring) -> String {
    String(text).replacing(entityCode) { match -> String in
      guard let value = UInt32(match.1), let scalar = Unicode.Scalar(value) else { return String(match.0) }
      return String(Character(scalar))
    }
  }
}

// Regular expressions are values that nothing changes, though the compiler cannot know.
private nonisolated(unsafe) let stateLine = /state "([^"]*)" as ([A-Za-z0-9_]+)/
private nonisolated(unsafe) let initialLine = /\[\*\] --> ([A-Za-z0-9_]+)/
private nonisolated(unsafe) let transitionLine = /([A-Za-z0-9_]+) --> ([A-Za-z0-9_]+)(?: :(.*))?/
private nonisolated(unsafe) let entityCode = /#([0-9]{1,7});/
