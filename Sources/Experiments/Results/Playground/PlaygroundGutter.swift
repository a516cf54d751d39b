import SourceText

/// A page in a terminal: prose, and code with a rule and the results next to its lines.
public enum PlaygroundGutter {
  /// The width of source beyond which a line moves its own rule to the right.
  private static let widestSource = 64
  private static let widestValue = 80

  /// Returns the lines of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - language: the language of words.
  ///   - withTitle: whether the name of the page comes first.
  /// - Returns: the lines, without the characters that end them.
  public static func lines(_ page: PlaygroundPage, _ language: Language, withTitle: Bool) -> [String] {
    let rows = PlaygroundRows(page, language, width: widestValue, mostPrinted: 20)
    var lines = withTitle ? [page.name, String(repeating: "─", count: DisplayWidth.of(page.name))] : []
    for block in PlaygroundBlock.blocks(of: page.source) {
      if !lines.isEmpty { lines.append("") }
      switch block {
      case .prose(let prose): lines += prose
      case .code(let first, let code): lines += beside(code, first, rows.byLine)
      }
    }
    return rows.below.isEmpty ? lines : lines + [""] + rows.below
  }

  private static func beside(_ code: [String], _ first: Int, _ rows: [Int: [String]]) -> [String] {
    let source = code.map { $0.replacing("\t", with: "    ") }
    let width = source.map(DisplayWidth.of).filter { $0 <= widestSource }.max() ?? 0
    return source.enumerated().flatMap { index, text in
      let row = rows[first + index] ?? []
      return [line(text, width, row.first ?? "")] + row.dropFirst().map { line("", width, $0) }
    }
  }

  private static func line(_ text: String, _ width: Int, _ row: String) -> String {
    let start = DisplayWidth.pad(text, to: width) + " │"
    return row.isEmpty ? start : "\(start) \(row)"
  }
}
