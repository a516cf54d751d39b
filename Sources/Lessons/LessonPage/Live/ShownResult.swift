import LessonKit
import LessonReport
import Results
import SourceText

/// A result by itself, in HTML.
package struct ShownResult: Sendable {
  private let kind: CellResult.Kind?
  private let lines: [String]
  private let picture: SavedPicture?
  private let name: String
  private let language: Language

  /// Creates HTML for a result.
  ///
  /// - Parameters:
  ///   - result: the result.
  ///   - name: the name of a table for screen readers.
  ///   - language: the language of its words.
  package init(_ result: CellResult, name: String, _ language: Language) {
    let json: JSONValue = result.json(language)
    self.init(
      kind: result.kind, lines: result.kind == .figure ? [] : result.text(language),
      picture: Self.picture(json), name: name, language)
  }

  /// Creates HTML for the result of a record.
  init(_ cell: CellRecord, _ language: Language) {
    self.init(
      kind: cell.kind, lines: cell.text ?? [], picture: cell.result.flatMap(Self.picture), name: cell.name ?? "Table",
      language)
  }

  private init(
    kind: CellResult.Kind?, lines: [String], picture: SavedPicture?, name: String, _ language: Language
  ) {
    (self.kind, self.lines, self.picture, self.name, self.language) = (kind, lines, picture, name, language)
  }

  /// Returns the picture in a result; nil for a result of another kind.
  static func picture(_ result: JSONValue) -> SavedPicture? {
    if case .object(let members) = result { SavedPicture(members) } else { nil }
  }

  /// The HTML of the result; empty if a page cannot show it.
  package var html: String {
    switch kind {
    case .table: return Typography.html(table, language)
    case .lines, .diagnostics:
      return HTMLCode.output(PageLimits.shown(lines).joined(separator: "\n"))
        + PageLimits.omission(of: lines.count, language)
    case .stateDiagram:
      guard let diagram = StateDiagram(mermaid: lines) else { return HTMLCode.output(lines.joined(separator: "\n")) }
      return Typography.html(DiagramTable.html(diagram, language, label: PageWords.transitions[language]), language)
    case .figure:
      guard let picture, picture.format != .pdf else { return "" }
      return
        "<p class=\"picture\">\(PagePicture(picture.format, picture.bytes).html(alt: Typography.plain(picture.alt)))</p>\n"
    case nil: return ""
    }
  }

  private var table: String {
    guard lines.count > 1 else { return "" }
    let rows = lines.map(ReportTable.cells)
    let columns = zip(rows[0], rows[1]).map { title, rule in (title, rule.hasSuffix(":")) }
    let values = PageLimits.shown(rows.dropFirst(2)).map {
      $0.map { $0.isCode ? "<code>\(Self.inner($0).asHTML)</code>" : $0.asHTML }
    }
    return HTMLTable(label: name, columns: columns, rows: values).html
      + PageLimits.omission(of: rows.count - 2, language)
  }

  /// Returns the text between the backticks of a code span.
  private static func inner(_ code: String) -> String {
    let ticks = code.prefix { $0 == "`" }.count
    let text = code.dropFirst(ticks).dropLast(ticks)
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    return String(isPadded ? text.dropFirst().dropLast() : text)
  }
}
