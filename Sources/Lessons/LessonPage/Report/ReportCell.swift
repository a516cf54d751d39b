import LessonKit
import LessonReport
import Messages
import Results
import SourceText

/// A cell in the report of a run.
struct ReportCell {
  private let cell: CellRecord
  private let document: DocumentRecord
  private let language: Language

  /// Creates a cell of a report.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - document: its document.
  ///   - language: the language of all text that is not from the document.
  init(_ cell: CellRecord, in document: DocumentRecord, _ language: Language) {
    (self.cell, self.document, self.language) = (cell, document, language)
  }

  private func said(_ text: Message) -> String { MessageCatalogue.text(text, in: language) }

  /// The errors and differences, with the expected and the found result side by side.
  var failure: String {
    heading(4) + details
  }

  /// The errors and differences, without a heading.
  var details: String {
    "\(findings)\(differences)\(comparison)"
      + (cell.differences.isEmpty || cell.comparison != nil ? "" : "<p>\(said("The new result:"))</p>\n") + result
  }

  /// The cell with its source and its result.
  var whole: String {
    let label: Message = cell.status == .skipped ? "Skipped" : "Note"
    let reason = cell.reason.map { "<p>\(said(label)): \(said($0).asHTML).</p>\n" } ?? ""
    let note = cell.note.map { "<p>\(said("Note")): \(said($0).asHTML).</p>\n" } ?? ""
    let source = cell.source.map { HTMLCode.code(CodeColors.html($0.joined(separator: "\n"), language: "swift")) } ?? ""
    return "\(heading(3))\(reason)\(note)\(source)"
      + (cell.status == .agrees ? result : "\(findings)\(differences)\(comparison)\(result)")
  }

  /// Returns a finding as an item of a list.
  static func item(_ finding: Finding, _ language: Language) -> String {
    let text = [finding.message, finding.help].compactMap(\.self).map { MessageCatalogue.text($0, in: language) }
    return "<li><strong>\("\(finding.place)".asHTML)</strong>: \(text.joined(separator: " ").asHTMLWithCode)</li>\n"
  }

  private func heading(_ level: Int) -> String {
    let what = cell.experiment ?? cell.action
    let address = "\(document.path):\(cell.line)"
    let name = cell.name.map { "<code>\($0.asHTML)</code>" } ?? said("Line \(cell.line)")
    return "<h\(level) class=\"\(cell.status.rawValue)\">\(name): \(said(cell.status.words))</h\(level)>\n"
      + "<p><code>\(address.asHTML)</code> <code>\(what.asHTML)</code></p>\n"
  }

  private var findings: String {
    cell.findings.isEmpty ? "" : "<ul>\n\(cell.findings.map { Self.item($0, language) }.joined())</ul>\n"
  }

  private var differences: String {
    guard !cell.differences.isEmpty else { return "" }
    let rows = cell.differences.map { difference in
      [
        difference.file.map { "\($0):\(difference.line)" } ?? "\(difference.line)",
        difference.row.map(String.init) ?? "", difference.column ?? difference.part ?? "",
      ].map(\.asHTML)
        + [(difference.expected, difference.found), (difference.found, difference.expected)].map { text, other in
          guard let text else { return "<em>\(said("nothing"))</em>" }
          let visible = VisibleText(text, besides: other)
          let names = visible.names.isEmpty ? "" : " <small>\(visible.names.joined(separator: ", ").asHTML)</small>"
          return "<code>\(visible.text.asHTML)</code>\(names)"
        }
    }
    let part: Message = cell.differences.contains { $0.part != nil } ? "part" : "column"
    let columns: [(Message, Bool)] = [
      ("line", true), ("row", true), (part, false), ("expected", false), ("found", false),
    ]
    return HTMLTable(label: said("Differences"), columns: columns.map { (said($0.0), $0.1) }, rows: rows).html
  }

  /// The expected picture, the found picture, and their differences, side by side.
  private var comparison: String {
    guard let comparison = cell.comparison, let found = picture else { return "" }
    var pictures: [(Message, String)] = []
    if let expected = comparison.expected.flatMap({ SavedPicture.bytes($0, found.format) }) {
      pictures.append(("expected", PagePicture(found.format, expected).html(alt: said("expected"))))
    }
    pictures.append(("found", PagePicture(found.format, found.bytes).html(alt: found.alt)))
    if let difference = comparison.difference.flatMap({ Base64.bytes(of: $0) }) {
      pictures.append(("difference", PagePicture(.png, difference).html(alt: said("the places that differ"))))
    }
    let figures = pictures.map { "<figure><figcaption>\(said($0.0))</figcaption>\($0.1)</figure>\n" }
    return "<div class=\"beside\">\n\(figures.joined())</div>\n"
  }

  private var picture: SavedPicture? {
    cell.result.flatMap(ShownResult.picture)
  }

  private var result: String {
    cell.kind == .figure && cell.comparison != nil ? "" : ShownResult(cell, document.language).html
  }
}
