import LessonKit
import LessonMarkdown
import SourceText

/// The exceptions that documents declare: `<!-- check: allow=CODE reason="…" -->` before the block they apply to.
struct DeclaredExceptions {
  /// The errors in such comments.
  private(set) var findings: [Finding] = []
  private var lines: [String: [(code: String, lines: ClosedRange<Int>)]] = [:]

  /// Reads the comments of all documents.
  init(_ tree: CheckedTree) {
    for document in tree.lessons.flatMap(\.documents) {
      for comment in document.markup.comments where comment.text.hasPrefix("check:") { read(comment, document.file) }
    }
  }

  /// Whether a finding has a declared exception.
  func allow(_ finding: CheckFinding) -> Bool {
    (lines[finding.path] ?? []).contains { exception in
      exception.code == finding.code
        && (exception.lines.contains(finding.line) || finding.otherLine.map(exception.lines.contains) == true)
    }
  }

  private mutating func read(_ comment: Markup.Comment, _ file: SourceFile) {
    guard let match = comment.text.wholeMatch(of: /check:\s*allow=([^\s]+)\s+reason="([^"]+)"/) else {
      findings.append(
        Finding(
          file.place(line: comment.line), "This comment cannot be read as an exception.",
          help: "Write `<!-- check: allow=CODE reason=\"why\" -->`, and put the block that it applies to below it."))
      return
    }
    let code = String(match.1)
    let codes = Rules.pages.map(\.code)
    guard codes.contains(code) else {
      findings.append(
        Finding(
          file.place(line: comment.line), "Unknown rule code `\(code)`.",
          help: Suggestion.help(for: code, among: codes, what: "codes")))
      return
    }
    lines[file.path, default: []].append((code, comment.line...lastLine(of: comment, file)))
  }

  /// Returns the last line of the block below a comment.
  private func lastLine(of comment: Markup.Comment, _ file: SourceFile) -> Int {
    var line = comment.line
    while line < file.lines.count, isBlank(line + 1, file) { line += 1 }
    while line < file.lines.count, !isBlank(line + 1, file) { line += 1 }
    return line
  }

  private func isBlank(_ line: Int, _ file: SourceFile) -> Bool {
    file.line(line).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
