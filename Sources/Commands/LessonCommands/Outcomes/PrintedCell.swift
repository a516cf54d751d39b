import LessonKit
import LessonReport
import Results
import SourceText

/// What is printed of a cell that is not as it should be, whether it has just run or its outcome was saved.
struct PrintedCell {
  /// The address, as `lesson run` takes it.
  let address: String
  /// How the cell ended.
  let status: CellOutcome.Status
  /// Why it was skipped.
  let reason: Message?
  /// In what its result and its transcript differ, with the places.
  let differences: [Difference]
  /// Whether there is a picture to show beside the one of its file.
  let hasPicture: Bool
  /// Whether its author says that what is below it is no transcript.
  let refusesTranscript: Bool
  /// The path of the document.
  let path: String

  /// Takes what a cell of a document that has run came to.
  init(_ outcome: CellOutcome, in document: DocumentOutcome) {
    address = document.path + outcome.cell.address
    (status, reason, path) = (outcome.status, outcome.reason, document.path)
    differences = outcome.differences.map(document.located)
    hasPicture = outcome.picture != nil
    refusesTranscript = outcome.cell.refusesTranscript
  }

  /// Takes the saved outcome of a cell.
  init(_ record: CellRecord, in document: DocumentRecord) {
    address = FailureText(record, in: document).address
    (status, reason, path) = (record.status, record.reason, document.path)
    differences = record.differences
    hasPicture = record.comparison != nil
    refusesTranscript = false
  }

  /// Takes a cell of an unchanged document that was skipped.
  init(_ skip: DocumentVerdict.Skip, of path: String) {
    address = path + skip.address
    (status, reason, differences) = (.skipped, skip.reason, [])
    (hasPicture, refusesTranscript, self.path) = (false, false, path)
  }
}
