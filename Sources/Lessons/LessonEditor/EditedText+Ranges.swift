import LanguageServing
import SourceText

extension EditedText {
  /// Returns the range of some bytes.
  func range(_ bytes: Range<Int>) -> TextRange {
    TextRange(position(at: bytes.lowerBound), position(at: bytes.upperBound))
  }

  /// Returns the range of a text at a line and a character, both counted from 1; without a text, of the word there.
  func range(line: Int, column: Int, text: String? = nil) -> TextRange {
    let start = offset(line: line, column: column)
    let rest = file.text(line: line, column: column)
    var length = rest.prefix { !$0.isWhitespace && $0 != "|" }.utf8.count
    if let text, !text.isEmpty, rest.hasPrefix(text) { length = text.utf8.count }
    return range(start..<min(start + max(length, rest.first?.utf8.count ?? 0), file.bytes.count))
  }

  /// Returns findings as an editor shows them, each once, from top to bottom.
  func diagnostics(_ findings: [EditorFinding]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return findings.map { finding in
      Diagnostic(
        range(line: finding.line, column: finding.column, text: finding.text), finding.isError ? .error : .warning,
        code: finding.code, finding.message)
    }
    .filter { seen.insert($0).inserted }
    .sorted { $0.range.start < $1.range.start }
  }
}
