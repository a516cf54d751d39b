import LessonKit
import SourceText

/// The record of a run as workflow commands of GitHub, which shows each next to its line.
///
/// Source: [Workflow commands for GitHub
/// Actions](https://docs.github.com/actions/reference/workflow-commands-for-github-actions); escapes follow
/// `actions/toolkit`.
package enum GitHubReport: ReportFormat {
  package static let name = "github"
  package static let fileEnding: String? = nil

  /// Returns the report as text.
  package static func text(_ record: RunRecord, _ rules: FailureRules) -> String {
    lines(record, rules).joined(separator: "\n")
  }

  /// Returns a line for each failure, error and warning, and a last one with the counts.
  package static func lines(_ record: RunRecord, _ rules: FailureRules = FailureRules()) -> [String] {
    var lines = record.findings.map { command(for: $0) }
    for document in record.documents {
      lines += document.findings.map { command(for: $0) }
      let severity = rules.warningsFail(in: document.path) ? "error" : "warning"
      lines += (document.warnings ?? []).map { command(for: $0, severity, title: "warning") }
      for cell in document.cells {
        let verdict = rules.verdict(of: cell)
        guard verdict == .failed || verdict == .erred else { continue }
        if cell.differences.isEmpty, !cell.findings.isEmpty {
          let title = "\(FailureText(cell, in: document).address) \(cell.status.words)"
          lines += cell.findings.map { command(for: $0, title: title, line: cell.line) }
          continue
        }
        let failure = FailureText(cell, in: document)
        let place = failure.place
        lines.append(
          command(
            place, title: "\(failure.address) \(cell.status.words)",
            failure.lines.joined(separator: "\n")))
      }
    }
    return lines + [record.summary.wholeSentence(.english)]
  }

  private static func command(
    for finding: Finding, _ severity: String = "error", title: String = "error", line: Int? = nil
  ) -> String {
    var place = finding.place
    place.line = place.line ?? line
    return command(place, severity, title: title, "\(finding.text)")
  }

  private static func command(
    _ place: Place, _ severity: String = "error", title: String, _ message: String
  ) -> String {
    let line = place.line.map { ",line=\($0),col=\(place.column ?? 1)" } ?? ""
    return
      "::\(severity) file=\(property(place.file))\(line),title=\(property(title.withoutLineEnds))::\(data(message))"
  }

  /// Returns text escaped as the value of a property, such as `title`.
  package static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  /// Returns text escaped for the part after the two colons.
  package static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// Returns text with some scalars in percent-encoding, and with terminal controls written out.
  private static func escaped(_ text: String, _ special: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { text, scalar in
      if special.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }.shownOnOneLine
  }
}
