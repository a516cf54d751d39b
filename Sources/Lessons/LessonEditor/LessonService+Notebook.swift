import LanguageServing
import LessonKit
import SourceText

// What a notebook asks about its cells, which are the text of a document that no editor has opened.
extension LessonService {
  /// Returns what can be inserted at a place of a text.
  ///
  /// The reader executes the cells, so the language server of Swift may see them.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - path: the path of the document that it stands for.
  ///   - line: the line, from 0.
  ///   - column: the column in scalars, from 0.
  /// - Returns: the texts, and the number of scalars before the place that they replace.
  package func insertions(
    _ text: String, of path: String, line: Int, column: Int
  ) async -> (texts: [String], replaced: Int) {
    let (open, position) = opened(text, path, line, column)
    var items = completions(open, position)
    if let answer: ForeignCompletions = await swiftAnswer("textDocument/completion", open, position) {
      items = answer.items.map(SwiftUnits(open).item)
    }
    let edits = items.map { $0.textEdit ?? TextEdit(TextRange(position, position), $0.label) }
    guard let start = edits.first?.range.start, start.line == line else { return ([], 0) }
    var seen: Set<String> = []
    let texts = edits.filter { $0.range.start == start }.map(\.newText).filter { seen.insert($0).inserted }
    let lines = open.file.line(line + 1)
    let typed = String(decoding: lines, as: UTF8.self).unicodeScalars.dropFirst(start.character)
      .prefix(column - start.character)
    let word = String(String.UnicodeScalarView(typed))
    return (texts.filter { $0.hasPrefix(word) }, column - start.character)
  }

  /// Returns what is known about a place of a text, in Markdown; nil for nothing.
  package func explanation(_ text: String, of path: String, line: Int, column: Int) async -> String? {
    let (open, position) = opened(text, path, line, column)
    if let answer: ForeignHover = await swiftAnswer("textDocument/hover", open, position) {
      return answer.contents.value
    }
    // The cursor is often at the end of the word.
    let before = Position(line: line, character: max(0, column - 1))
    return (hover(open, position) ?? hover(open, before))?.contents.value
  }

  private func opened(_ text: String, _ path: String, _ line: Int, _ column: Int) -> (OpenDocument, Position) {
    let open = OpenDocument(uri: OpenDocument.uri(of: "/\(path)"), path: path, version: nil, text, encoding: .utf32)
    return (open, Position(line: line, character: column))
  }

  private func swiftAnswer<Answer: Decodable & Sendable>(
    _ method: String, _ open: OpenDocument, _ position: Position
  ) async -> Answer? {
    guard let cell = open.cell(at: position.line), cell.swift != nil,
      (cell.firstBodyLine..<cell.lines.upperBound).contains(position.line + 1), let helper = startedHelper()
    else { return nil }
    let mirror = SwiftMirror(open.document, around: cell)
    let place = SwiftUnits(open).foreign(position)
    return await helper.ask(method, mirror.text, at: helper.address(of: open.uri, "notebook"), place, Answer.self)
  }
}
