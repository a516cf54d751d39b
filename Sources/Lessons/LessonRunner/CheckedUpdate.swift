import LessonKit
import SourceText

/// The new bytes of a document with the results of its cells, checked by reading them back.
///
/// A cell whose new transcript would not be read back stays as it is, and is reported.
struct CheckedUpdate {
  let bytes: [UInt8]
  let pictures: [DocumentUpdate.PictureToWrite]
  let changedCells: Int
  let findings: [Finding]

  /// Creates an update of the cells of a document.
  init(_ document: Document, _ outcomes: [CellOutcome], _ runner: Runner) {
    let check = ReadBack(document, runner)
    var settled = check.settled(outcomes)
    var refused: [Finding] = []
    if !settled.isRight {
      let wrong = check.misread(outcomes)
      settled = check.settled(outcomes.indices.filter { !wrong.contains($0) }.map { outcomes[$0] })
      refused = wrong.map { check.refusal(of: outcomes[$0].cell) }
    }
    if !settled.isRight {
      settled = check.settled([])
      refused = outcomes.first { $0.newResult != nil }.map { [check.refusal(of: $0.cell)] } ?? []
    }
    bytes = settled.bytes
    pictures = settled.update.pictures
    changedCells = settled.update.changedCells
    findings = refused + settled.update.findings + settled.doubts
  }
}
