/// A message of a compiler about a cell, with its notes and suggested changes.
public struct Diagnostic: Sendable, Hashable, Codable {
  /// The severity of a message.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// The source does not compile.
    case error
    /// The source compiles, but something looks wrong.
    case warning
    /// A note on the message that contains it.
    case note
    /// Requested information, such as the work of an optimizer.
    case remark
  }

  /// A place in the source of a cell.
  public struct Place: Sendable, Hashable, Codable {
    /// The number or the name of the cell; nil for the cell of the messages.
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

  /// A change of the source that the compiler suggests.
  public struct FixIt: Sendable, Hashable, Codable {
    /// The place where the replaced text starts.
    public var place: Place
    /// The replaced text; empty for an insertion.
    public var old: String
    /// The new text; empty for a removal.
    public var new: String

    /// Creates a change.
    public init(at place: Place, old: String, new: String) {
      (self.place, self.old, self.new) = (place, old, new)
    }
  }

  /// The severity of the message.
  public var severity: Severity
  /// The place of the message; nil if it is not in a cell, such as a note about a declaration in a module.
  public var place: Place?
  /// The message, in the compiler's words.
  public var message: String
  /// The compiler's name of the message, which stays the same when its words change; nil if it is not known.
  public var id: String?
  /// The suggested changes of the compiler; together they are one suggestion.
  public var fixIts: [FixIt]
  /// The notes on the message, in the compiler's order.
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
