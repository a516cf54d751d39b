import ExperimentKit
import LessonKit
import SourceText

/// A check of the values that `vary` names, without running anything.
package enum VariationCheck {
  /// Returns the errors in the variations of a document's cells.
  ///
  /// The values of experiments that hosts offer are not checked, because no host is started.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - catalogue: the experiments of this program.
  ///   - folder: the folder that relative paths start from.
  /// - Returns: the errors, from top to bottom.
  package static func findings(_ document: Document, _ catalogue: Catalogue, in folder: WorkingFolder) -> [Finding] {
    guard !document.isDamaged else { return [] }
    return ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
      document.cells.flatMap { cell -> [Finding] in
        guard let name = cell.experiment, let entry = catalogue[name] else { return [] }
        do throws(Findings) {
          _ = try cell.plannedVariation(entry, in: document)
          return []
        } catch {
          return error.all.map(document.file.located)
        }
      }
    }
  }
}

extension Cell {
  /// Returns the states of the cell that its attribute `vary` names; nil if it names none.
  ///
  /// - Throws: ``SourceText/Findings`` for values that the experiment does not have, and for too many.
  func plannedVariation(_ entry: CatalogueEntry, in document: Document) throws(Findings) -> PlannedVariation? {
    guard let variation, variation != .nothing else { return nil }
    return try PlannedVariation(variation, of: self, entry, at: document.file.place(line: lines.lowerBound))
  }
}
