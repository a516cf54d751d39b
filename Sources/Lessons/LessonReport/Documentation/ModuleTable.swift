import LessonKit
import Messages
import Results
import SourceText

/// The numbers of listings by module, as one table for a pull request.
package struct ModuleTable {
  /// The numbers of a module.
  private struct Row {
    var listings = 0
    var compared = 0
    var ran = 0
    var compiled = 0
    var fragments = 0
    var others = 0
    var failures = 0

    static func += (left: inout Row, right: Row) {
      left.listings += right.listings
      left.compared += right.compared
      left.ran += right.ran
      left.compiled += right.compiled
      left.fragments += right.fragments
      left.others += right.others
      left.failures += right.failures
    }
  }

  private var rows: [String: Row] = [:]
  private var modules: [String] = []

  /// Creates a table without rows.
  package init() {}

  /// Counts the listings of a document.
  ///
  /// - Parameters:
  ///   - document: the outcome of the document.
  ///   - verdicts: the verdicts on its cells.
  ///   - module: the module that it documents, or a word for documents of no module.
  package mutating func take(_ document: DocumentOutcome, _ verdicts: [CellVerdict], module: String) {
    var row = Row()
    for (index, outcome) in document.cells.enumerated() where outcome.cell.listing != nil {
      row.listings += 1
      let verdict = verdicts.indices.contains(index) ? verdicts[index] : .skipped
      if verdict == .failed || verdict == .erred {
        row.failures += 1
      } else if outcome.status == .agrees {
        switch outcome.listing?.evidence {
        case .compared: row.compared += 1
        case .compiledOnly: row.compiled += 1
        case .ranOnly, nil: row.ran += 1
        }
      } else if outcome.obstacle == .fragment {
        row.fragments += 1
      } else {
        row.others += 1
      }
    }
    row.failures += document.findings.count
    guard row.listings + row.failures > 0 else { return }
    if rows[module] == nil { modules.append(module) }
    rows[module, default: Row()] += row
  }

  /// Returns the lines of the table in Markdown.
  package func lines(_ language: Language) -> [String] {
    func said(_ text: Message) -> LocalizedText { LocalizedText(text, in: language) }
    let columns = [
      Table.Column("module", said("module")), Table.Column("listings", said("listings"), alignment: .right),
      Table.Column("compared", said("compared"), alignment: .right),
      Table.Column("ran", said("ran"), alignment: .right),
      Table.Column("compiled", said("compiled only"), alignment: .right),
      Table.Column("fragments", said("fragments"), alignment: .right),
      Table.Column("others", said("other skips"), alignment: .right),
      Table.Column("failures", said("failures"), alignment: .right),
    ]
    func cells(_ name: Table.Value, _ row: Row) -> [Table.Value] {
      [name]
        + [row.listings, row.compared, row.ran, row.compiled, row.fragments, row.others, row.failures]
        .map { .plain("\($0)") }
    }
    var all = modules.map { cells(.plain($0), rows[$0] ?? Row()) }
    let sum = rows.values.reduce(into: Row()) { $0 += $1 }
    if all.count != 1 { all.append(cells(.words(said("all")), sum)) }
    return TableText(Table(columns, rows: all), language).lines
  }
}
