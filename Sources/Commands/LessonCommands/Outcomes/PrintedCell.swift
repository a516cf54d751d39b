import LessonKit
import LessonReport
import Results
import SourceText

/// A cell to print because something is wrong with it, from the current run or from saved outcomes.
struct PrintedCell {
  /// The address, as `lesson run` takes it.
  let address: String
  /// The status of the cell.
  let status: CellOutcome.Status
  /// The reason that the cell was skipped.
  let reason: Message?
  /// Whether the skipped cell is a mistake of its author, which is printed with its place.
  let isMistake: Bool
  /// The differences between the result and the transcript, with their places.
  let differences: [Difference]
  /// The lines that the cell wrote to standard error, if it failed.
  let standardError: [String]
  /// Whether there is a picture to show next to the one in the file.
  let hasPicture: Bool
  /// Whether its author marked it with `no-transcript`.
  let refusesTranscript: Bool
  /// The path of the document.
  let path: String

  /// Takes the outcome of a cell in a document that has just run.
  init(_ outcome: CellOutcome, in document: DocumentOutcome) {
    address = document.path + outcome.cell.address
    (status, reason, path) = (outcome.status, outcome.reason, document.path)
    differences = outcome.differences.map(document.located)
    standardError = outcome.standardError
    hasPicture = outcome.picture != nil
    refusesTranscript = outcome.cell.refusesTranscript
    isMistake = Self.isMistake(outcome.skipCause)
  }

  /// Takes the saved outcome of a cell.
  init(_ record: CellRecord, in document: DocumentRecord) {
    address = FailureText(record, in: document).address
    (status, reason, path) = (record.status, record.reason, document.path)
    differences = record.differences
    standardError = record.standardError ?? []
    hasPicture = record.comparison != nil
    // Of saved outcomes, only failures are printed.
    (refusesTranscript, isMistake) = (false, record.status == .skipped)
  }

  /// Takes a cell of an unchanged document that was skipped.
  init(_ skip: DocumentVerdict.Skip, of path: String) {
    address = path + skip.address
    (status, reason, differences, standardError) = (.skipped, skip.reason, [], [])
    (hasPicture, refusesTranscript, self.path) = (false, false, path)
    isMistake = Self.isMistake(skip.cause)
  }

  private static func isMistake(_ cause: SkipCause?) -> Bool {
    guard case .obstacle(let obstacle)? = cause else { return false }
    return FailureRules.standard.contains(.obstacle(obstacle))
  }
}
