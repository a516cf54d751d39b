import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings

extension Runner {
  /// Returns the outcome of a Swift cell's step, compared with the document.
  func outcome(
    _ planned: Plan.PlannedCell, _ step: SwiftCellRunner.Step, in document: Document,
    _ swiftOutcomes: SwiftCellRunner.Outcomes
  ) async -> CellOutcome {
    switch step {
    case .ended(let outcome): return outcome
    case .result(let result):
      var outcome = CellOutcome(planned.cell, .agrees(result))
      if result != .lines(Lines([])) || planned.cell.transcript != nil {
        outcome = compare(planned.cell, result, in: document) { _ in nil }
      }
      return await predicting(planned, outcome, result, in: document, swiftOutcomes)
    case .repeated(let steps):
      var outcomes: [CellOutcome] = []
      for step in steps { outcomes.append(await outcome(planned, step, in: document, swiftOutcomes)) }
      return outcomes[0].repeated(outcomes.last, in: document)
    }
  }

  /// Returns the outcome of a listing, compared with its document.
  func runListing(
    _ cell: Cell, _ attributes: SwiftAttributes, in document: Document, _ outcomes: SwiftCellRunner.Outcomes
  ) -> CellOutcome {
    let check = AnnouncementCheck(document: document, outcomes: outcomes)
    switch swift.outcome(ofListing: cell, attributes, in: outcomes, of: document) {
    case .ended(let outcome):
      let printed = if case .lines(let lines)? = outcome.result { lines.texts(.english) } else { [String]() }
      return outcome.checked(by: check, printed: printed)
    case .repeated: return CellOutcome(cell, .wasNotRun)
    case .result(let result):
      let second = secondStep(ofListing: cell, attributes, in: document, outcomes)
      var other: CellResult?
      if case .result(let result)? = second { other = result }
      var outcome = compare(
        listing: cell, result, nil, second: other, varying: outcomes.variation(of: cell), in: document)
      if cell.transcript?.isOutput == false, case .result(let other)? = second {
        outcome = outcome.repeated(
          compare(listing: cell, other, nil, second: result, varying: .everything, in: document), in: document)
      } else if case .ended(let ended)? = second {
        outcome = outcome.repeated(ended, in: document)
      }
      guard case .judged(_, let note)? = outcomes.listings[cell.lines.lowerBound] else { return outcome }
      let printed = if case .lines(let lines) = result { lines.texts(.english) } else { [String]() }
      var evidence = outcome.listing ?? CellOutcome.ListingEvidence()
      evidence.isDoubtful = note != nil || outcomes.doubtful.contains(cell.lines.lowerBound)
      if outcome.status == .differs || outcome.listing?.evidence == .compared,
        let reason = outcomes.unchanged[cell.lines.lowerBound]
      {
        return CellOutcome(cell, .skipped(reason: reason, .obstacle(.dependent)))
      }
      return CellOutcome(cell, outcome.ending, note: note?.text, listing: evidence)
        .lacking(note?.effects ?? [:])
        .checked(by: check, printed: ListingOutput(printed).lines)
    }
  }

  /// Returns the step of a listing's second run; nil if it is the same as the first.
  private func secondStep(
    ofListing cell: Cell, _ attributes: SwiftAttributes, in document: Document, _ outcomes: SwiftCellRunner.Outcomes
  ) -> SwiftCellRunner.Step? {
    guard let second = outcomes.repeated[cell.lines.lowerBound] else { return nil }
    var again = outcomes
    again.byLine[cell.lines.lowerBound] = second
    return swift.outcome(of: cell, attributes, in: again, of: document)
  }
}
