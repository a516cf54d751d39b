import LessonKit
import Messages
import Results
import SourceText

/// The record of a run as a Markdown document with pictures.
///
/// The same record produces the same bytes.
package struct MarkdownReport: Sendable {
  /// A file of the report.
  package struct File: Sendable, Hashable {
    /// The name inside the report's folder.
    package var name: String
    /// The contents of the file.
    package var bytes: [UInt8]

    /// Creates a file.
    package init(name: String, bytes: [UInt8]) {
      (self.name, self.bytes) = (name, bytes)
    }
  }

  private let record: RunRecord
  private let language: Language
  private let link: @Sendable (_ path: String) -> String?
  private var pictures = ReportPictures()
  private var lines: [String] = []

  /// Returns the files of a report: failures first, then each document in a collapsed block.
  ///
  /// - Parameters:
  ///   - record: the record.
  ///   - language: the language of the report; text from documents keeps its own.
  ///   - link: the path from the report to a document, for links to its lines; nil for a document without links.
  /// - Returns: `report.md`, then the pictures in the order of the report.
  package static func files(
    _ record: RunRecord, _ language: Language = .english,
    link: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) -> [File] {
    var report = MarkdownReport(record, language, link)
    report.render()
    let text = report.lines.joined(separator: "\n") + "\n"
    return [File(name: "report.md", bytes: Array(text.utf8))] + report.pictures.files
  }

  private init(_ record: RunRecord, _ language: Language, _ link: @escaping @Sendable (_ path: String) -> String?) {
    (self.record, self.language, self.link) = (record, language, link)
  }

  private func said(_ text: Message) -> String { MessageCatalogue.text(text, in: language) }

  private mutating func render() {
    lines = ["# \(said("Lesson report"))", "", record.summary.wholeSentence(language) + language.fullStop]
    add(findings: record.findings)
    addFailures()
    addWarnings()
    if !record.documents.isEmpty {
      lines += ["", "## \(said("Documents"))", ""] + SummaryTable.lines(record, language)
    }
    if let listings = record.summary.listings { lines += [""] + ListingTable.lines(listings, language) }
    for document in record.documents { add(document) }
    if let provenance = record.provenance { add(provenance) }
  }

  /// Adds the cells that differ, could not run or have no transcript, and the errors.
  private mutating func addFailures() {
    let failing = record.documents.filter(\.needsLook)
    if failing.isEmpty { return }
    lines += ["", "## \(said("Needs attention"))"]
    for document in failing {
      let path = link(document.path).map { "[\(document.path.asMarkdown)](\($0.asLink))" } ?? document.path.asCode
      lines += [
        "", "### \((document.title ?? document.path).asMarkdown)", "",
        "\(path): \(document.summary.sentence(language))\(language.fullStop)",
      ]
      add(findings: document.findings, of: document)
      for cell in document.cells where cell.needsLook { add(cell, of: document, level: "####") }
    }
  }

  /// Adds the warnings of all documents.
  private mutating func addWarnings() {
    let warned = record.documents.filter { $0.warnings != nil }
    if !warned.isEmpty { lines += ["", "## \(said("Warnings"))"] }
    for document in warned { add(findings: document.warnings ?? [], of: document) }
  }

  /// Adds a document in a collapsed block, without the cells that are shown above.
  private mutating func add(_ document: DocumentRecord) {
    let title = document.title.map { "\($0.asXML) (<code>\(document.path.asXML)</code>)" }
    let name = (title ?? "<code>\(document.path.asXML)</code>").withoutLineEnds
    lines += ["", "<details>", "<summary>\(name): \(document.summary.sentence(language))</summary>"]
    for cell in document.cells {
      if cell.needsLook {
        lines += ["", heading(cell, "###"), "", said("It is shown above.")]
      } else {
        add(cell, of: document, level: "###")
      }
    }
    lines += ["", "</details>"]
  }

  private func heading(_ cell: CellRecord, _ level: String) -> String {
    "\(level) \(cell.name.map(\.asCode) ?? said("Line \(cell.line)")): \(said(cell.status.words))"
  }

  private mutating func add(_ cell: CellRecord, of document: DocumentRecord, level: String) {
    let what = cell.experiment ?? cell.action
    let line = FailureText(cell, in: document).lineInDocument
    let lineText = said("line \(line)")
    let place = link(document.path).map { "[\(lineText)](\($0.asLink)#L\(line))" } ?? lineText
    lines += ["", heading(cell, level), ""]
    var sentences = ["\(what.asCode), \(place)."]
    sentences += [cell.evidence?.sentence, cell.statedLines.map(Self.stated)].compactMap { $0.map(said) }
    let label: Message = cell.status == .skipped ? "Skipped" : "Note"
    for (title, text) in [(label, cell.reason), ("Note", cell.note)] as [(Message, Message?)] {
      if let text { sentences.append("\(said(title)): \(said(text).asMarkdown).") }
    }
    lines.append(sentences.joined(separator: " "))
    if let source = cell.source { lines += [""] + fenced("swift", source) }
    add(findings: cell.findings, of: document)
    if let written = cell.standardError { lines += ["", said("Standard error:"), ""] + fenced("text", written) }
    if !cell.differences.isEmpty { lines += [""] + DifferenceTable.lines(cell.differences, language) }
    if cell.comparison == nil, !cell.differences.isEmpty { lines += ["", said("The new result:")] }
    add(result: cell, of: document)
  }

  /// Returns a sentence about the comments that were taken as values.
  private static func stated(_ lines: [Int]) -> Message {
    let list = lines.map(String.init).joined(separator: ", ")
    return lines.count == 1
      ? "The comment on line \(list) was read as a value and agrees."
      : "The comments on lines \(list) were read as values and agree."
  }

  private mutating func add(result cell: CellRecord, of document: DocumentRecord) {
    switch cell.kind {
    case .table: lines += [""] + ReportTable.lines(cell.text ?? [])
    case .lines, .diagnostics:
      if cell.source != nil, cell.differences.isEmpty { lines += ["", said("Result:")] }
      lines += [""] + fenced("text", cell.text ?? [])
    case .stateDiagram: lines += [""] + fenced("mermaid", cell.text ?? [])
    case .figure:
      let shown = pictures.lines(cell, in: document)
      if !shown.isEmpty { lines += [""] + shown }
    case nil: break
    }
  }

  private mutating func add(findings: [Finding], of document: DocumentRecord? = nil) {
    guard !findings.isEmpty else { return }
    lines.append("")
    lines += findings.map { finding in
      let help = finding.help.map { " \(said($0).asMarkdown)" } ?? ""
      let place = "\(finding.place)".asMarkdown
      let path = finding.place.file == document?.path ? document.flatMap { link($0.path) } : nil
      let target = path.map { $0.asLink + (finding.place.line.map { "#L\($0)" } ?? "") }
      return "- **\(target.map { "[\(place)](\($0))" } ?? place)**: \(said(finding.message).asMarkdown)\(help)"
    }
  }

  private mutating func add(_ provenance: Provenance) {
    lines += [
      "", "<!-- provenance: differs from machine to machine; `--reproducible` leaves it out -->",
      "## \(said("Provenance"))", "",
      "- \(said("Tool: \(provenance.tool)"))", "- \(said("Platform: \(provenance.platform)"))",
      "- \(said("Date (UTC): \(provenance.date)"))",
    ]
    if let compiler = provenance.compiler { lines.append("- \(said("Compiler: \(compiler)"))") }
    if let limits = provenance.unenforcedLimits {
      let list = limits.map(said).joined(separator: "; ")
      lines.append("- \(said("Not enforced for Swift cells here: \(list)"))")
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

extension DocumentRecord {
  /// Whether the document has an error, or a cell to look at.
  var needsLook: Bool { !findings.isEmpty || cells.contains(where: \.needsLook) }
}

extension CellRecord {
  /// Whether the cell differs, could not run or has no transcript.
  var needsLook: Bool { status != .agrees && status != .skipped }
}
