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
      guard case .call = planned.step, let variation = planned.variation ?? otherVariation(of: planned) else {
        continue
      }
      var results: [VariedCellResult] = []
      await compute(variation, of: planned.cell, in: plan.document) { state, result, _ in
        results.append(VariedCellResult(state: state, result: result))
      }
      cells.append(VariedCell(cell: planned.cell, parameters: variation.parameters, results: results))
    }
    return cells
  }

  private func otherVariation(of planned: Plan.PlannedCell) -> PlannedVariation? {
    guard variesAll, planned.cell.variation == nil, let entry = planned.entry else { return nil }
    let variation = OtherVariations(of: planned.cell, entry).variation
    return variation.parameters.isEmpty ? nil : variation
  }
}
