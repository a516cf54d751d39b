import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings

extension SwiftCellRunner {
  /// Returns the outcome of a listing that exceeded its time limit; nil if nothing in the document explains that.
  func outcome(
    ofSlow cell: Cell, _ problem: SwiftCellError, _ attributes: SwiftAttributes, _ expectation: TrapAnnouncement,
    note: Message?
  ) -> CellOutcome? {
    if cell.listing?.leavesOut == true {
      let reason: Message = "a fragment: it does not end, and a comment `...` stands for the rest"
      return CellOutcome(cell, .skipped(reason: reason, .obstacle(.fragment)))
    }
    func compared(_ note: Message) -> CellOutcome {
      Runner.compare(printedBy: cell, problem.printed, varying: .everything, note: note)
    }
    if attributes.expectation == .run, expectation.announcesNoEnd || expectation.announcesSlowness {
      let reason: Message =
        expectation.announcesNoEnd
        ? "it does not end, as announced" : "it exceeds its time limit, and is announced as slow"
      return compared(note.map { "\($0); \(reason)" } ?? reason)
    }
    if let missing = problem.surroundings(of: cell), case let ended = compared(missing.reason),
      ended.status == .differs
    {
      return ended
    }
    guard cell.listing?.waitsForValues == true else { return nil }
    let reason: Message = "a fragment: it waits for the next value of an asynchronous sequence"
    let ended = compared(reason)
    return ended.status == .differs ? ended : CellOutcome(cell, .skipped(reason: reason, .obstacle(.fragment)))
  }
}
