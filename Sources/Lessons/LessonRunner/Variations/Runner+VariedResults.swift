import CrashRecovery
import LessonKit
import SourceText

/// The results of a cell for the values that readers can choose, for a page.
package struct VariedCell: Sendable {
  /// The cell.
  package var cell: Cell
  /// The parameters that readers can change, with their values.
  package var parameters: [VariedParameter]
  /// The choices of values with their results, in the order of the values.
  package var results: [VariedCellResult]
  /// The parameters that readers cannot change, because there would be too many or too large results.
  package var omitted: [OmittedParameter] = []
  /// The walk through the states of the cell's machine; nil for none.
  package var walk: MachineWalk?
}

extension Runner {
  /// Returns the results of a document's cells for the values that readers can choose.
  ///
  /// - Parameter item: the document.
  /// - Returns: the cells with such values, from top to bottom.
  /// - Throws: a ``SourceText/Finding`` if the document cannot be read.
  package func variedCells(of item: Selection.Item) async throws(Finding) -> [VariedCell] {
    let document = try folder.document(item.path)
    let plan = await CrashRecovery.run { isApart in await apart(isApart).plan(document, item) }
    var cells: [VariedCell] = []
    for planned in plan.cells {
      guard case .call = planned.step else { continue }
      if let variation = planned.variation {
        cells.append(await varied(planned.cell, variation, in: plan.document))
      } else if variesAll, planned.cell.variation == nil, let entry = planned.entry {
        let others = OtherVariations(of: planned.cell, entry)
        guard !others.isEmpty else { continue }
        let found = await results(of: others, planned.cell, in: plan.document)
        cells.append(
          VariedCell(
            cell: planned.cell, parameters: found.parameters, results: found.results, omitted: found.omitted))
      }
    }
    return cells
  }

  /// Returns the results of a cell for the values that its attribute `vary` names.
  func varied(_ cell: Cell, _ variation: PlannedVariation, in document: Document) async -> VariedCell {
    var results: [VariedCellResult] = []
    await compute(
      variation, of: cell, in: document, isWanted: { _ in true },
      take: { state, result, _ in results.append(VariedCellResult(state: state, result: result)) })
    return VariedCell(cell: cell, parameters: variation.parameters, results: results, walk: variation.walk)
  }
}
