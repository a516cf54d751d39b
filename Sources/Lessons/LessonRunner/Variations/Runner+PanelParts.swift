import CrashRecovery
import ExperimentKit
import LessonKit
import Results
import SourceText

/// The cells of a document that matter to a check of its panels: those with `vary`, and those that ask questions.
package struct PanelParts: Sendable {
  /// The document.
  package var document: Document
  /// The cells with results for other values, from top to bottom.
  package var varied: [VariedCell] = []
  /// The answers to the questions, by the lines of their cells.
  package var answers: [(line: Int, rows: AnswerRows?)] = []
}

extension Runner {
  /// Returns the cells of a document that matter to a check of its panels.
  ///
  /// Only experiments of this program are computed, for the cells with `vary` and for questions. No host is started, and
  /// printed answers of Swift are those that the document records.
  package func panelParts(of document: Document) async -> PanelParts {
    var parts = PanelParts(document: document)
    guard !document.isDamaged else { return parts }
    for cell in document.cells where cell.findings.isEmpty {
      let entry = await ownEntry(of: cell, near: document.path)
      if let entry {
        let variation = ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
          try? cell.plannedVariation(entry, in: document)
        }
        if let variation { parts.varied.append(await varied(cell, variation, in: document)) }
      }
      guard cell.prediction != nil else { continue }
      let result = try? await CrashRecovery.run(within: PlannedVariation.timeLimit) { isApart in
        try await self.apart(isApart || finder.isApart).result(of: cell, in: document)
      }
      parts.answers.append((cell.lines.lowerBound, AnswerRows(cell, result)))
    }
    return parts
  }

  /// Returns the experiment of this program that a cell calls; nil if it calls none.
  private func ownEntry(of cell: Cell, near path: String) async -> CatalogueEntry? {
    guard let name = cell.experiment, finder.isOwn(name) else { return nil }
    return await CrashRecovery.run { isApart in
      await finder.apart(isApart || finder.isApart).own(near: path).catalogue[name]
    }
  }

  /// Returns the result of a cell that calls an experiment of this program; nil for another cell.
  private func result(of cell: Cell, in document: Document) async throws -> CellResult? {
    guard let name = cell.experiment, finder.isOwn(name),
      let entry = await finder.own(near: document.path).catalogue[name]
    else { return nil }
    let experiment = try ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
      try entry.prepare(
        yaml: cell.body, file: document.path, firstLine: cell.firstBodyLine, line: cell.lines.lowerBound
      ).get()
    }
    return try await result(of: experiment, name, cell.body)
  }
}
