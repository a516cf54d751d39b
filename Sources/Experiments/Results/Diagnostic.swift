/// One message of a compiler about a cell, with its notes and what the compiler would change.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// How grave a message is.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The source is refused.
    case error
    /// The source is taken, but something looks wrong.
    case warning
    /// More about the message that holds it.
    case note
    /// Something that was asked for, such as what an optimiser did.
    case remark
  }

  /// Where something stands in the source of a cell.
  public struct Place: Sendable, Hashable, Codable {
    /// The number or the name of the cell; nil for the cell that the messages are about.
    public var cell: String?
    /// The line within the cell, from 1.
    public var line: Int
    /// The column in characters, from 1.
    public var column: Int

    /// Creates a place.
    public init(cell: String? = nil, line: Int, column: Int) {
      (self.cell, self.line, self.column) = (cell, line, column)
    }
  }

  /// A change of the source that the compiler proposes.
  public struct FixIt: Sendable, Hashable, Codable {
    /// Where the text starts that is replaced.
    public var place: Place
    /// The text that is replaced; empty for an insertion.
    public var old: String
    /// The text that takes its place; empty for a removal.
    public var new: String

    /// Creates a change.
    public init(at place: Place, old: String, new: String) {
      (self.place, self.old, self.new) = (place, old, new)
    }
  }

  /// How grave the message is.
  public var severity: Severity
  /// Where the message stands; nil for one that stands in no cell, such as a note about a declaration in a module.
  public var place: Place?
  /// The message, in the compiler's words.
  public var message: String
  /// The compiler's name of the message, which stays when its words change; nil if it is not known.
  public var id: String?
  /// What the compiler proposes; all of them together are one proposal.
  public var fixIts: [FixIt]
  /// More about the message, in the compiler's order.
  public var notes: [Diagnostic]

  /// Creates a message.
  public init(
    _ severity: Severity, at place: Place? = nil, _ message: String, id: String? = nil, fixIts: [FixIt] = [],
    notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.place = place
    self.message = message
    self.id = id
    self.fixIts = fixIts
    self.notes = notes
  }

  enum CodingKeys: String, CodingKey {
    case severity, place, message, id, notes
    case fixIts = "fix-its"
  }
}

/// A result of a compiler's messages about one cell.
public struct Diagnostics: Sendable, Hashable, Codable {
  /// The messages in the order of their places.
  public var all: [Diagnostic]

  /// Collects messages.
  public init(_ all: [Diagnostic]) {
    self.all = all
  }
}
