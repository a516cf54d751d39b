import SourceText

/// The cells of a document that run one after the other, as the context of cells that are compiled by themselves.
struct EvaluationContext: Sendable {
  private let chain: [SwiftCell]
  private let compiling: Set<Int>
  /// The outcomes of the cells.
  ///
  /// A cell that does not compile because a cell above it is missing is skipped.
  private(set) var outcomes: [Int: SwiftCellOutcome]
  /// The first cell that cells below must do without, for a reason outside it.
  private let missing: SwiftCell?
  /// The first cell that is missing for cells below.
  private let gap: SwiftCell?
  /// The cell in which the program ended.
  private let end: SwiftCell?

  /// Creates the context of cells that build on each other, and their outcomes.
  init(_ chain: [SwiftCell], _ result: JobOutcome, _ outcomes: [Int: SwiftCellOutcome]) {
    (self.chain, compiling, self.outcomes) = (chain, result.compiling, outcomes)
    gap = chain.first { !result.compiling.contains($0.number) && $0.presence != .none }
    end = chain.first { cell in
      if case .failed = outcomes[cell.number] { result.compiling.contains(cell.number) } else { false }
    }
    missing = chain.first { cell in
      guard !result.compiling.contains(cell.number) else { return false }
      return cell.presence != .certain || outcomes[cell.number]?.isSkipped == true
    }
    for cell in chain { self.outcomes[cell.number] = excused(cell, result, outcomes[cell.number]) }
  }

  /// Returns the cells that a cell builds on.
  func cells(above cell: SwiftCell) -> [SwiftCell] {
    cell.isIsolated ? [] : chain.filter { $0.number < cell.number && compiling.contains($0.number) }
  }

  /// Returns the reason that a cell cannot be judged; nil if it can.
  func obstacle(for cell: SwiftCell) -> Message? {
    guard !cell.isIsolated else { return nil }
    if let gap, gap.number < cell.number {
      return outcomes[gap.number]?.isSkipped == true
        ? "it builds on Swift cell \(gap.label) above, which was skipped"
        : "it builds on Swift cell \(gap.label) above, which does not compile"
    }
    guard let end, end.number < cell.number, cell.use == .trap || cell.use == .throws else { return nil }
    return "the program ended in Swift cell \(end.label) above"
  }

  /// Returns the outcome of a cell's job, in which the cell is skipped if a missing cell above keeps it from compiling.
  func excused(_ cell: SwiftCell, _ result: JobOutcome) -> JobOutcome {
    var result = result
    result.outcomes[cell.number] = excused(cell, result, result.outcomes[cell.number])
    return result
  }

  private func excused(_ cell: SwiftCell, _ result: JobOutcome, _ outcome: SwiftCellOutcome?) -> SwiftCellOutcome? {
    guard let missing, missing.number < cell.number, !cell.isIsolated, !result.compiling.contains(cell.number),
      case .failed = outcome
    else { return outcome }
    let reason: Message =
      switch missing.presence {
      case .certain: "it builds on Swift cell \(missing.label) above, which was skipped"
      case .uncertain: "it builds on Swift cell \(missing.label) above, which is for another compiler"
      case .none: "it builds on Swift cell \(missing.label) above, which was not compiled"
      }
    return .skipped(reason)
  }
}
