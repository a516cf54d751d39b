import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns the corrections of names in a range of a document.
  func corrections(of open: OpenDocument, _ range: TextRange) -> [CodeAction] {
    corrections(findings[open.uri] ?? [], NamedText(uri: open.uri, text: open.text), range)
  }

  /// Returns the corrections of names in a range: of those that were probably misspelled.
  func corrections(_ findings: [EditorFinding], _ file: NamedText, _ range: TextRange) -> [CodeAction] {
    var seen: Set<TextEdit> = []
    return findings.compactMap { finding in
      let place = file.text.range(line: finding.line, column: finding.column, text: finding.text)
      guard let word = finding.suggestion, let text = finding.text, place.sharesLine(with: range),
        file.file.text(line: finding.line, column: finding.column).hasPrefix(text)
      else { return nil }
      let edit = TextEdit(place, word)
      guard seen.insert(edit).inserted else { return nil }
      return CodeAction(say("Write `\(word)`"), "quickfix", edit: WorkspaceEdit([file.uri: [edit]]))
    }
  }
}

extension TextRange {
  /// Whether a line belongs to this range and to another one.
  func sharesLine(with other: TextRange) -> Bool {
    start.line <= max(other.start.line, other.end.line) && other.start.line <= max(start.line, end.line)
  }
}
