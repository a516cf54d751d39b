/// A run-time error that stops a program: its place and reason, in a form that is the same in all runs.
///
/// Its text is one line of a transcript: `[trap in line 3: Index out of range]`, `[trap in line 2 of cell 1: …]` if the
/// place is in another cell than the one that was running, `[trap: …]` if the place is not known.
public struct Trap: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The reason from the Swift runtime, in one line without addresses and paths.
  public var message: String
  /// The line within the cell, from 1; nil if it is not known.
  public var line: Int?
  /// The name of the cell that contains the line; nil for the cell that was running.
  public var cell: String?

  /// Creates a trap.
  public init(_ message: String, line: Int? = nil, cell: String? = nil) {
    (self.message, self.line, self.cell) = (message, line, cell)
  }

  /// The error that the program threw and nothing caught, as the runtime shows it; nil for another trap.
  public var thrownError: Substring? {
    ["Error raised at top level: ", "expression unexpectedly raised an error: "].lazy
      .compactMap { message.firstRange(of: $0)?.upperBound }.first.map { message[$0...] }
  }

  /// The line of a transcript.
  public var description: String {
    let place = line.map { " in line \($0)" } ?? ""
    let other = line == nil ? "" : cell.map { " of cell \($0)" } ?? ""
    return "[trap\(place)\(other): \(message)]"
  }
}
