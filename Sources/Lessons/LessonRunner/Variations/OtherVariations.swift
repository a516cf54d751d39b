import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// The results that `--vary` adds to a cell whose author names no values: those of its written parameters, one at a
/// time.
struct OtherVariations {
  /// The states.
  let variation: PlannedVariation
  /// The parameters with too many values.
  let omitted: [OmittedParameter]

  /// Whether no parameter has finitely many values.
  var isEmpty: Bool { variation.parameters.isEmpty && omitted.isEmpty }

  /// Finds the values of a cell's written parameters that have finitely many.
  init(of cell: Cell, _ entry: CatalogueEntry) {
    let written = PlannedVariation.written(in: cell)
    var parameters: [VariedParameter] = []
    var count = 1
    var omitted: [OmittedParameter] = []
    let place = Place(file: "")
    for parameter in written {
      guard let reader = try? PlannedVariation.reader(parameter.key, entry, written, at: place),
        reader.written?.scalar != nil, let values = try? reader.values(.all)
      else { continue }
      guard let size = values.count.int, size <= OmittedParameter.mostResults else {
        omitted.append(OmittedParameter(name: parameter.key, reason: .tooMany))
        continue
      }
      let varied = VariedParameter(
        reader.declaration, values.list(), written: reader.written, bits: reader.bits)
      guard count + varied.values.count - 1 <= OmittedParameter.mostResults else {
        omitted.append(OmittedParameter(name: parameter.key, reason: .tooMany))
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
