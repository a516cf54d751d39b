import Results

/// The table of a cell's result, in a report.
///
/// Its values can come from anyone, through a host.
package enum ReportTable {
  /// Returns the lines of a Markdown table in which every value is text or code; safe lines stay the same.
  static func lines(_ lines: [String]) -> [String] {
    let rows = lines.map(cells)
    let shown = rows.map { $0.map(\.withMarkupEscaped) }
    guard shown != rows, let header = shown.first, rows.count > 1 else { return lines }
    let sides = rows[1].map { $0.utf8.last == UInt8(ascii: ":") ? Table.Column.Alignment.right : .left }
    guard sides.count == header.count else {
      return shown.map { "| \($0.map(\.pipesEscaped).joined(separator: " | ")) |" }
    }
    return TableText(header: header, alignments: sides, rows: Array(shown.dropFirst(2))).lines
  }

  /// Returns the values of a line: the text between its pipes, without spaces around it and backslashes before pipes.
  package static func cells(_ line: String) -> [String] {
    var cells: [String] = []
    var cell = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar != "|" {
        cell.append(scalar)
      } else if cell.last == "\\" {
        cell.removeLast()
        cell.append("|")
      } else {
        cells.append(trimmed(cell))
        cell = String.UnicodeScalarView()
      }
    }
    return Array(cells.dropFirst())
  }

  private static func trimmed(_ cell: String.UnicodeScalarView) -> String {
    let text = cell.drop { $0 == " " }
    return String(Substring(text.prefix(text.count - text.reversed().prefix { $0 == " " }.count)))
  }
}

extension String {
  /// The text with its markup escaped, except for what is escaped already.
  fileprivate var withMarkupEscaped: String {
    guard !isCode, contains("\\") else { return asMarkdown }
    var text = ""
    var rest = self[...]
    while let escape = rest.firstRange(of: /\\[!-\/:-@\[-`{-~]/) {
      text += String(rest[..<escape.lowerBound]).asMarkdown + rest[escape]
      rest = rest[escape.upperBound...]
    }
    return text + String(rest).asMarkdown
  }
}
