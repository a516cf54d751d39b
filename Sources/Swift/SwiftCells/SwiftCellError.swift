import Results
import SourceText

/// Why a cell did not do what it must.
package struct SwiftCellError: Error, Sendable, Hashable, Codable {
  /// What a problem is.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// Something is wrong with the cell, or with what it needs.
    case error
    /// It ran, and trapped or was ended by a signal or a limit.
    case trap
    /// It ran, and did not end in time.
    case timeLimit
    /// What its fence announces, an error, a warning or a trap, did not happen.
    case announcement
  }

  /// What the problem is.
  package var kind: Kind
  /// The line within the cell, from 1; nil for the cell as a whole.
  package var line: Int?
  /// What is wrong.
  package var message: Message
  /// What is allowed, or what to do next.
  package var help: Message?

  /// What the compiler says, if the cell does not compile.
  package var messageOfCompiler: String?

  /// How the cell trapped, if that is the problem.
  package var trap: Trap?
  /// What it printed before it trapped.
  package var printed: [String] = []

  /// A cell does not trap, and must.
  package static let noTrap = SwiftCellError(
    "Expected a trap, but the cell did not trap.",
    help: "Remove `trap` from the fence, or change the cell so that it traps.", kind: .announcement)

  /// Creates a problem, at a line of a cell, from 1.
  package init(line: Int? = nil, _ message: Message, help: Message? = nil, kind: Kind = .error) {
    (self.kind, self.line, self.message, self.help) = (kind, line, message, help)
  }
}
