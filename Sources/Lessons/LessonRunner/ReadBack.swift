import LessonKit
import LessonMarkdown
import Results
import SourceText
import SwiftListings

/// A check that reads a document's new bytes back, to see whether each updated cell agrees with its result.
struct ReadBack {
  /// The largest number of changed cells among which to look for those that are not read back.
  private static let mostTries = 1_000
  /// The largest number of times to compare the comments of listings again.
  private static let mostRounds = 8

  /// The final result of updating cells.
  struct Settled {
    /// The first step of the update, whose pictures and counts are final.
    var update: DocumentUpdate
    /// The new bytes.
    var bytes: [UInt8]
    /// The comments of listings for which it is unclear which printed lines they describe.
    var doubts: [Finding]
    /// Whether each updated cell agrees with its result in the new bytes.
    var isRight: Bool
  }

  private let document: Document
  private let runner: Runner
  /// The position of each cell by its first line.
  private let positions: [Int: Int]

  init(_ document: Document, _ runner: Runner) {
    (self.document, self.runner) = (document, runner)
    positions = Dictionary(uniqueKeysWithValues: document.cells.enumerated().map { ($1.lines.lowerBound, $0) })
  }

  /// Updates cells.
  ///
  /// The comments of listings are compared again with the output until nothing changes, because a comment that is now
  /// right may show which lines another one describes. So a second update finds nothing to do.
  func settled(_ outcomes: [CellOutcome]) -> Settled {
    let update = DocumentUpdate(document, outcomes, readPicture: read)
    var settled = Settled(update: update, bytes: update.bytes, doubts: update.doubts, isRight: false)
    if update.changedCells == 0 && update.doubts.isEmpty || update.isPlainlyRight {
      settled.isRight = fits(settled.bytes)
      return settled
    }
    for _ in 0..<Self.mostRounds {
      let new = Document(SourceFile(path: document.path, bytes: settled.bytes))
      guard !new.isDamaged || document.isDamaged, new.cells.count == positions.count,
        let listings = listings(of: outcomes, in: new)
      else { return settled }
      let next = DocumentUpdate(new, listings, readPicture: read)
      settled.doubts = next.doubts
      if next.bytes == settled.bytes {
        settled.isRight = fits(settled.bytes) && isRight(new, settled, outcomes)
        return settled
      }
      settled.bytes = next.bytes
    }
    return settled
  }

  /// Returns the positions of the outcomes whose cells would not be read back, each tried by itself.
  func misread(_ outcomes: [CellOutcome]) -> [Int] {
    let changed = outcomes.indices.filter { outcomes[$0].newResult != nil }
    guard changed.count <= Self.mostTries else { return [] }
    return changed.filter { !settled([outcomes[$0]]).isRight }
  }

  /// Whether the new bytes leave the program as it is, if the document consists of its documentation comments.
  private func fits(_ bytes: [UInt8]) -> Bool {
    document.comments.map { $0.applying(bytes) != nil } ?? true
  }

  /// Returns the reason that a cell stays as it is.
  func refusal(of cell: Cell) -> Finding {
    if document.comments != nil {
      return Finding(
        document.file.place(line: cell.lines.lowerBound),
        "Nothing was written for this listing, because its new results do not fit into its documentation comment.",
        help:
          "Correct it by hand: an update never adds or removes lines of a Swift file, and never writes `/*` or `*/`.")
    }
    return Finding(
      document.file.place(line: cell.lines.lowerBound),
      "Nothing was written for this cell, because its new transcript would not be read back as written.",
      help: cell.prefix.bytes.contains(UInt8(ascii: "\t"))
        ? "Replace the tabs before its lines with spaces."
        : "This is an error in `lesson`. Please report it, with the document.")
  }

  private func read(_ picture: String) -> [UInt8]? {
    try? runner.folder.read(picture, of: document.path)
  }

  /// Returns the outcomes of the listings with their new comments in the new document.
  ///
  /// It is nil if the number of a listing's comments has changed.
  private func listings(of outcomes: [CellOutcome], in new: Document) -> [CellOutcome]? {
    var listings: [CellOutcome] = []
    for outcome in outcomes {
      guard let prints = outcome.prints, let result = outcome.newResult,
        let index = positions[outcome.cell.lines.lowerBound]
      else { continue }
      guard new.cells[index].listing?.comments.count == outcome.cell.listing?.comments.count else { return nil }
      let compared = runner.compare(
        listing: new.cells[index], result, prints.output, varying: prints.variation, in: new)
      listings.append(CellOutcome(new.cells[index], compared.ending, listing: outcome.listing))
    }
    return listings
  }

  private func isRight(_ new: Document, _ settled: Settled, _ outcomes: [CellOutcome]) -> Bool {
    let told = Set(settled.update.findings.compactMap(\.place.line))
    let doubtful = Set(settled.doubts.compactMap(\.place.line))
    return outcomes.allSatisfy { outcome in
      guard let result = outcome.newResult, let index = positions[outcome.cell.lines.lowerBound],
        !outcome.cell.wholeLines.contains(where: told.contains)
      else { return true }
      let cell = new.cells[index]
      return cell.wholeLines.contains(where: doubtful.contains)
        || agrees(cell, outcome, result, new, settled.update)
    }
  }

  private func agrees(
    _ cell: Cell, _ outcome: CellOutcome, _ result: CellResult, _ new: Document, _ update: DocumentUpdate
  ) -> Bool {
    if cell.listing != nil {
      let variation = outcome.prints?.variation ?? .nothing
      return runner.compare(listing: cell, result, outcome.prints?.output, varying: variation, in: new).status
        == .agrees
    }
    if cell.action == .console { return runner.compareConsole(cell, result).status == .agrees }
    if let record = outcome.varied?.record, cell.digest?.text != record.comment { return false }
    if let prediction = outcome.prediction, !prediction.agrees(with: cell.prediction, new.language) { return false }
    let outcome = runner.compare(cell, result, in: new) { path in
      update.pictures.first { $0.path.hasSameBytes(as: path) }?.bytes ?? read(path)
    }
    return outcome.status == .agrees
  }
}
