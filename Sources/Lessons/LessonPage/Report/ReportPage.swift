import LessonKit
import LessonReport
import Messages
import Results
import SourceText

/// The outcomes of a run as a page in one file: first the cells to look at, then each document, collapsed.
package struct ReportPage: Sendable {
  private let record: RunRecord
  private let language: Language

  /// Creates the report of a run.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - language: the language of all text that is not from the documents.
  package init(_ record: RunRecord, _ language: Language = .english) {
    (self.record, self.language) = (record, language)
  }

  private func said(_ text: Message) -> String { MessageCatalogue.text(text, in: language) }

  /// The HTML of the file; the same record produces the same bytes.
  package var html: String {
    let summary = (record.summary.wholeSentence(language) + language.fullStop).asHTML
    let body = """
      <h1>\(said("Lesson report"))</h1>
      <p>\(summary)</p>
      \(findings(record.findings))\(failures)\(warnings)\(overview)\(documents)\(provenance)
      """
    return PageFrame(
      title: said("Lesson report"), language: language, header: "", main: body, kind: "report", end: "",
      style: PageAssets.reportStyle
    ).html
  }

  // MARK: Cells to look at

  /// Every cell that does not agree, and every error, with a link to its document.
  private var failures: String {
    let parts = record.documents.enumerated().map { number, document in
      let cells = document.cells.filter { $0.status != .agrees && $0.status != .skipped }
      guard !cells.isEmpty || !document.findings.isEmpty else { return "" }
      return "<h3><a href=\"#document-\(number)\">\(name(document))</a></h3>\n" + findings(document.findings)
        + cells.map { ReportCell($0, in: document, language).failure }.joined()
    }
    let all = parts.joined()
    return all.isEmpty ? "" : "<section id=\"look\">\n<h2>\(said("Needs attention"))</h2>\n\(all)</section>\n"
  }

  private var warnings: String {
    let all = record.documents.flatMap { $0.warnings ?? [] }
    return all.isEmpty ? "" : "<section>\n<h2>\(said("Warnings"))</h2>\n\(findings(all))</section>\n"
  }

  private var overview: String {
    guard !record.documents.isEmpty else { return "" }
    let counts = Summary.columns
    let rows = record.documents.enumerated().map { number, document in
      let title = "<a href=\"#document-\(number)\">\((document.title ?? document.path).asHTML)</a>"
      return [title, "<code>\(document.path.asHTML)</code>"] + counts.map { "\($0.count(document.summary))" }
    }
    let columns = [(said("lesson"), false), (said("document"), false)] + counts.map { (said($0.title), true) }
    let table = HTMLTable(label: said("Documents"), columns: columns, rows: rows).html
    return "<section>\n<h2>\(said("Documents"))</h2>\n\(table)</section>\n"
  }

  // MARK: Documents

  private var documents: String {
    record.documents.enumerated().map { number, document in
      let cells = document.cells.map { ReportCell($0, in: document, language).whole }.joined()
      return """
        <details id="document-\(number)" lang="\(document.language.rawValue)">
        <summary>\(name(document)): <span lang="\(language.rawValue)">\(document.summary.sentence(language).asHTML)</span></summary>
        \(findings(document.findings))\(cells)</details>

        """
    }.joined()
  }

  private func name(_ document: DocumentRecord) -> String {
    guard let title = document.title else { return "<code>\(document.path.asHTML)</code>" }
    return "\(title.asHTML) (<code>\(document.path.asHTML)</code>)"
  }

  private func findings(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    return "<ul>\n\(findings.map { ReportCell.item($0, language) }.joined())</ul>\n"
  }

  private var provenance: String {
    guard let provenance = record.provenance else { return "" }
    var items = ["Tool: \(provenance.tool)", "Platform: \(provenance.platform)", "Date (UTC): \(provenance.date)"].map(
      said)
    if let compiler = provenance.compiler { items.append(said("Compiler: \(compiler)")) }
    if let limits = provenance.unenforcedLimits {
      items.append(said("Not enforced for Swift cells here: \(limits.map(said).joined(separator: "; "))"))
    }
    return
      "<section>\n<h2>\(said("Provenance"))</h2>\n<ul>\n\(items.map { "<li>\($0.asHTML)</li>\n" }.joined())</ul>\n</section>\n"
  }
}
