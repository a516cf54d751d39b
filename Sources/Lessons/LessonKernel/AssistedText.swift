import LessonNotebooks

/// A source of completions and explanations for the text of a document.
package protocol NotebookAssistant: Sendable {
  /// Returns what can be inserted at a place of a text, counted from 0, with the column in scalars.
  ///
  /// - Returns: the texts, and the number of scalars before the place that they replace.
  func completions(
    _ text: String, of path: String, line: Int, column: Int
  ) async -> (texts: [String], replaced: Int)
  /// Returns what is known about a place of a text, in Markdown; nil for nothing.
  func explanation(_ text: String, of path: String, line: Int, column: Int) async -> String?
}

/// The document that a cell completes while it is written, and the place of the cursor in it.
struct AssistedText {
  let text: String
  /// The line of the cursor, from 0.
  let line: Int
  /// The column of the cursor in scalars, from 0.
  let column: Int

  /// Creates the text for a question about a cell.
  init(_ question: KernelRequest.Position, in document: NotebookDocument) {
    let scalars = question.code.unicodeScalars.prefix(max(0, question.cursorPos))
    let before = String(String.UnicodeScalarView(scalars)).split(separator: "\n", omittingEmptySubsequences: false)
    let hasMagic = question.code.hasPrefix("%%")
    let cells = document.entries.filter { $0.cell.magic == .swift && $0.cell.part == nil && !$0.isBroken }
    let composition = document.composition(hasMagic ? [] : cells)
    var lines = composition.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeLast()
    let rule = String(repeating: "`", count: 12)
    let code = question.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isFirst = before.count == 1
    if hasMagic, let first = code.first {
      line = lines.count + before.count - 1
      column = (before.last?.unicodeScalars.count ?? 0) + (isFirst ? rule.count - 2 : 0)
      lines += [rule + first.dropFirst(2)] + code.dropFirst() + [rule]
    } else {
      line = lines.count + before.count
      column = before.last?.unicodeScalars.count ?? 0
      lines += [rule + "swift"] + code + [rule]
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
