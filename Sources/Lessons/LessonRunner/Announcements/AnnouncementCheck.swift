import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings

/// Finds the faults that a document announces and that do not happen.
///
/// A listing that was not run to its end, or of which it is not known what became of it, is given the benefit of the doubt. So is a
/// paragraph between two listings where what it announces happens in one of them.
struct AnnouncementCheck {
  let document: Document
  let outcomes: SwiftCellRunner.Outcomes

  /// The differences between what is announced beside a listing and what happens, from top to bottom.
  ///
  /// - Parameters:
  ///   - cell: the listing.
  ///   - printed: what it printed.
  ///   - statedLines: the lines of the document whose comments are right about a value.
  /// - Returns: a difference for each fault that is announced and does not happen.
  func differences(_ cell: Cell, printed: [String], statedLines: [Int]) -> [Difference] {
    let announced = FaultAnnouncements(cell, document.file)
    let comments = announced.comments.filter { comment in
      !statedLines.contains(comment.line) && !isPrinted(comment.text, printed) && happens(comment, in: cell) == false
    }
    var all = comments
    if let above = announced.above,
      isMissing(above, owner: cell, beside: neighbor(of: cell, above: true), isAbove: true)
    {
      all.append(above)
    }
    if let below = announced.below,
      isMissing(below, owner: cell, beside: neighbor(of: cell, above: false), isAbove: false)
    {
      all.append(below)
    }
    return all.map { Difference(line: $0.line, announced: $0.fault) }.sorted { $0.line < $1.line }
  }

  /// Whether a comment is what a listing printed.
  private func isPrinted(_ comment: String, _ printed: [String]) -> Bool {
    printed.contains { line in
      let text = line.trimmed
      return text == comment || comment.count > 8 && text.contains(comment)
    }
  }

  /// The listing on the other side of the paragraph above or below one.
  private func neighbor(of cell: Cell, above: Bool) -> Cell? {
    let file = document.file
    let paragraph = above ? ListingParagraph.above(cell, file).range : ListingParagraph.below(cell, file).range
    guard let paragraph else { return nil }
    return document.cells.first { other in
      guard other.listing != nil, other.lines != cell.lines else { return false }
      let isBelow = other.lines.lowerBound > paragraph.upperBound
      guard isBelow != above else { return false }
      let own = isBelow ? ListingParagraph.above(other, file).range : ListingParagraph.below(other, file).range
      return own == paragraph
    }
  }

  /// Whether what a paragraph announces happens in no listing beside it, and this listing is the one where it is told.
  private func isMissing(
    _ announcement: FaultAnnouncements.Announcement, owner cell: Cell, beside other: Cell?, isAbove: Bool
  ) -> Bool {
    switch announcement.direction {
    case .above where isAbove, .below where !isAbove: return false
    case .above, .below: return happens(announcement, in: cell) == false
    case .either:
      guard happens(announcement, in: cell) == false else { return false }
      // What leads to something else than code speaks of that.
      guard let other else { return isAbove || !leadsToCode(cell, isAbove: false) }
      // It is told once: where a paragraph leads to code, there, else where it follows it.
      return happens(announcement, in: other) == false && isAbove == leadsToCode(cell, isAbove: isAbove)
    }
  }

  private func leadsToCode(_ cell: Cell, isAbove: Bool) -> Bool {
    let paragraph = isAbove ? ListingParagraph.above(cell, document.file) : .below(cell, document.file)
    return paragraph.text.trimmed.last.map { ":：".contains($0) } ?? false
  }

  /// Whether a trap that a comment announces can be the one that came, or one below it: nil then, and false where the
  /// code beside the comment was passed.
  private func passed(_ announcement: FaultAnnouncements.Announcement, in cell: Cell, _ printed: [String]) -> Bool? {
    guard let statement = cell.listing?.lastLines(reachedBy: printed), let last = announcement.lines.max() else {
      return nil
    }
    return last < statement.lowerBound ? false : nil
  }

  /// Whether what is announced happens in a listing; nil where nobody can tell.
  private func happens(_ announcement: FaultAnnouncements.Announcement, in cell: Cell) -> Bool? {
    let line = cell.lines.lowerBound
    guard let attributes = cell.swift, case .judged(let judged, let note)? = outcomes.listings[line]
    else {
      return nil
    }
    let fault = announcement.fault
    let isOfComment = !announcement.lines.isEmpty
    var isRefused: Bool? = false
    if !isOfComment || announcement.lines.contains(where: { note?.leftOut.contains($0) == true }) {
      isRefused = note.map { !$0.leftOut.isEmpty } ?? false
    } else if let left = note?.leftOut, !left.isEmpty,
      let gone = outcomes.sources[line]?.linesWithout(Set(left)), !gone.isDisjoint(with: announcement.lines)
    {
      isRefused = nil
    }
    if isRefused == false, let next = note?.refusedNext, !next.isEmpty,
      !isOfComment || next.contains(where: announcement.lines.contains)
    {
      isRefused = nil
    }
    let isTrapping: Bool?
    switch judged {
    case .printed where attributes.expectation == .trap: isTrapping = isOfComment ? nil : true
    case .printed:
      isTrapping = outcomes.variation(of: cell) == .everything && !isSteady(announcement, in: cell) ? nil : false
    case .failed(let problems):
      guard problems.count == 1, problems[0].trap != nil else { return nil }
      isTrapping = isOfComment ? passed(announcement, in: cell, problems[0].printed) : true
    case .diagnostics where attributes.expectation == .error: return fault.allowsCompilerError ? true : nil
    case .compiled where attributes.expectation == .noRun && note?.leftOut.isEmpty ?? true: isTrapping = nil
    case .compiled, .diagnostics, .skipped, .varying: return nil
    }
    switch fault {
    case .compilerError: return isRefused
    case .runtimeError: return isTrapping
    case .error: return isRefused == true || isTrapping == true ? true : isRefused == false ? isTrapping : nil
    }
  }
}

extension CellOutcome {
  /// The outcome with the faults that are announced beside a listing and did not happen.
  ///
  /// - Parameters:
  ///   - check: finds them.
  ///   - printed: what the listing printed.
  /// - Returns: the outcome, which differs where there are any.
  func checked(by check: AnnouncementCheck, printed: [String]) -> CellOutcome {
    guard status == .agrees || status == .differs else { return self }
    let missing = check.differences(cell, printed: printed, statedLines: listing?.statedLines ?? [])
    guard !missing.isEmpty else { return self }
    let all = (differences + missing).sorted { $0.line < $1.line }
    return CellOutcome(
      cell, .differs(.init(result ?? .lines(Lines([])), all, prints: prints)), note: note,
      listing: listing.map { .init(statedLines: $0.statedLines, isDoubtful: $0.isDoubtful) })
  }
}
