import LessonKit
import Results
import SourceText

extension Runner {
  /// Returns the results of a cell for other values of its written parameters, which nothing records.
  ///
  /// Parameters whose results would be too large together are left out, the last ones first.
  func unrecorded(_ others: OtherVariations, _ cell: Cell, in document: Document) async -> VariedOutcome {
    var counts = VariationCounts()
    var missing: [VariedCellResult] = []
    let parameters = others.variation.parameters
    var results = [Int](repeating: 0, count: parameters.count)
    var sizes = results
    var refusals = results
    await compute(others.variation, of: cell, in: document) { state, result, _ in
      guard let position = state.choices.firstIndex(where: { !$0.value.isRecorded }) else { return }
      switch result {
      case .result(let result):
        results[position] += 1
        sizes[position] += result.size(document.language)
      case .refusal:
        results[position] += 1
        refusals[position] += 1
      case .failure, .undecided: missing.append(VariedCellResult(state: state, result: result))
      }
    }
    counts[.cells] = 1
    counts[.results] = 1
    counts[.omitted] = others.omitted
    counts[.failures] = missing.count
    var size = 0
    for position in parameters.indices {
      guard size + sizes[position] <= OtherVariations.mostBytes else {
        counts[.omitted] += 1
        continue
      }
      size += sizes[position]
      counts[.results] += results[position]
      counts[.refusals] += refusals[position]
    }
    if !missing.isEmpty { StabilityWatch.doubt() }
    return VariedOutcome(
      counts, warnings: VariationWarnings(missing, at: document.file.place(line: cell.lines.lowerBound)).all)
  }
}

extension CellResult {
  /// The size of the result on a page, in bytes.
  fileprivate func size(_ language: Language) -> Int {
    if case .picture(let picture) = self { return picture.bytes(language).count }
    return text(language).reduce(0) { $0 + $1.utf8.count + 1 }
  }
}
