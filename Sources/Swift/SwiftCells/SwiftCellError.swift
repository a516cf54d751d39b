import Results
import SourceText

/// A requirement that a Swift cell failed to meet.
package struct SwiftCellError: Error, Sendable, Hashable, Codable {
  /// The kind of an error.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// The cell, or something that it needs, has an error.
    case error
    /// The cell ran, and trapped or was ended by a signal or a limit.
    case trap
    /// The cell ran, and did not end in time.
    case timeLimit
    /// The error, warning or trap that the fence announces did not happen.
    case announcement
  }

  /// The kind of the error.
  package var kind: Kind
  /// The line within the cell, from 1; nil for the cell as a whole.
  package var line: Int?
  /// The character of that line, from 1, for an error of the compiler; nil for the line as a whole.
  package var column: Int?
  /// The error, in a sentence.
  package var message: Message
  /// The allowed values, or the next step.
  package var help: Message?

  /// The compiler's message, if the cell does not compile.
  package var messageOfCompiler: String?

  /// The trap, if the cell trapped.
  package var trap: Trap?
  /// The lines that the cell printed before it trapped.
  package var printed: [String] = []

  /// The error of a cell that does not trap, and must.
  package static let noTrap = SwiftCellError(
    "Expected a trap, but the cell did not trap.",
    help: "Remove `trap` from the fence, or change the cell so that it traps.", kind: .announcement)

  /// The error of a cell that must trap, and that a signal terminated.
  static func noTrap(butSignal name: String) -> SwiftCellError {
    SwiftCellError(
      "Expected a trap, but the cell did not trap: signal \(name) terminated it.", help: noTrap.help,
      kind: .announcement)
  }

  /// The error of a cell that throws no error, and must.
  package static let noError = SwiftCellError(
    "Expected an error that is thrown, but the cell runs to its end.",
    help: "Remove `throws` from the fence, or change the cell so that it throws an error.", kind: .announcement)

  /// Creates an error, at a line of a cell, from 1.
  package init(line: Int? = nil, _ message: Message, help: Message? = nil, kind: Kind = .error) {
    (self.kind, self.line, self.message, self.help) = (kind, line, message, help)
  }
}
