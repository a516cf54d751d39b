import SourceText
import SwiftSource

/// The rich comments of a page, by the lines on which they begin.
struct PlaygroundComments {
  /// A comment that is the first of its line.
  enum Comment: Hashable {
    /// A comment that begins with `//:`.
    case line
    /// A comment between `/*:` and `*/`, with its last line and the number of bytes of that line before its end.
    case block(end: Int, width: Int)
  }

  private var comments: [Int: Comment] = [:]

  /// Finds the comments.
  ///
  /// - Parameter source: the page, line by line.
  init(_ source: [String]) {
    let bytes = Array(source.joined(separator: "\n").utf8)
    var starts = [0]
    for line in source { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    let outline = SwiftOutline(bytes: bytes)
    func isRich(_ comment: SwiftLineComment, _ sign: String) -> Bool {
      bytes[comment.range].starts(with: sign.utf8)
        && bytes[starts[comment.line]..<comment.range.lowerBound].allSatisfy(\.isBlank)
    }
    for comment in outline.comments where isRich(comment, "//:") { comments[comment.line] = .line }
    for comment in outline.blockComments where isRich(comment, "/*:") {
      let end = comment.line + bytes[comment.range].count { $0 == 0x0A }
      comments[comment.line] = .block(end: end, width: comment.range.upperBound - 2 - starts[end])
    }
    if let open = outline.openComment, isRich(open, "/*:"), let last = source.last {
      comments[open.line] = .block(end: source.count - 1, width: last.utf8.count)
    }
  }

  /// The comment that begins on a line, from 0; nil for none.
  subscript(line: Int) -> Comment? { comments[line] }
}
