import LessonKit
import Messages
import Results
import SourceText

/// The table of a report that counts the outcomes of each document.
enum SummaryTable {
  static func lines(_ record: RunRecord, _ language: Language) -> [String] {
    func said(_ text: Message) -> LocalizedText { LocalizedText(text, in: language) }
    let numbers = Summary.columns + [SummaryColumn("errors", "errors outside cells", \.documentFindings)]
    let columns =
      [Table.Column("state", ""), Table.Column("lesson", said("lesson")), Table.Column("document", said("document"))]
      + numbers.map { Table.Column($0.id, said($0.title), alignment: .right) }
    let rows = record.documents.map { document in
      [
        .plain(document.summary.isGood ? "✅" : "❌"), .plain((document.title ?? "").asMarkdown),
        .code(document.path.shown),
      ]
        + numbers.map { Table.Value.plain("\($0.count(document.summary))") }
    }
    var table = Table(columns, rows: rows)
    table.isMarkdown = true
    return TableText(table, language).lines
  }
}

extension Summary {
  /// Whether the document has no error, and no cell that differs or could not run.
  fileprivate var isGood: Bool { cells[.differs] + cells[.couldNotRun] + documentFindings == 0 }

  /// The columns of a table with the number of cells by status, after a column with all cells.
  package static var columns: [SummaryColumn] {
    [SummaryColumn("cells", "cells", \.cells.total)]
      + CellOutcome.Status.inTables.map { status in
        SummaryColumn(status.countKey, status.title) { $0.cells[status] }
      }
  }
}

/// A count in the table of a report.
package struct SummaryColumn {
  /// The id of the column.
  let id: String
  /// The title of the column.
  package let title: Message
  /// The count of a document.
  package let count: (Summary) -> Int

  init(_ id: String, _ title: Message, _ count: @escaping (Summary) -> Int) {
    (self.id, self.title, self.count) = (id, title, count)
  }
}

extension CellOutcome.Status {
  /// The statuses in the order of tables and sentences: agreement, then by urgency.
  static let inTables: [CellOutcome.Status] = [.agrees, .differs, .couldNotRun, .noTranscript, .skipped]

  /// The title of the column with the number of these cells.
  fileprivate var title: Message {
    switch self {
    case .agrees: "agree"
    case .differs: "differ"
    case .couldNotRun: "could not run"
    case .noTranscript: "no transcript"
    case .skipped: "skipped"
    }
  }
}

/// The table of a report with the differences between a result and its transcript.
enum DifferenceTable {
  static func lines(_ differences: [Difference], _ language: Language) -> [String] {
    func said(_ text: Message) -> LocalizedText { LocalizedText(text, in: language) }
    let columns = [
      Table.Column("place", said("line"), alignment: .right), Table.Column("row", said("row"), alignment: .right),
      Table.Column("column", said(differences.contains { $0.part != nil } ? "part" : "column")),
      Table.Column("expected", said("expected")), Table.Column("found", said("found")),
    ]
    let rows = differences.map { difference -> [Table.Value] in
      [
        .plain((difference.file.map { "\($0):\(difference.line)" } ?? "\(difference.line)").asMarkdown),
        .plain(difference.row.map(String.init) ?? ""), .plain((difference.column ?? difference.part ?? "").asMarkdown),
        difference.expected.map { value($0, besides: difference.found) } ?? .words(said("nothing")),
        difference.found.map { value($0, besides: difference.expected) } ?? .words(said("nothing")),
      ]
    }
    var table = Table(columns, rows: rows)
    table.isMarkdown = true
    return TableText(table, language).lines
  }

  /// Returns a value that makes white space, markup and lookalikes visible; text that is code already stays code.
  private static func value(_ text: String, besides other: String?) -> Table.Value {
    let visible = VisibleText(text, besides: other)
    if !visible.names.isEmpty { return .code(visible.line) }
    return text.isCode ? .plain(text.shown) : .code(text.isEmpty ? " " : text.shown)
  }
}
