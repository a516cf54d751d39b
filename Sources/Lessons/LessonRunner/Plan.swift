import ExperimentKit
import LessonKit
import Results
import SourceText
import SwiftCells

/// A document whose cells were checked against the catalog, ready to run.
struct Plan {
  /// A cell and the action that runs it.
  struct PlannedCell {
    /// The action for a cell.
    enum Step {
      /// A cell with errors: nothing runs, not even an experiment that it calls correctly.
      case refuse([Finding], of: PreparedExperiment? = nil)
      /// A correct cell whose experiment cannot be called.
      case unavailable(any Error)
      /// A call of an experiment with its parameters.
      case call(PreparedExperiment)
      /// The result of a Swift cell; the Swift cells run together.
      case swift(SwiftAttributes)
      /// The result of a listing; the listings run together.
      case listing(SwiftAttributes)
      /// The commands of a console cell.
      case console
    }

    let cell: Cell
    /// The action for the cell.
    private(set) var step: Step
    /// The work that computes each slip of the cell's prediction.
    var slips: [PlannedSlip] = []
    /// The experiment in the catalog; nil if the cell calls none that is known.
    fileprivate(set) var entry: CatalogueEntry?
    /// The values that the cell's attribute `vary` names; nil if it names none.
    fileprivate(set) var variation: PlannedVariation?

    /// Creates a plan for a cell that calls no experiment, or whose experiment is yet to be prepared.
    init(_ cell: Cell) {
      self.cell = cell
      step =
        switch cell.action {
        case .experiment: .refuse([])
        case .swift(let attributes): .swift(attributes)
        case .listing(_, let attributes): .listing(attributes)
        case .console: .console
        }
      refuse(cell.findings)
    }

    /// The errors of the cell.
    var findings: [Finding] { if case .refuse(let findings, _) = step { findings } else { [] } }

    /// The experiment with its parameters; nil if the cell calls none.
    var experiment: PreparedExperiment? {
      switch step {
      case .call(let experiment), .refuse(_, of: let experiment?): experiment
      default: nil
      }
    }

    /// Adds errors of the cell.
    mutating func refuse(_ findings: [Finding]) {
      if !findings.isEmpty { step = .refuse(self.findings + findings, of: experiment) }
    }

    /// Sets the experiment to call if the cell has no errors.
    mutating func call(_ experiment: PreparedExperiment) {
      step = findings.isEmpty ? .call(experiment) : .refuse(findings, of: experiment)
    }

    /// Records the reason that the experiment cannot be called.
    mutating func cannotCall(for error: any Error) {
      if findings.isEmpty { step = .unavailable(error) }
    }
  }

  var document: Document
  var reportPath: String
  var cells: [PlannedCell]
  /// The modules that the document declares.
  var modules: [LessonModule] = []
  /// The file that runs before the document's listings; nil for none.
  var setup: SetupFile?
  /// The largest number of lines of cells in a message.
  private static let mostLines = 20
  /// The selected part of the document.
  let item: Selection.Item
  /// Whether all cells of the document are selected.
  var isWhole: Bool { item.cell == nil && item.only == nil }
  /// Whether the user named one cell instead of the document.
  var isOneCell: Bool { item.cell != nil }

  /// Creates a plan by checking the cells of a document, or the cell that an address names.
  init(_ document: Document, _ item: Selection.Item, experiments: FoundExperiments) {
    self.document = document
    reportPath = item.reportPath
    self.item = item
    let selected = document.cells(of: item)
    cells = selected.map { Self.plan($0, in: document, experiments) }
    for index in cells.indices where cells[index].cell.prediction != nil {
      cells[index].planSlips(document, experiments)
    }
    if let selector = item.cell, selected.isEmpty {
      self.document.findings.append(Self.noCell(selector, in: document))
    }
  }

  private static func plan(_ cell: Cell, in document: Document, _ experiments: FoundExperiments) -> PlannedCell {
    guard case .experiment(let name) = cell.action, !name.isEmpty else {
      var planned = PlannedCell(cell)
      if let attributes = cell.swift { planned.checkTranscript(attributes, document) }
      return planned
    }
    var planned = PlannedCell(cell)
    guard let entry = experiments.catalogue[name] else {
      if let problem = experiments.problem(of: name) {
        planned.cannotCall(for: problem)
      } else {
        planned.refuse([
          Finding(
            document.file.place(line: cell.lines.lowerBound), "There is no experiment `\(name)`.",
            help: experiments.help(forUnknown: name))
        ])
      }
      return planned
    }
    planned.prepare(entry, document)
    planned.planVariation(entry, document)
    planned.checkTranscript(kind: entry.kind, document)
    if cell.comparisonOptions.tolerance != nil, entry.kind != .figure {
      planned.refuse([
        Finding(
          document.file.place(line: cell.lines.lowerBound),
          "`tolerance` is for pictures, but the result of this cell is \(entry.kind.transcript).",
          help: "Remove it.")
      ])
    }
    return planned
  }

  /// Lists line numbers; of many, only those near a given line.
  private static func lines(near line: Int, _ lines: [Int]) -> String {
    guard lines.count > mostLines else { return lines.map(String.init).joined(separator: ", ") }
    let behind = lines.firstIndex { $0 > line } ?? lines.count
    let start = max(0, min(behind - mostLines / 2, lines.count - mostLines))
    let shown = lines[start..<start + mostLines].map(String.init).joined(separator: ", ")
    return "\(start > 0 ? "…, " : "")\(shown)\(start + mostLines < lines.count ? ", …" : "")"
  }

  private static func noCell(_ selector: Selection.CellSelector, in document: Document) -> Finding {
    switch selector {
    case .lines(let lines): return noCell(.line(lines.min() ?? 1), in: document)
    case .line(let line):
      return Finding(
        document.file.place(line: line), "There is no cell on this line.",
        help: document.cells.isEmpty
          ? "The document has no cells."
          : "Cells start on: \(Self.lines(near: line, document.cells.map(\.lines.lowerBound))).")
    case .name(let name):
      var names: [String] = []
      for case let name? in document.cells.map(\.name) where !names.contains(name) { names.append(name) }
      return Finding(
        Place(file: document.path), "No cell has the name `\(name)`.",
        help: names.isEmpty
          ? "No cell here has a name. Name a line, as in `DOCUMENT:LINE`."
          : Suggestion.help(for: name, among: names, what: "names"))
    }
  }
}

extension Document {
  /// Returns the experiments that the selected cells need, including those of cells that their slips name.
  func experiments(of item: Selection.Item) -> [String] {
    let cells = cells(of: item)
    var names = cells.compactMap(\.experiment)
    for cell in cells {
      guard let prediction = cell.prediction else { continue }
      for case .cell(let name) in prediction.slips.lazy.map(\.origin) {
        if let experiment = self.cells.first(where: { $0.name == name })?.experiment { names.append(experiment) }
      }
    }
    return names
  }

  /// Returns the selected cells.
  func cells(of item: Selection.Item) -> [Cell] {
    // Cells above the first line are code that others build on.
    let cells = cells.filter { $0.lines.lowerBound > 0 }
    let selected = item.cell.map { selector in cells.filter(selector.selects) } ?? cells
    return item.only.map { filter in selected.filter(filter.selects) } ?? selected
  }
}

extension Plan.PlannedCell {
  /// Rejects a transcript of another kind than the cell's result.
  fileprivate mutating func checkTranscript(kind: CellResult.Kind, _ document: Document) {
    guard let transcript = cell.transcript else { return }
    do throws(Finding) {
      try TranscriptComparison.check(transcript, kind: kind, file: document.file)
    } catch {
      refuse([error])
    }
  }

  /// Rejects a transcript that a Swift cell cannot have.
  fileprivate mutating func checkTranscript(_ attributes: SwiftAttributes, _ document: Document) {
    if let kind = attributes.kind { return checkTranscript(kind: kind, document) }
    guard attributes.expectation == .noRun, let transcript = cell.transcript else { return }
    refuse([
      Finding(
        document.file.place(line: transcript.lines.lowerBound),
        "The cell above is not run, so it cannot have a transcript.",
        help: "Remove the transcript, or remove `no-run` from the cell's fence.")
    ])
  }

  /// Reads the values for which readers can see the cell's results.
  fileprivate mutating func planVariation(_ entry: CatalogueEntry, _ document: Document) {
    self.entry = entry
    do throws(Findings) {
      variation = try cell.plannedVariation(entry, in: document)
    } catch {
      refuse(error.all)
    }
  }

  /// Reads the parameters in the cell's body.
  fileprivate mutating func prepare(_ entry: CatalogueEntry, _ document: Document) {
    let prepared = entry.prepare(
      yaml: cell.body, file: document.path, firstLine: cell.firstBodyLine, line: cell.lines.lowerBound)
    switch prepared {
    case .success(let prepared): call(prepared)
    case .failure(let errors): refuse(errors.all)
    }
  }
}
