import LessonPage
import Results
import SourceText

extension TextOutput {
  /// Prints a table, lines or a diagram; a table that is wider than the terminal is read row by row.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - language: the language.
  ///   - rows: how its rows are read; each value behind the title of its column if left out.
  func write(_ result: CellResult, _ language: Language, rows: [ReadingLine]? = nil) {
    let lines = result.text(language)
    guard let columns = terminalColumns, case .table = result,
      lines.contains(where: { DisplayWidth.of($0) > columns })
    else { return write(lines: lines) }
    write(lines: (rows ?? Reading.lines(of: result, language)).flatMap { $0.folded(to: columns) })
  }
}
