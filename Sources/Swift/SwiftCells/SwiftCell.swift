/// A Swift cell of a document: all that matters for compiling and running it.
package struct SwiftCell: Sendable, Hashable {
  /// The use of a cell.
  package enum Use: String, Sendable, Hashable {
    /// The cell is compiled and run.
    case run
    /// The cell is compiled but not run.
    case compile
    /// The cell must not compile; the compiler's messages are the result.
    case error
    /// The cell must compile with warnings; the compiler's messages are the result.
    case warning
    /// The cell must trap; its output and the trap are the result.
    case trap
    /// The cell must end in an error that it throws; its output and the error are the result.
    case `throws`
  }

  /// Whether cells below a cell can use it.
  package enum Presence: Sendable, Hashable {
    /// The cell is present, or it is to blame.
    case certain
    /// The cell is present if it compiles, as it is for another compiler.
    case uncertain
    /// The cell is not compiled, as it is for another platform or its fence has an error.
    case none
  }

  /// The position among the Swift cells of the document, from 1.
  package var number: Int
  /// The name that messages about other cells use; nil for its number.
  package var name: String?
  package var source: String
  /// The use of the cell.
  package var use: Use
  /// Whether the cell and the other cells are hidden from each other.
  package var isIsolated: Bool
  /// The language mode, as the compiler takes it: `5` or `6`.
  package var languageMode: String
  /// The time that the cell may run.
  package var timeLimit: Duration
  /// Whether cells below can rely on the cell.
  ///
  /// A cell that does not compile without it is not to blame.
  package var presence: Presence

  /// The words that the expected message contains, or the compiler's id of the error; nil for any.
  package var reason: String?
  /// The lines of standard input that only this cell can read; nil for none.
  package var input: [String]?
  /// Whether the program waits for the tasks that the cell starts.
  package var waitsForTasks = false
  /// Whether `/a+/` is a regular expression in language mode 5, too, as in the newer modes.
  package var readsBareExpressions = false

  /// Creates a cell.
  package init(
    _ number: Int, name: String? = nil, _ source: String, use: Use = .run, isIsolated: Bool = false,
    languageMode: String = "5", timeLimit: Duration = .seconds(10), presence: Presence = .certain
  ) {
    self.number = number
    self.name = name
    self.source = source
    self.use = use
    self.isIsolated = isIsolated
    self.languageMode = languageMode
    self.timeLimit = timeLimit
    self.presence = presence
  }

  /// The name of the cell in messages about other cells.
  var label: String { name.map { "`\($0)`" } ?? "\(number)" }

  /// Whether cells below build on this cell.
  package var isChained: Bool { use == .run && !isIsolated }
}
