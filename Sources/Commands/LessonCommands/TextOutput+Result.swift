import LessonPage
import Results
import SourceText
import Terminal

extension TextOutput {
  /// Prints words, folded to the width of a terminal.
  func write(words: String) {
    write(lines: terminalColumns.map { ReadingLine(words).folded(to: $0) } ?? [words])
  }

  /// Prints a table, lines, or a diagram.
  ///
  /// On a terminal, a table that is too wide is printed row by row. Other long lines are folded between words, and the
  /// continuation is indented by four columns.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - language: the language.
  ///   - rows: the rows as lines to read (default: each value after the title of its column).
  func write(_ result: CellResult, _ language: Language, rows: [ReadingLine]? = nil) {
    let lines = result.text(language)
    guard let columns = terminalColumns, lines.contains(where: { DisplayWidth.of($0) > columns }) else {
      return write(lines: lines)
    }
    guard case .table = result else { return write(lines: lines.flatMap { Self.broken($0, at: columns) }) }
    write(lines: (rows ?? Reading.lines(of: result, language)).flatMap { $0.folded(to: columns) })
  }

  private static func broken(_ line: String, at columns: Int) -> [String] {
    let start = line.prefix { $0 == " " }
    let text = line.dropFirst(start.count)
    guard DisplayWidth.of(line) > columns, start.count + 8 < columns else { return [line] }
    let pieces = ReadingLine(String(text), indent: start.count + 4).folded(to: columns)
    return ["\(start)\((pieces.first ?? "").dropFirst(start.count + 4))"] + pieces.dropFirst()
  }
}
