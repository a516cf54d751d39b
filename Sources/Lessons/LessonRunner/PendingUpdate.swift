import LessonKit
import SourceText

/// The update of a lesson's documents, with the files that are yet to be written: all of them or none.
struct PendingUpdate: Sendable {
  var outcomes: [UpdateOutcome] = []
  /// The files to write.
  var changes: [FileChange] = []
  /// The new content of files, by their paths; the languages of a lesson may share a picture.
  private(set) var written: [String: [UInt8]] = [:]

  /// Creates an update that has changed nothing yet.
  init(_ documents: [DocumentOutcome] = []) {
    outcomes = documents.map { UpdateOutcome($0) }
  }

  /// Adds a document and its files.
  ///
  /// A file that an earlier document has changed is written once, in its final form.
  mutating func add(_ outcome: UpdateOutcome, _ new: [FileChange], in folder: WorkingFolder) {
    outcomes.append(outcome)
    for change in new {
      written[folder.resolve(change.name)] = change.bytes
      if let index = changes.firstIndex(where: { $0.name.hasSameBytes(as: change.name) && $0.bytes == change.old }) {
        changes[index].bytes = change.bytes
      } else {
        changes.append(change)
      }
    }
  }

  /// Records the outcome of writing the files.
  mutating func note(_ written: FileChanges.Outcome) {
    guard !outcomes.isEmpty else { return }
    outcomes[0].notes += written.notes
    guard let finding = written.finding else { return }
    let index = outcomes.firstIndex { $0.files.contains(finding.place.file) } ?? 0
    outcomes[index].findings.append(finding)
    for index in outcomes.indices { (outcomes[index].files, outcomes[index].changedCells) = ([], 0) }
  }
}
