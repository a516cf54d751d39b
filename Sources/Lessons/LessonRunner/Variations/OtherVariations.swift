import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// The results that `--vary` adds to a cell whose author names no values: those of its written parameters, one at a
/// time.
struct OtherVariations {
  /// The largest number of results of a cell.
  static let mostResults = 100
  /// The largest size of the results of a cell, in bytes.
  static let mostBytes = 64 << 10

  /// The states.
  let variation: PlannedVariation
  /// The number of parameters with too many values.
  let omitted: Int

  /// Finds the values of a cell's written parameters that have finitely many.
  init(of cell: Cell, _ entry: CatalogueEntry) {
    let written = PlannedVariation.written(in: cell)
    var parameters: [VariedParameter] = []
    var count = 1
    var omitted = 0
    let place = Place(file: "")
    for parameter in written {
      guard let reader = try? PlannedVariation.reader(parameter.key, entry, written, at: place),
        reader.written?.scalar != nil, let values = try? reader.values(.all)
      else { continue }
      guard let size = values.count.int, size <= Self.mostResults else {
        omitted += 1
        continue
      }
      let varied = VariedParameter(
        reader.declaration, values.list(), written: reader.written, bits: reader.bits)
      guard count + varied.values.count - 1 <= Self.mostResults else {
        omitted += 1
        continue
      }
      guard varied.values.count > 1 else { continue }
      count += varied.values.count - 1
      parameters.append(varied)
    }
    variation = PlannedVariation(oneAtATime: parameters, of: cell, entry)
    self.omitted = omitted
  }
}
