import ExperimentKit
import LessonKit
import Results
import SourceText

/// The results of a cell for other values of its written parameters, one parameter at a time, within the limits.
struct OtherResults {
  /// The parameters with results.
  var parameters: [VariedParameter] = []
  /// The results: that of the cell, then those in which one parameter differs from it.
  var results: [VariedCellResult] = []
  /// The parameters without results, because there would be too many or too large ones.
  var omitted: [OmittedParameter]

  /// Returns the outcome of a cell with these results, which nothing records.
  ///
  /// It says nothing about values that need another machine, because no author has asked for them.
  func outcome(of cell: Cell, in document: Document) -> VariedOutcome {
    var counts = VariationCounts()
    let missing = results.filter { !$0.result.isOffered }
    counts[.cells] = 1
    counts[.results] = 1 + results.count { !$0.state.isRecorded && $0.result.isOffered }
    counts[.refusals] = results.count { if case .refusal = $0.result { !$0.state.isRecorded } else { false } }
    counts[.omitted] = omitted.count
    counts[.failures] = missing.count
    let unexpected = missing.filter { if case .unavailable = $0.result { false } else { true } }
    if !unexpected.isEmpty { StabilityWatch.doubt() }
    return VariedOutcome(
      counts, warnings: VariationWarnings(unexpected, at: document.file.place(line: cell.lines.lowerBound)).all)
  }
}

extension Runner {
  /// Returns the results of a cell for other values of its written parameters.
  ///
  /// As soon as the results of a parameter are too large, the rest of them is not computed.
  func results(of others: OtherVariations, _ cell: Cell, in document: Document) async -> OtherResults {
    var found = OtherResults(omitted: others.omitted)
    let parameters = others.variation.parameters
    var results: [VariedCellResult] = []
    var sizes = [Int](repeating: 0, count: parameters.count)
    var recordedSize = 0
    /// Returns the position of the parameter that a state changes, and whether results up to it are small enough.
    func place(of state: VariedState) -> (position: Int, fits: Bool)? {
      guard let position = state.choices.firstIndex(where: { !$0.value.isRecorded }) else { return nil }
      let before = sizes[..<position].filter { $0 <= OmittedParameter.mostBytes }.reduce(0, +)
      return (position, recordedSize + before + sizes[position] <= OmittedParameter.mostBytes)
    }
    await compute(
      others.variation, of: cell, in: document, isWanted: { place(of: $0)?.fits ?? true },
      take: { state, result, _ in
        results.append(VariedCellResult(state: state, result: result))
        guard case .result(let result) = result else { return }
        let size = result.size(document.language)
        guard let (position, _) = place(of: state) else {
          recordedSize = size
          return
        }
        sizes[position] += size
        // A parameter that is too large takes no room from those after it.
        if let (_, fits) = place(of: state), !fits { sizes[position] = OmittedParameter.mostBytes + 1 }
      })
    let isTooLarge = sizes.map { $0 > OmittedParameter.mostBytes }
    for position in parameters.indices {
      if isTooLarge[position] {
        found.omitted.append(OmittedParameter(name: parameters[position].declaration.name, reason: .tooLarge))
      } else {
        found.parameters.append(parameters[position])
      }
    }
    for var result in results {
      if let (position, _) = place(of: result.state), isTooLarge[position] { continue }
      result.state.choices = parameters.indices.filter { !isTooLarge[$0] }.map { result.state.choices[$0] }
      found.results.append(result)
    }
    return found
  }
}

extension CellResult {
  /// The size of the result on a page, in bytes.
  ///
  /// A picture is Base64 within Base64 there, and hardly becomes smaller.
  fileprivate func size(_ language: Language) -> Int {
    if case .picture(let picture) = self { return picture.bytes(language).count * 16 / 9 }
    return text(language).reduce(0) { $0 + $1.utf8.count + 1 }
  }
}
