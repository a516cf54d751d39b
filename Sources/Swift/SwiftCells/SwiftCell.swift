/// A Swift cell of a document, as far as compiling and running it goes.
package struct SwiftCell: Sendable, Hashable {
  /// What becomes of a cell.
  package enum Use: String, Sendable, Hashable {
    /// It is compiled and run.
    case run
    /// It is compiled alone.
    case compile
    /// It must not compile; the compiler's messages are the result.
    case error
    /// It must compile with warnings; the compiler's messages are the result.
    case warning
    /// It must trap; what it prints and the trap are the result.
    case trap
  }

  /// Whether a cell is there for those below it.
  package enum Presence: Sendable, Hashable {
    /// It is, or it is to blame.
    case certain
    /// It is if it compiles, as it is one for another compiler.
    case uncertain
    /// It is not compiled, as it is one for another platform or its fence holds an error.
    case none
  }

  /// The position among the Swift cells of the document, from 1.
  package var number: Int
  /// The name by which messages about other cells call it; nil for its number.
  package var name: String?
  /// The source.
  package var source: String
  /// What becomes of it.
  package var use: Use
  /// Whether it sees no other cell and no other cell sees it.
  package var isIsolated: Bool
  /// The language mode, as the compiler takes it: `5` or `6`.
  package var languageMode: String
  /// How long it may run.
  package var timeLimit: Duration
  /// Whether cells below can rely on it; those that do not compile without it are not to blame.
  package var presence: Presence

  /// The lines of standard input that the cell can read, and no cell below; nil for none.
  package var input: [String]?
  /// Whether the program waits for the tasks that the cell starts.
  package var waitsForTasks = false
  /// Whether `/a+/` is a regular expression in language mode 5, too, as in the newer ones.
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

  /// What messages about other cells call it.
  var label: String { name.map { "`\($0)`" } ?? "\(number)" }

  /// Whether cells below build on it.
  package var isChained: Bool { use == .run && !isIsolated }
}
