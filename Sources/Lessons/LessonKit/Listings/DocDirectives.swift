import LessonMarkdown
import SourceText

/// A remover of block directives from documentation comments.
enum DocDirectives {
  /// Removes the directives of a comment, the indentation of their content, and the content of each `@Comment`.
  ///
  /// An HTML comment replaces each line of a directive, so that blocks on different sides of it are not adjacent.
  ///
  /// - Parameters:
  ///   - lines: the lines of the file.
  ///   - comment: the positions of the comment's lines.
  ///   - bytes: the bytes of the file.
  static func remove(from lines: inout [DocLine], _ comment: Range<Int>, of bytes: [UInt8]) {
    guard let content = DirectiveContent(comment.map { lines[$0].text(of: bytes) }, firstLine: 0) else { return }
    var kept: [Int: Range<Int>] = [:]
    for run in content.runs {
      for (offset, range) in run.lines.enumerated() { kept[comment.lowerBound + run.firstLine + offset] = range }
    }
    for index in comment {
      if let range = kept[index] {
        // The text of a line without any is not part of the file.
        if lines[index].range != nil { lines[index].range = range }
      } else {
        lines[index].fence = Array("<!-- -->".utf8)
      }
    }
  }
}
