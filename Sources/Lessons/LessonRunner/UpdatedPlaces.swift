import LessonKit
import SourceText

/// The new places of a document's lines after its update, which writes transcripts of more or fewer lines.
struct UpdatedPlaces {
  /// Pairs of line numbers before and after the update.
  ///
  /// Except for transcripts, the lines between two pairs have moved with the first.
  private let anchors: [(old: Int, new: Int)]
  private let path: String

  /// Creates the places by finding the cells of a document again.
  ///
  /// - Parameters:
  ///   - old: the document before the update.
  ///   - bytes: its new bytes, with the same cells.
  init(_ old: Document, _ bytes: [UInt8]) {
    path = old.path
    let new = Document(SourceFile(path: old.path, bytes: bytes))
    var anchors = [(old: 1, new: 1)]
    if old.cells.count == new.cells.count {
      for (old, new) in zip(old.cells, new.cells) {
        anchors.append((old.lines.lowerBound, new.lines.lowerBound))
        anchors.append((old.lastRecordedLine, new.lastRecordedLine))
      }
    }
    anchors.append((old.file.lines.count, new.file.lines.count))
    self.anchors = anchors
  }

  /// Returns a finding with its current line.
  func moved(_ finding: Finding) -> Finding {
    guard finding.place.file == path, let line = finding.place.line else { return finding }
    var finding = finding
    if let anchor = anchors.last(where: { $0.old <= line }) { finding.place.line = anchor.new + line - anchor.old }
    return finding
  }
}
