import LessonKit
import LessonReport
import SourceText
import Terminal

/// Shows saved outcomes on a terminal: only what is not as it should be, and the counts.
struct RecordPrinter {
  private let session: Session
  private let style: Style

  init(_ session: Session) {
    self.session = session
    style = Style(session.output)
  }

  /// Prints what fails, then the counts.
  func print(_ record: RunRecord, _ rules: FailureRules) {
    for document in record.documents {
      OutcomePrinter(session).print(document.findings + document.cells.flatMap(\.findings))
      OutcomePrinter(session).print(warnings: document.warnings ?? [])
      for cell in document.cells {
        let verdict = rules.verdict(of: cell)
        guard verdict == .failed, cell.findings.isEmpty else { continue }
        let failure = FailureText(cell, in: document)
        session.output.write("\(style.bold(failure.address)) \(style.bad(session.text(cell.status.words)))")
        session.output.write(lines: failure.lines.map { "  \($0)" })
      }
    }
    OutcomePrinter(session).print(record.summary)
  }
}
