import LessonKit
import Results
import SourceText

/// Renders the record of a run as a Markdown document and the pictures beside it.
///
/// The same record gives the same bytes.
public struct MarkdownReport: Sendable {
  /// A file of the report.
  public struct File: Sendable, Hashable {
    /// The name inside the report's folder.
    public var name: String
    /// What the file holds.
    public var bytes: [UInt8]

    /// Holds a file.
    public init(name: String, bytes: [UInt8]) {
      (self.name, self.bytes) = (name, bytes)
    }
  }

  private let record: RunRecord
  private var pictures = ReportPictures()
  private var lines: [String] = []

  /// Renders a record.
  ///
  /// - Returns: `report.md`, then the pictures in the order in which it shows them.
  public static func files(_ record: RunRecord) -> [File] {
    var report = MarkdownReport(record)
    report.render()
    let text = report.lines.joined(separator: "\n") + "\n"
    return [File(name: "report.md", bytes: Array(text.utf8))] + report.pictures.files
  }

  private init(_ record: RunRecord) {
    self.record = record
  }

  private mutating func render() {
    lines = ["# Lesson report", "", record.summary.wholeSentence + "."]
    add(findings: record.findings)
    if !record.documents.isEmpty { lines += [""] + SummaryTable.lines(record) }
    if let listings = record.summary.listings { lines += [""] + ListingTable.lines(listings) }
    for document in record.documents { add(document) }
    if let provenance = record.provenance { add(provenance) }
  }

  private mutating func add(_ document: DocumentRecord) {
    lines += ["", "## \((document.title ?? document.path).asMarkdown)", ""]
    lines.append("\(document.path.asCode): \(document.summary.sentence).")
    add(findings: document.findings)
    for cell in document.cells { add(cell, of: document) }
  }

  private mutating func add(_ cell: CellRecord, of document: DocumentRecord) {
    let what = cell.experiment ?? cell.action
    lines += ["", "### \(cell.name.map(\.asCode) ?? "Line \(cell.line)"): \(cell.status.words)", ""]
    lines.append(
      "\(what.asCode), line \(cell.line)." + (cell.reason.map { " Skipped: \($0.asMarkdown)." } ?? "")
        + (cell.note.map { " Note: \($0.asMarkdown)." } ?? ""))
    if let source = cell.source { lines += [""] + fenced("swift", source) }
    add(findings: cell.findings)
    if !cell.differences.isEmpty { lines += [""] + DifferenceTable.lines(cell.differences) }
    if cell.comparison == nil, !cell.differences.isEmpty { lines += ["", "The new result:"] }
    add(result: cell, of: document)
  }

  private mutating func add(result cell: CellRecord, of document: DocumentRecord) {
    switch cell.kind {
    case .table: lines += [""] + ReportTable.lines(cell.text ?? [])
    case .lines, .diagnostics:
      if cell.source != nil, cell.differences.isEmpty { lines += ["", "It gives:"] }
      lines += [""] + fenced("text", cell.text ?? [])
    case .stateDiagram: lines += [""] + fenced("mermaid", cell.text ?? [])
    case .figure:
      let shown = pictures.lines(cell, in: document)
      if !shown.isEmpty { lines += [""] + shown }
    case nil: break
    }
  }

  private mutating func add(findings: [Finding]) {
    guard !findings.isEmpty else { return }
    lines.append("")
    lines += findings.map { finding in
      let help = finding.help.map { " \($0.asMarkdown)" } ?? ""
      return "- **\("\(finding.place)".asMarkdown)**: \(finding.message.asMarkdown)\(help)"
    }
  }

  private mutating func add(_ provenance: Provenance) {
    lines += [
      "", "<!-- provenance: differs from machine to machine; `--reproducible` leaves it out -->", "## Provenance", "",
      "- Tool: \(provenance.tool)", "- Platform: \(provenance.platform)", "- Date (UTC): \(provenance.date)",
    ]
    if let compiler = provenance.compiler { lines.append("- Compiler: \(compiler)") }
    if let limits = provenance.unenforcedLimits {
      lines.append("- Not enforced here for Swift cells: \(limits.joined(separator: "; "))")
    }
    lines.append("<!-- end of provenance -->")
  }

  private func fenced(_ word: String, _ lines: [String]) -> [String] {
    let shown = lines.map(\.shownOnOneLine)
    let longest = shown.reduce(2) { max($0, $1.drop { $0 == " " }.prefix { $0 == "`" }.count) }
    let fence = String(repeating: "`", count: longest + 1)
    return [fence + word] + shown + [fence]
  }
}
