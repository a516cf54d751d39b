import SourceText
import SwiftSource

extension SwiftOutline {
  /// Returns the lines, from 1, on which a compiler error counts as the one that a comment announces.
  ///
  /// - Parameters:
  ///   - line: the comment's line, from 1.
  ///   - followsCode: whether code comes before it on its line.
  /// - Returns: its line, the lines directly above and below it, and the comments there. A comment above a declaration
  ///   adds the whole declaration; a comment after code in a body adds the line where the declaration begins.
  func linesOfErrors(announcedOn line: Int, followsCode: Bool) -> Set<Int> {
    var lines: Set = [line]
    let own = Set((comments + blockComments).filter { !$0.followsCode }.map { $0.line + 1 })
    var (above, below) = (line - 1, line + 1)
    while own.contains(above) { above -= 1 }
    while own.contains(below) { below += 1 }
    if !followsCode { lines.formUnion([above, line + 1, below]) }
    if !followsCode {
      for statement in executedStatements {
        let (first, last) = (tokens[statement.lowerBound].line + 1, lastLine(of: tokens[statement.upperBound]) + 1)
        if last == above || first == below { lines.formUnion(first...last) }
      }
    }
    for body in bodyLines {
      if !followsCode, body.lowerBound == line + 1 || body.lowerBound == below { lines.formUnion(body) }
      if followsCode, body.contains(line) { lines.insert(body.lowerBound) }
    }
    return lines
  }
}
