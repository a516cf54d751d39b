import SourceText

/// A closed list of words of a state machine: its states, or its kinds of events.
///
///     enum Door: String, MachineWord {
///       case open, closed
///       var title: LocalizedText { … }
///     }
public protocol MachineWord: TitledWord, CaseIterable, Hashable, Sendable {
  /// The text that readers see; the raw value is the stable id, in kebab case.
  var title: LocalizedText { get }
}

/// A word at the start of a script's lines; Japanese readers also see its meaning.
public protocol ScriptWord: MachineWord {
  /// The meaning of the word, in Japanese.
  var meaning: String { get }
}

extension ScriptWord {
  /// The word, in Japanese with its meaning.
  public var title: LocalizedText {
    LocalizedText(en: rawValue, ja: "\(rawValue)(\(meaning))")
  }
}

/// An event of a state machine: its kind, and its data.
///
/// A machine whose events have no data uses the enumeration of their kinds itself: `enum Button: String, MachineWord,
/// MachineEvent`.
public protocol MachineEvent: Hashable, Sendable {
  /// The kinds of events.
  associatedtype Kind: MachineWord

  /// The kind, which decides the effect together with the state.
  var kind: Kind { get }
  /// The event in a transcript, with its data; by default the title of the kind.
  var written: LocalizedText { get }
}

extension MachineEvent {
  /// The title of the kind.
  public var written: LocalizedText { kind.title }
}

extension MachineEvent where Self: MachineWord {
  /// The event itself.
  public var kind: Self { self }
}
