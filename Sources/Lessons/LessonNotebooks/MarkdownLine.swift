import LessonKit
import LessonMarkdown
import SourceText

/// A line of a document's Markdown.
enum MarkdownLine: Sendable, Hashable {
  /// A line of text.
  case text(String)
  /// A line of code, or one of its fences, which stays as it is.
  case code(String)

  /// The characters of the line.
  var content: String {
    switch self {
    case .text(let content), .code(let content): content
    }
  }

  /// Returns the line with fewer spaces at its start.
  func without(spaces count: Int) -> MarkdownLine {
    guard count > 0 else { return self }
    let content = content.drop { $0 == " " }
    let rest = String(self.content.dropFirst(min(count, self.content.count - content.count)))
    return if case .text = self { .text(rest) } else { .code(rest) }
  }

  /// Returns the lines of a collapsed cell, as code that readers can copy.
  static func fence(of cell: Cell) -> [MarkdownLine] {
    var shown = NotebookCell(cell)
    var word = "swift"
    switch shown.magic {
    case .experiment:
      shown.attributes = String(shown.attributes.prefix { !$0.isWhitespace })
      shown = NotebookCell(.swift, body: shown.source)
      word = "text"
    case .console: word = "text"
    case .swift, .lesson: break
    }
    shown.attributes = ""
    let indentation = String(decoding: cell.prefix.bytes, as: UTF8.self)
    let fence = shown.fence
    return ([fence[0].replacing("swift", with: word).replacing("console", with: word)] + fence.dropFirst()).map {
      line in
      .code(line.isEmpty ? "" : indentation + line)
    }
  }
}

extension MarkdownLine {
  /// The opening line of a fence that is not a cell.
  struct Fence {
    private let indentation: String
    private let mark: String
    private let word: String

    /// Reads a line; nil for a line that opens no fence.
    init?(_ line: String) {
      guard line.utf8.contains(UInt8(ascii: "`")) || line.utf8.contains(UInt8(ascii: "~")),
        let match = line.wholeMatch(of: /([ >]*)(`{3,}|~{3,})[ \t]*([^`\s,]*)([^`]*)/)
      else { return nil }
      (indentation, mark, word) = (String(match.1), String(match.2), String(match.3))
    }

    /// The opening line with only the language, instead of the words for results of cells.
    var opening: MarkdownLine {
      .code(indentation + mark + (["transcript", "diagnostics"].contains(word) ? "text" : word))
    }

    /// The closing line.
    var closing: MarkdownLine { .code(indentation + mark) }

    /// Returns the line that closes the fence; the last line of the file if none does.
    func end(in file: SourceFile, from start: Int) -> Int {
      for line in (start + 1)..<max(start + 1, file.lines.count + 1) {
        let text = String(String(decoding: file.line(line), as: UTF8.self).drop { $0 == " " || $0 == ">" }).trimmed
        if text.utf8.count >= mark.utf8.count, text.allSatisfy({ $0 == mark.first }) { return line }
      }
      return file.lines.count
    }
  }
}
