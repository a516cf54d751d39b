import LessonKit
import Results
import SourceText
import SwiftCells

extension SwiftCellRunner {
  /// Compiles and runs the listings of a document that is no lesson.
  func runListings(_ plan: Plan) async -> Outcomes {
    let wanted = Set(plan.cells.filter(\.isSwiftToRun).map(\.cell.lines.lowerBound))
    guard let swift, !wanted.isEmpty else { return Outcomes() }
    var cells: [SwiftCell] = []
    var places: [Int: String] = [:]
    var lines: [Int: Int] = [:]
    for (offset, cell) in plan.document.cells.enumerated() {
      guard case .swift(let attributes) = cell.action, let listing = cell.listing else { continue }
      guard cell.findings.isEmpty, cell.holdsHere, attributes.ignoreReason == nil else { continue }
      let line = cell.lines.lowerBound
      let source = attributes.expectation == .error ? cell.body : listing.markedSource(cell.body)
      let swiftCell = SwiftCell(offset + 1, name: cell.name, source, attributes)
      guard swiftCell.isChained || wanted.contains(line) else { continue }
      cells.append(swiftCell)
      places[offset + 1] = cell.name.map { "`\($0)`" } ?? "on line \(line)"
      lines[offset + 1] = line
    }
    let outcomes = await swift.runListings(cells, places: places, modules: plan.modules)
    return Outcomes(
      listings: Dictionary(
        uniqueKeysWithValues: outcomes.compactMap { number, outcome in lines[number].map { ($0, outcome) } }),
      doubtful: Set(ListingDoubt(cells, outcomes).numbers.compactMap { lines[$0] }),
      compiler: await swift.version().flatMap(CompilerVersion.init(announcement:)))
  }

  /// The outcome of a listing; nil if it was not asked for.
  func outcome(ofListing cell: Cell, _ attributes: SwiftAttributes, in outcomes: Outcomes, of document: Document)
    -> Step
  {
    switch outcomes.listings[cell.lines.lowerBound] {
    case .skipped(let obstacle, let reason)?:
      return .ended(CellOutcome(cell, .skipped(reason: reason, obstacle: obstacle)))
    case .judged(.failed(let problems), let note)?:
      guard let problem = problems.first, problems.count == 1, let trap = problem.trap else { break }
      let expectation = TrapAnnouncement(cell, document.file)
      if attributes.expectation == .run, expectation.announces(trap) {
        let reason = "it traps, as is said there: \(trap.message)"
        return .ended(
          Runner.compare(printedBy: cell, problem.printed, note: note.map { "\($0.text); \(reason)" } ?? reason))
      }
      guard let other = trap.cell, let line = trap.line,
        let place = document.cells.first(where: { $0.name == other })
          ?? Int(other).flatMap({ document.cells.indices.contains($0 - 1) ? document.cells[$0 - 1] : nil })
      else { break }
      return .ended(
        CellOutcome(
          cell,
          .couldNotRun([
            Finding(
              document.file.place(line: place.firstBodyLine + line - 1),
              "The listing on line \(cell.lines.lowerBound) traps here: \(trap.message).", help: problem.help)
          ]), note: note?.text))
    default: break
    }
    switch outcomes.listings[cell.lines.lowerBound] {
    case .judged(let outcome, let note)?:
      var judged = outcomes
      judged.byLine[cell.lines.lowerBound] = outcome
      let step = self.outcome(of: cell, attributes, in: judged, of: document)
      guard case .ended(let ended) = step else { return step }
      return .ended(
        CellOutcome(
          cell, ended.ending, note: note?.text, evidence: ended.status == .agrees ? .compiledOnly : nil))
    default: return outcome(of: cell, attributes, in: outcomes, of: document)
    }
  }
}

extension Runner {
  /// Compares what a listing printed before an expected trap with its comments.
  static func compare(printedBy cell: Cell, _ printed: [String], note: String) -> CellOutcome {
    let output = ListingOutput(printed)
    let result = CellResult.lines(Lines(output.lines.map { LocalizedText($0) }))
    let prints = PrintsComparison(cell, output)
    let differences = prints?.differences ?? []
    return CellOutcome(
      cell, differences.isEmpty ? .agrees(result) : .differs(.init(result, differences, prints: prints)), note: note,
      evidence: differences.isEmpty ? prints?.evidence ?? .ranOnly : nil, isDoubtful: true)
  }

  /// Compares what a listing gave with its comments and with what stands below it.
  ///
  /// - Parameters:
  ///   - cell: the listing.
  ///   - result: what it gave.
  ///   - output: what it printed, cut at its comments; nil if it is yet to be cut.
  ///   - document: its document.
  /// - Returns: the outcome.
  func compare(
    listing cell: Cell, _ result: CellResult, _ output: ListingOutput?, in document: Document
  ) -> CellOutcome {
    guard case .lines(let lines) = result else {
      guard cell.transcript != nil else {
        return CellOutcome(cell, .agrees(result), evidence: .compiledOnly)
      }
      let compared = compare(cell, result, in: document) { _ in nil }
      return CellOutcome(cell, compared.ending, evidence: compared.status == .agrees ? .compared : nil)
    }
    var printed = lines.texts(.english)
    var trap: [String] = []
    if output == nil, case .swift(let attributes) = cell.action, attributes.expectation == .trap,
      let last = printed.popLast()
    {
      trap = [last]
    }
    let own = output ?? ListingOutput(printed)
    let plain = output == nil ? CellResult.lines(Lines((own.lines + trap).map { LocalizedText($0) })) : result
    let prints = PrintsComparison(cell, own)
    var differences = prints?.differences ?? []
    if cell.transcript != nil {
      let compared = compare(cell, plain, in: document) { _ in nil }
      guard compared.status != .couldNotRun else { return compared }
      differences += compared.differences
    }
    guard differences.isEmpty else { return CellOutcome(cell, .differs(.init(plain, differences, prints: prints))) }
    let isCompared = cell.transcript != nil || !trap.isEmpty
    return CellOutcome(cell, .agrees(plain), evidence: isCompared ? .compared : prints?.evidence ?? .ranOnly)
  }
}

extension PrintsComparison {
  /// On what it rests that a listing agrees.
  fileprivate var evidence: CellOutcome.Evidence { comparedCount > 0 ? .compared : .ranOnly }
}
