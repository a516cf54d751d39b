import SourceText

/// A closed list of words that a state machine is made of: its states, or its kinds of events.
///
///     enum Door: String, MachineWord {
///       case open, closed
///       var title: LocalizedText { … }
///     }
public protocol MachineWord: TitledWord, CaseIterable, Hashable, Sendable {
  /// The words that readers see; the raw value is the stable id, kebab-case.
  var title: LocalizedText { get }
}

/// A word that scripts of events begin their lines with; Japanese readers see what it means beside it.
public protocol ScriptWord: MachineWord {
  /// What the word means, in Japanese.
  var meaning: String { get }
}

extension ScriptWord {
  /// The word, in Japanese with its meaning.
  public var title: LocalizedText {
    LocalizedText(en: rawValue, ja: "\(rawValue)(\(meaning))")
  }
}

/// Something that arrives at a state machine: its kind, and what it carries.
///
/// A machine whose events carry nothing uses the enumeration of their kinds itself:
/// `enum Button: String, MachineWord, MachineEvent`.
public protocol MachineEvent: Hashable, Sendable {
  /// The kinds of events.
  associatedtype Kind: MachineWord

  /// The kind, which with the state decides what happens.
  var kind: Kind { get }
  /// The event as a transcript shows it, with what it carries; the title of the kind unless it is declared.
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
