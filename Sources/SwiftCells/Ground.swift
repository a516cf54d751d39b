/// What the cells of a document that run one after the other are to the cells that are compiled by themselves after them.
struct Ground: Sendable {
  private let chain: [SwiftCell]
  private let compiling: Set<Int>
  private let outcomes: [Int: SwiftCellOutcome]
  /// The first cell that is missing for those below.
  private let gap: SwiftCell?
  /// The cell in which the program ended.
  private let end: SwiftCell?

  /// Looks at the cells that build on each other, and at what became of them.
  init(_ chain: [SwiftCell], _ result: JobOutcome, _ outcomes: [Int: SwiftCellOutcome]) {
    (self.chain, compiling, self.outcomes) = (chain, result.compiling, outcomes)
    gap = chain.first { !result.compiling.contains($0.number) }
    end = chain.first { cell in
      if case .failed = outcomes[cell.number] { result.compiling.contains(cell.number) } else { false }
    }
  }

  /// The cells on which a cell builds.
  func cells(above cell: SwiftCell) -> [SwiftCell] {
    cell.isIsolated ? [] : chain.filter { $0.number < cell.number && compiling.contains($0.number) }
  }

  /// Why nothing can be said of a cell; nil if something can.
  func obstacle(for cell: SwiftCell) -> String? {
    guard !cell.isIsolated else { return nil }
    if let gap, gap.number < cell.number {
      let reason = outcomes[gap.number]?.isSkipped == true ? "is skipped" : "does not compile"
      return "it builds on Swift cell \(gap.label) above, which \(reason)"
    }
    guard let end, end.number < cell.number, cell.use == .trap else { return nil }
    return "the program ended in Swift cell \(end.label) above"
  }

  /// The cells that do not compile because one above them is skipped.
  var reconsidered: [Int: SwiftCellOutcome] {
    guard let unable = chain.first(where: { outcomes[$0.number]?.isSkipped == true && !compiling.contains($0.number) })
    else { return [:] }
    var skipped: [Int: SwiftCellOutcome] = [:]
    for cell in chain where cell.number > unable.number && !compiling.contains(cell.number) {
      skipped[cell.number] = .skipped("it builds on Swift cell \(unable.label) above, which is skipped")
    }
    return skipped
  }
}
