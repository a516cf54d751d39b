import SourceText
import SwiftSource

/// A comment between `/*` and `*/` that says what is printed: `/* Prints "5" */`, or `/* Prints:` with lines below it.
struct PrintsBlock {
  /// A line of the comment.
  struct Line {
    /// The text, without spaces at its end.
    package var text: String
    /// The byte of the source at which it begins.
    var start: Int
    /// The line of the source, from 0.
    var line: Int

    /// Returns the line without some of its first bytes.
    func dropping(_ count: Int) -> Line {
      let count = min(count, text.utf8.count)
      return Line(text: String(decoding: text.utf8.dropFirst(count), as: UTF8.self), start: start + count, line: line)
    }
  }

  /// The text of its first line.
  let start: PrintsText
  /// The lines of output.
  private(set) var lines: [Line]
  /// Whether white space at the ends of the lines does not count.
  private(set) var isLoose = true
  /// Other ways to read the comment, each as lines.
  private(set) var readings: [[String]] = []

  /// Reads a comment of a source; nil if it does not say what is printed, or if its text has no end.
  ///
  /// - Parameters:
  ///   - comment: the comment.
  ///   - source: the source.
  ///   - isOfPrint: whether it comes after a statement that prints, so that a single value is that statement's output.
  init?(_ comment: SwiftLineComment, of source: [UInt8], isOfPrint: Bool = false) {
    var all = Self.lines(comment, of: source)
    // The word may be the only one on the line below `/*`.
    var start = PrintsText(all[0].text[...]) ?? PrintsText(value: all, printed: isOfPrint)
    if start == nil, all.count > 2, all[0].text.drop(while: { $0 == "/" || $0 == "*" }).allSatisfy(\.isWhitespace) {
      all.removeFirst()
      let margin = all[0].text.prefix { $0 == " " || $0 == "\t" || $0 == "*" }
      start = PrintsText("//\(all[0].text.dropFirst(margin.count))")
      if start?.form != .block { start = nil }
    }
    guard let start else { return nil }
    self.start = start
    let begin = all[0].start + start.opening.utf8.count
    let first = Line(text: start.text, start: begin, line: all[0].line)
    let below = Self.withoutMargin(Array(all.dropFirst()))
    switch start.form {
    case .closed:
      lines = [first]
      isLoose = start.closing.isEmpty
      if isLoose, !below.isEmpty {
        let texts = [start.text] + below.map(\.text)
        readings = [texts, [texts.map(\.trimmed).joined(separator: " ")]]
      }
    case .open:
      if let end = below.firstIndex(where: { $0.text.hasSuffix(start.closing) }) {
        lines = [first] + below[...end]
        lines[lines.count - 1].text.removeLast()
        readings = [[lines.map(\.text.trimmed).joined(separator: " ")]]
      } else {
        guard start.hasClosedPart else { return nil }
        lines = [Line(text: start.closedPart, start: begin, line: all[0].line)]
        isLoose = false
      }
    case .block:
      guard !below.isEmpty else { return nil }
      lines = below
    }
  }

  /// Returns the lines of a comment without `*/` and without spaces at their ends.
  private static func lines(_ comment: SwiftLineComment, of source: [UInt8]) -> [Line] {
    let lines = source[comment.range].dropLast(2)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { offset, line in
      let end = line.lastIndex { !$0.isBlank && $0 != UInt8(ascii: "\r") }.map { $0 + 1 } ?? line.startIndex
      return Line(
        text: String(decoding: line[..<end], as: UTF8.self), start: line.startIndex, line: comment.line + offset)
    }
  }

  /// Returns lines without empty ones above and below, and without the spaces and stars that all begin with.
  private static func withoutMargin(_ lines: [Line]) -> [Line] {
    guard let first = lines.firstIndex(where: { !$0.text.trimmed.isEmpty }),
      let last = lines.lastIndex(where: { !$0.text.trimmed.isEmpty })
    else { return [] }
    let rest = withoutBlanks(Array(lines[first...last]))
    guard rest.allSatisfy({ $0.text.hasPrefix("*") || $0.text.isEmpty }) else { return rest }
    return withoutBlanks(rest.map { $0.dropping(1) })
  }

  private static func withoutBlanks(_ lines: [Line]) -> [Line] {
    let margin = lines.filter { !$0.text.isEmpty }.map { $0.text.utf8.prefix(while: \.isBlank).count }.min() ?? 0
    return lines.map { $0.dropping(margin) }
  }
}
