import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings

/// A check for faults that a document announces and that do not happen.
///
/// A listing that did not run to its end, or whose outcome is unknown, is given the benefit of the doubt. So is a
/// paragraph between two listings, if the announced fault happens in one of them.
struct AnnouncementCheck {
  let document: Document
  let outcomes: SwiftCellRunner.Outcomes

  /// Returns the differences between the faults announced next to a listing and those that happen, from top to bottom.
  ///
  /// - Parameters:
  ///   - cell: the listing.
  ///   - printed: the lines that it printed.
  ///   - statedLines: the lines of the document whose comments are right about a value.
  /// - Returns: a difference for each announced fault that does not happen.
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

  /// Whether a comment repeats a line that a listing printed.
  private func isPrinted(_ comment: String, _ printed: [String]) -> Bool {
    printed.contains { line in
      let text = line.trimmed
      return text == comment || comment.count > 8 && text.contains(comment)
    }
  }

  /// Returns the listing on the other side of the paragraph above or below a listing.
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

  /// Whether the fault that a paragraph announces happens in no listing next to it, and this listing is the one to
  /// report it.
  private func isMissing(
    _ announcement: FaultAnnouncements.Announcement, owner cell: Cell, beside other: Cell?, isAbove: Bool
  ) -> Bool {
    switch announcement.direction {
    case .above where isAbove, .below where !isAbove: return false
    case .above, .below: return happens(announcement, in: cell) == false
    case .either:
      guard happens(announcement, in: cell) == false else { return false }
      // A paragraph that leads to something other than code is about that thing.
      guard let other else { return isAbove || !leadsToCode(cell, isAbove: false) }
      // The fault is reported once: at the code that the paragraph leads to, or else at the code that it follows.
      return happens(announcement, in: other) == false && isAbove == leadsToCode(cell, isAbove: isAbove)
    }
  }

  private func leadsToCode(_ cell: Cell, isAbove: Bool) -> Bool {
    let paragraph = isAbove ? ListingParagraph.above(cell, document.file) : .below(cell, document.file)
    return paragraph.text.trimmed.last.map { ":：".contains($0) } ?? false
  }

  /// Whether the trap that came can be the one that a comment announces, or one below it.
  ///
  /// It is false if the run passed the code next to the comment, and nil otherwise.
  private func passed(_ announcement: FaultAnnouncements.Announcement, in cell: Cell, _ printed: [String]) -> Bool? {
    guard let statement = cell.listing?.lastLines(reachedBy: printed), let last = announcement.lines.max() else {
      return nil
    }
    return last < statement.lowerBound ? false : nil
  }

  /// Whether an announced fault happens in a listing; nil if that is unknown.
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
    case .printed where [.trap, .throws].contains(attributes.expectation): isTrapping = isOfComment ? nil : true
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
  /// Returns the outcome with the announced faults that did not happen.
  ///
  /// - Parameters:
  ///   - check: the check that finds the faults.
  ///   - printed: the lines that the listing printed.
  /// - Returns: the outcome, which differs if there are any.
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
