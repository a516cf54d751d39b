import SourceText

/// A table as Markdown writes it in one language: titles and values as source text, code spans included.
public struct TableText: Sendable, Hashable {
  /// The titles.
  public var header: [String]
  /// The alignment of each column's values.
  public var alignments: [Table.Column.Alignment]
  /// The rows; a row that an author wrote may be shorter or longer than the header.
  public var rows: [[String]]

  /// Creates a table from its source text.
  public init(header: [String], alignments: [Table.Column.Alignment], rows: [[String]]) {
    self.header = header
    self.alignments = alignments
    self.rows = rows
  }

  /// Creates the text of a table in a language, folded as it specifies.
  ///
  /// - Complexity: O(*n*) for *n* values.
  public init(_ table: Table, _ language: Language) {
    let titles = table.columns.map { table.isMarkdown ? $0.title[language] : $0.title[language].withoutMarkup }
    let sides = table.columns.map(\.alignment)
    let values = table.rows.map { row in
      row.map { value in
        let text = value.markdown(language)
        if table.isMarkdown { return text }
        if case .code = value { return text }
        return text.withoutMarkup
      }
    }
    guard table.fold > 1 else {
      self.init(header: titles, alignments: sides, rows: values)
      return
    }
    let height = (values.count + table.fold - 1) / table.fold
    let groups = height == 0 ? 1 : (values.count + height - 1) / height
    let nothing = [String](repeating: "", count: titles.count)
    self.init(
      header: (0..<groups).flatMap { _ in titles },
      alignments: (0..<groups).flatMap { _ in sides },
      rows: (0..<height).map { row in
        (0..<groups).flatMap { group in
          let index = group * height + row
          return index < values.count ? values[index] : nothing
        }
      })
  }

  /// The lines of a Markdown table, its columns aligned by display width.
  public var lines: [String] {
    let widths = header.indices.map { column in
      max(3, rows.reduce(DisplayWidth.of(header[column].pipesEscaped)) { max($0, $1.width(of: column)) })
    }
    let rule = zip(widths, alignments).map { width, side in
      side == .right ? String(repeating: "-", count: width + 1) + ":" : String(repeating: "-", count: width + 2)
    }
    return [line(header, widths), "|\(rule.joined(separator: "|"))|"] + rows.map { line($0, widths) }
  }

  /// Returns a row's line; values beyond the last column are not padded.
  private func line(_ row: [String], _ widths: [Int]) -> String {
    let padded = row.indices.map { column in
      guard column < widths.count else { return row[column].pipesEscaped }
      return DisplayWidth.pad(row[column].pipesEscaped, to: widths[column], right: alignments[column] == .right)
    }
    return "| \(padded.joined(separator: " | ")) |"
  }
}

extension [String] {
  fileprivate func width(of column: Int) -> Int {
    column < count ? DisplayWidth.of(self[column].pipesEscaped) : 0
  }
}

extension String {
  /// The text with `|` written as `\|`, as a Markdown table needs it.
  public var pipesEscaped: String {
    utf8.contains(UInt8(ascii: "|"))
      ? split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : self
  }
}

extension Table.Value {
  /// Returns the value on one line, without spaces at its ends, and with code between backquotes.
  fileprivate func markdown(_ language: Language) -> String {
    switch self {
    case .plain(let text): text.isVisibleASCII ? text : text.withoutLineEnds.trimmed
    case .words(let words): words[language].withoutLineEnds.trimmed
    case .code(let text): text.isEmpty ? "" : text.withoutLineEnds.codeSpan
    }
  }
}

extension String {
  /// Whether the text has only visible ASCII characters, which is much faster to check on bytes.
  fileprivate var isVisibleASCII: Bool {
    utf8.allSatisfy { 0x20 < $0 && $0 < 0x7F }
  }

  /// The text between the necessary number of backticks.
  public var codeSpan: String {
    guard utf8.contains(UInt8(ascii: "`")) else { return "`\(self)`" }
    let longest = split { $0 != "`" }.reduce(0) { max($0, $1.count) }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(self) \(fence)"
  }
}
