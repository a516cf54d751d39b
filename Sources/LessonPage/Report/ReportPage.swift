import LessonKit
import LessonReport
import Results
import SourceText

/// A run's outcomes as a page of one file: what needs a look first, then each document, folded.
public struct ReportPage: Sendable {
  private let record: RunRecord

  /// The report of a run.
  public init(_ record: RunRecord) { self.record = record }

  /// The file; the same record gives the same bytes.
  public var html: String {
    let summary = (record.summary.wholeSentence + ".").asHTML
    let body = """
      <h1>Lesson report</h1>
      <p>\(summary)</p>
      \(findings(record.findings))\(failures)\(overview)\(documents)\(provenance)
      """
    return PageFrame(title: "Lesson report", language: .english, header: "", main: body, kind: "report", end: "").html
  }

  // MARK: What needs a look

  /// Every cell that does not agree, and every mistake, with a link to its document.
  private var failures: String {
    let parts = record.documents.enumerated().map { number, document in
      let cells = document.cells.filter { $0.status != .agrees && $0.status != .skipped }
      guard !cells.isEmpty || !document.findings.isEmpty else { return "" }
      return "<h3><a href=\"#document-\(number)\">\(name(document))</a></h3>\n" + findings(document.findings)
        + cells.map { ReportCell($0, in: document).failure }.joined()
    }
    let all = parts.joined()
    return all.isEmpty ? "" : "<section id=\"look\">\n<h2>What needs a look</h2>\n\(all)</section>\n"
  }

  private var overview: String {
    guard !record.documents.isEmpty else { return "" }
    let counts: [(String, (Summary) -> Int)] = [
      ("cells", \.cells), ("agree", \.agree), ("differ", \.differ), ("could not run", \.couldNotRun),
      ("no transcript", \.noTranscript), ("skipped", \.skipped),
    ]
    let rows = record.documents.enumerated().map { number, document in
      let title = "<a href=\"#document-\(number)\">\((document.title ?? document.path).asHTML)</a>"
      return [title, "<code>\(document.path.asHTML)</code>"] + counts.map { "\($0.1(document.summary))" }
    }
    let columns = [("lesson", false), ("document", false)] + counts.map { ($0.0, true) }
    return
      "<section>\n<h2>Documents</h2>\n\(HTMLTable(label: "Documents", columns: columns, rows: rows).html)</section>\n"
  }

  // MARK: Documents

  private var documents: String {
    record.documents.enumerated().map { number, document in
      let cells = document.cells.map { ReportCell($0, in: document).whole }.joined()
      return """
        <details id="document-\(number)" lang="\(document.language.rawValue)">
        <summary>\(name(document)): <span lang="en">\(document.summary.sentence.asHTML)</span></summary>
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
    return "<ul>\n\(findings.map(ReportCell.item).joined())</ul>\n"
  }

  private var provenance: String {
    guard let provenance = record.provenance else { return "" }
    var items = ["Tool: \(provenance.tool)", "Platform: \(provenance.platform)", "Date (UTC): \(provenance.date)"]
    if let compiler = provenance.compiler { items.append("Compiler: \(compiler)") }
    if let limits = provenance.unenforcedLimits {
      items.append("Not enforced here for Swift cells: \(limits.joined(separator: "; "))")
    }
    return
      "<section>\n<h2>Provenance</h2>\n<ul>\n\(items.map { "<li>\($0.asHTML)</li>\n" }.joined())</ul>\n</section>\n"
  }
}
