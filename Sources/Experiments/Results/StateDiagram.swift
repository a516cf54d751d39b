import SourceText

/// A result of states and the transitions between them.
public struct StateDiagram: Sendable, Hashable, Codable {
  /// A state.
  public struct State: Sendable, Hashable, Codable {
    /// A word of ASCII letters, digits, `-` and `_`.
    public let id: String
    /// The title that readers see.
    public let title: LocalizedText

    /// Creates a state.
    public init(_ id: String, _ title: LocalizedText) {
      self.id = id
      self.title = title
    }

    /// Reads a state.
    public init(from decoder: any Decoder) throws {
      let state = try decoder.container(keyedBy: CodingKeys.self)
      id = try state.decode(PlainName.self, forKey: .id).description
      title = try state.decode(LocalizedText.self, forKey: .title)
      guard id.utf8.allSatisfy(\.isASCIIWord) else {
        throw state.error("contains characters other than ASCII letters, digits, `-` and `_`", .id)
      }
    }
  }

  /// A step from one state to another.
  public struct Transition: Sendable, Hashable, Codable {
    /// The id of the state before.
    public let from: String
    /// The id of the state after.
    public let to: String
    /// The cause of the step, and its effect.
    public let label: LocalizedText

    /// Creates a transition.
    public init(from: String, to: String, _ label: LocalizedText) {
      self.from = from
      self.to = to
      self.label = label
    }
  }

  /// The states, in the order in which they are declared.
  public var states: [State]
  /// The transitions, in the order in which they are drawn.
  public var transitions: [Transition]
  /// The id of the initial state, if there is one.
  public var initial: String?

  /// Creates a diagram.
  public init(states: [State], transitions: [Transition], initial: String? = nil) {
    self.states = states
    self.transitions = transitions
    self.initial = initial
  }

  /// Reads a diagram, whose transitions lead from one of its states to another.
  public init(from decoder: any Decoder) throws {
    let diagram = try decoder.container(keyedBy: CodingKeys.self)
    states = try diagram.decode([State].self, forKey: .states)
    transitions = try diagram.decode([Transition].self, forKey: .transitions)
    initial = try diagram.decodeIfPresent(String.self, forKey: .initial)
    let ids = Set(states.map(\.id))
    for (index, transition) in transitions.enumerated() {
      for (key, id) in [("from", transition.from), ("to", transition.to)] where !ids.contains(id) {
        throw DecodingError.error(
          "is not one of the states", at: decoder.codingPath, "transitions", "\(index)", key)
      }
    }
    if let initial, !ids.contains(initial) { throw diagram.error("is not one of the states", .initial) }
  }

  /// Returns the lines of a Mermaid state diagram.
  public func mermaid(_ language: Language) -> [String] {
    ["stateDiagram-v2"]
      + states.map { "  state \"\($0.title[language].mermaidEscaped)\" as \($0.id.mermaidID)" }
      + (initial.map { ["  [*] --> \($0.mermaidID)"] } ?? [])
      + transitions.map {
        "  \($0.from.mermaidID) --> \($0.to.mermaidID) : \($0.label[language].mermaidEscaped)"
      }
  }
}

extension UInt8 {
  fileprivate var isASCIIWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension String {
  /// The id for Mermaid, which ends ids at a hyphen.
  fileprivate var mermaidID: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "-" ? "_" : $0 }))
  }

  /// The text with Mermaid's entity codes for the characters that end a label or a quoted title; a line end is a space.
  fileprivate var mermaidEscaped: String {
    withoutLineEnds.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "#", ";", ":", "\"", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text += "#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
