import LessonKit
import Results
import SourceText

extension CellOutcome {
  /// Returns the outcome with a difference for each statement that lacks a word, and ran with it.
  ///
  /// - Parameter effects: the words by the lines of the listing, from 1.
  /// - Returns: the outcome, which differs if there are any.
  func lacking(_ effects: [Int: String]) -> CellOutcome {
    guard status == .agrees || status == .differs, !effects.isEmpty else { return self }
    let lines = cell.bodyLines
    let missing = effects.map { line, words in
      Difference(
        line: cell.firstBodyLine + line - 1, statement: lines.indices.contains(line - 1) ? lines[line - 1].trimmed : "",
        lacking: words)
    }
    let all = (differences + missing).sorted { $0.line < $1.line }
    return CellOutcome(
      cell, .differs(.init(result ?? .lines(Lines([])), all, prints: prints)), note: note, listing: listing)
  }
}
