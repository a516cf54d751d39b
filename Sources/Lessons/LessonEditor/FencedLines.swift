import SourceText

/// The kinds of the lines of a Markdown text: in a fence or not, found even while a fence is not closed yet.
struct FencedLines {
  /// The kind of a line.
  enum Kind: Equatable {
    /// The line that opens a fence, with the words after its ticks.
    case fence([String])
    /// A line between the ticks of a fence, or the ticks that close it.
    case body
    /// Any other line.
    case text
  }

  /// The kind of each line.
  let kinds: [Kind]

  /// Reads the lines of a file.
  init(_ file: SourceFile) {
    var open: String?
    kinds = file.lines.map { range in
      let text = CursorPlace.content(String(decoding: file.bytes[range], as: UTF8.self))
      if let mark = open {
        if text.hasPrefix(mark), text.trimmed.allSatisfy({ $0 == mark.first }) { open = nil }
        return .body
      }
      guard let mark = CursorPlace.ticks(text) else { return .text }
      open = mark
      return .fence(text.dropFirst(mark.count).split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }

  /// The kind of a line, counted from 0; text outside of the file.
  subscript(_ line: Int) -> Kind { kinds.indices.contains(line) ? kinds[line] : .text }
}
