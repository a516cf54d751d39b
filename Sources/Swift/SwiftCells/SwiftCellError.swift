import Results

/// Why a cell did not do what it must.
public struct SwiftCellError: Error, Sendable, Hashable, Codable {
  /// The line within the cell, from 1; nil for the cell as a whole.
  public var line: Int?
  /// What is wrong.
  public var message: String
  /// What is allowed, or what to do next.
  public var help: String?

  /// What is wrong, without that it is said of a cell: what the compiler says, if it does not compile.
  public var messageOfCompiler: String { message.withoutCell }

  /// How the cell trapped, if that is the problem.
  public var trap: Trap?
  /// What it printed before it trapped.
  public var printed: [String] = []

  /// A cell does not trap, and must.
  public static let noTrap = SwiftCellError(
    "The cell does not trap, though `trap` says that it must.",
    help: "Remove `trap` behind the fence, or let the cell trap.")

  /// Creates a problem, at a line of a cell, from 1.
  public init(line: Int? = nil, _ message: String, help: String? = nil) {
    (self.line, self.message, self.help) = (line, message, help)
  }
}
