import SourceText

/// A block of a Markdown document, as far as lessons are concerned.
struct MarkdownBlock {
  /// What a block is.
  enum Content {
    /// A fenced code block.
    case fence(MarkdownFence)
    /// A table, with the line of its last row.
    case table(lastLine: Int)
    /// A paragraph of text, with its last line.
    case paragraph(lastLine: Int)
    /// A paragraph that holds one image and nothing else.
    case image(destination: String, alt: String)
    /// An HTML block, with its last line.
    case html(String, lastLine: Int)
    /// A list, with the lines of each item.
    case list(isOrdered: Bool, items: [ClosedRange<Int>])
    /// Anything else.
    case other
  }

  /// What the block is.
  var content: Content
  /// The line on which it starts, counted as in the file.
  var line: Int
  /// The byte at which it starts in that line, from 0.
  var column: Int
  /// In how many block quotes it stands.
  var quoteDepth: Int
}

/// A fenced code block.
struct MarkdownFence {
  /// The first word behind the opening fence.
  var word: String
  /// What stands behind the opening fence.
  var info: String
  /// The text between the fences, without the marks of quotes and lists; empty for a fence that is prose.
  var text: String
  /// The character of the fence.
  var character: UInt8
  /// How many of them open it.
  var length: Int
  /// How many lines the text has.
  var lineCount: Int
}

extension MarkdownFence {
  /// The words of fences that are cells.
  private static let cellWords = ["experiment", "swift", "console"]

  /// The words of fences that are cells or transcripts.
  static let words = cellWords + Transcript.Fence.allCases.map(\.rawValue)

  /// The first word behind a fence, without the comma that DocC lets stand behind it; `swift` in any letters.
  static func word(of info: String) -> String {
    let word = String(Substring(info.utf8.drop(while: \.isBlank).prefix { !$0.isBlank && $0 != UInt8(ascii: ",") }))
    return word.utf8.count == 5 && word.lowercased() == "swift" ? "swift" : word
  }

  /// The word of ours that was probably meant by one that is none; nil where another tool's may be meant.
  var meantWord: String? {
    guard !Self.words.contains(word), word.utf8.count >= 5, let near = Suggestion.nearest(to: word, among: Self.words)
    else { return nil }
    if word.hasPrefix(near) { return nil }
    let isNear = abs(near.count - word.count) <= 2 && near.first == word.lowercased().first
    return isNear && !["swig", "consul"].contains(word.lowercased()) ? near : nil
  }

  /// Whether the fence is a cell.
  var isCell: Bool {
    Self.cellWords.contains(word)
  }

  /// What kind of transcript the fence is; nil for anything else.
  var transcript: Transcript.Fence? {
    isCell ? nil : Transcript.Fence(rawValue: word)
  }
}
