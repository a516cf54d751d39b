import LanguageServing
import LessonKit
import SourceText

/// A line whose comment states a wrong value, and the same line with the value of a run.
package struct EditorCorrection: Sendable, Hashable, Codable {
  /// The line, from 1.
  package var line: Int
  /// The text of the line when it was run.
  package var old: String
  /// The text with the right value.
  package var new: String
}

extension EditorCorrection {
  /// Returns the corrections of the comments of a document's listings, in Markdown or in the documentation of Swift.
  ///
  /// Each is one that an update would make; where it would not, because it is unclear which comment means which printed
  /// line, there is none.
  static func all(of document: Document, _ outcomes: [CellOutcome]) -> [EditorCorrection] {
    let listings = outcomes.filter { $0.cell.listing != nil && !$0.differences.isEmpty }
    guard !listings.isEmpty, !document.isDamaged else { return [] }
    let updated = DocumentUpdate(document, listings) { _ in nil }.bytes
    let old = document.comments?.original ?? document.file.bytes
    guard let new = document.comments.map({ $0.applying(updated) }) ?? updated else { return [] }
    let (before, after) = (SourceFile(path: "", bytes: old), SourceFile(path: "", bytes: new))
    guard before.lines.count == after.lines.count else { return [] }
    return before.lines.indices.compactMap { index in
      let (old, new) = (before.line(index + 1), after.line(index + 1))
      guard old != new else { return nil }
      return EditorCorrection(
        line: index + 1, old: String(decoding: old, as: UTF8.self), new: String(decoding: new, as: UTF8.self))
    }
  }
}

extension OpenDocument {
  /// Returns the edit that makes a correction; nil if the line has changed since.
  func edit(_ correction: EditorCorrection) -> TextEdit? {
    let line = file.line(correction.line)
    guard line.elementsEqual(correction.old.utf8) else { return nil }
    let range = line.startIndex..<line.endIndex
    return edit(to: file.bytes[..<range.lowerBound] + Array(correction.new.utf8) + file.bytes[range.upperBound...])
  }
}

extension LessonService {
  /// Returns the actions that correct the values that listings state, as the last run found them.
  func statedValues(_ open: OpenDocument, _ range: TextRange) -> [CodeAction] {
    let all = (stated[open.uri] ?? []).compactMap { correction in open.edit(correction).map { (correction, $0) } }
    let here = all.filter { correction, _ in
      (range.start.line...max(range.start.line, range.end.line)).contains(correction.line - 1)
    }
    var actions = here.map { _, edit in
      CodeAction(say("Correct the stated value"), "quickfix", edit: WorkspaceEdit([open.uri: [edit]]))
    }
    if all.count > 1, !here.isEmpty {
      let edit = WorkspaceEdit([open.uri: all.map(\.1)])
      actions.append(CodeAction(say("Correct all stated values"), "quickfix", edit: edit))
    }
    return actions
  }
}
