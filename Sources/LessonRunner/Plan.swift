import ExperimentKit
import LessonKit
import Results
import SourceText

/// A document whose cells were checked against the catalogue, ready to run.
struct Plan {
  /// A cell and what it calls.
  struct PlannedCell {
    var cell: Cell
    /// The experiment with its parameters; nil for another kind of cell, or where there are findings.
    var experiment: PreparedExperiment?
    /// What is wrong with the cell.
    var findings: [Finding]
  }

  var document: Document
  var reportPath: String
  var cells: [PlannedCell]

  /// Checks the cells of a document, or the one that an address names.
  init(_ document: Document, _ item: Selection.Item, catalogue: Catalogue) {
    self.document = document
    reportPath = item.reportPath
    let selected = item.cell.map { selector in document.cells.filter(selector.selects) } ?? document.cells
    cells = selected.map { Self.plan($0, in: document, catalogue: catalogue) }
    if let selector = item.cell, selected.isEmpty {
      self.document.findings.append(Self.noCell(selector, in: document))
    }
  }

  private static func plan(_ cell: Cell, in document: Document, catalogue: Catalogue) -> PlannedCell {
    guard case .experiment(let name) = cell.action, !name.isEmpty else {
      return PlannedCell(cell: cell, experiment: nil, findings: cell.findings)
    }
    guard let entry = catalogue[name] else {
      let finding = Finding(
        document.file.place(line: cell.lines.lowerBound), "There is no experiment `\(name)`.",
        help: catalogue.help(forUnknown: name))
      return PlannedCell(cell: cell, experiment: nil, findings: cell.findings + [finding])
    }
    var planned = PlannedCell(cell: cell, experiment: nil, findings: cell.findings)
    planned.prepare(entry, document)
    if let transcript = cell.transcript {
      do throws(Finding) {
        try TranscriptComparison.check(transcript, kind: entry.kind, file: document.file)
      } catch {
        planned.findings.append(error)
      }
    }
    return planned
  }

  private static func noCell(_ selector: Selection.CellSelector, in document: Document) -> Finding {
    switch selector {
    case .line(let line):
      return Finding(
        document.file.place(line: line), "No cell stands on this line.",
        help: document.cells.isEmpty
          ? "The document has no cells."
          : "Cells start on: \(document.cells.map { "\($0.lines.lowerBound)" }.joined(separator: ", ")).")
    case .name(let name):
      let names = document.cells.compactMap(\.name)
      return Finding(
        Place(file: document.path), "No cell has the name `\(name)`.",
        help: names.isEmpty
          ? "No cell has a name here; name a line, as `DOCUMENT:LINE`."
          : Suggestion.help(for: name, among: names, what: "names"))
    }
  }
}

extension Plan.PlannedCell {
  /// Reads the parameters in the cell's body.
  fileprivate mutating func prepare(_ entry: CatalogueEntry, _ document: Document) {
    let prepared = entry.prepare(
      yaml: cell.body, file: document.path, firstLine: cell.firstBodyLine, line: cell.lines.lowerBound)
    switch prepared {
    case .success(let prepared): experiment = prepared
    case .failure(let mistakes): findings += mistakes.all
    }
  }
}
