import SourceText

/// The documentation comments of a Swift file as Markdown: a line of Markdown for each line of the file.
///
/// A line of code is an empty line. Where documentation has Swift without saying so, in an indented block or in a fence that names
/// no language, the lines around it open and close a fence `swift`.
public struct DocComments: Sendable {
  /// The bytes of the file.
  public let original: [UInt8]
  /// The Markdown.
  public let markdown: [UInt8]
  /// The line, from 1, on which each comment starts.
  let starts: [Int]
  private let lines: [Line]

  private struct Line {
    /// The line of the file.
    var original: Substring
    /// The line of Markdown.
    var text: Substring = ""
    /// Whether the Markdown is the end of the line as it stands in the file.
    var isEnd = true
  }

  /// Reads the comments of a file.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8]) {
    original = bytes
    let source = String(decoding: bytes, as: UTF8.self)
    var lines = source.split(separator: /\n/, omittingEmptySubsequences: false).map { Line(original: $0) }
    var comments: [Range<Int>] = []
    var index = 0
    while index < lines.count {
      let first = lines[index].original.drop { $0 == " " || $0 == "\t" }
      var end = index
      if first.hasPrefix("///") {
        while end < lines.count, let text = Self.text(ofLine: lines[end].original) {
          lines[end].text = text
          end += 1
        }
      } else if first.hasPrefix("/**"), !first.hasPrefix("/**/"), !first.hasPrefix("/***") {
        end = Self.readBlock(&lines, from: index)
      }
      if end > index { comments.append(index..<end) }
      index = max(end, index + 1)
    }
    for comment in comments { Self.fenceCode(&lines, comment) }
    self.lines = lines
    starts = comments.map { $0.lowerBound + 1 }
    markdown = Array(lines.map(\.text).joined(separator: "\n").utf8)
  }

  /// The text of a line that begins with three slashes; nil for another line.
  private static func text(ofLine line: Substring) -> Substring? {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    guard rest.hasPrefix("///") else { return nil }
    let text = rest.dropFirst(3)
    return text.first == " " ? text.dropFirst() : text
  }

  /// Reads a comment between `/**` and `*/`; gives the line behind it.
  private static func readBlock(_ lines: inout [Line], from start: Int) -> Int {
    var end = start
    while end < lines.count, !lines[end].original.contains("*/") { end += 1 }
    guard end < lines.count, end > start else { return end == start ? start + 1 : start }
    let inner = lines[(start + 1)..<end].map(\.original)
    let hasStars = inner.allSatisfy { $0.allSatisfy(\.isWhitespace) || $0.drop { $0 == " " }.hasPrefix("*") }
    let indentation =
      inner.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.count - $0.drop { $0 == " " }.count }.min() ?? 0
    for index in (start + 1)..<end {
      let line = lines[index].original
      if hasStars {
        let text = line.drop { $0 == " " }.dropFirst()
        lines[index].text = text.first == " " ? text.dropFirst() : text
      } else {
        lines[index].text = line.dropFirst(min(indentation, line.count))
      }
    }
    return end + 1
  }

  // MARK: Code

  private static func fenceCode(_ lines: inout [Line], _ comment: Range<Int>) {
    var fence: Substring?
    var index = comment.lowerBound
    var said: Substring = ""
    while index < comment.upperBound {
      let text = lines[index].text
      let plain = text.drop { $0 == " " }
      if let mark = fence {
        if plain.hasPrefix(mark), plain.allSatisfy({ $0 == "`" || $0 == "~" || $0.isWhitespace }) { fence = nil }
      } else if plain.hasPrefix("```") || plain.hasPrefix("~~~") {
        fence = plain.prefix(3)
        if plain.allSatisfy({ $0 == "`" || $0 == "~" || $0.isWhitespace }) {
          lines[index].text = text.prefix { $0 == " " } + plain.prefix { !$0.isWhitespace } + "swift"
          lines[index].isEnd = false
        }
      } else if text.hasPrefix("    "), !plain.isEmpty, !isOfList(said), isBlank(lines, index - 1, comment) {
        var end = index + 1
        while end < comment.upperBound, lines[end].text.hasPrefix("    ") || lines[end].text.allSatisfy(\.isWhitespace)
        {
          end += 1
        }
        while lines[end - 1].text.allSatisfy(\.isWhitespace) { end -= 1 }
        if open(&lines, index..<end) { end += 1 }
        index = end
        continue
      } else if !plain.isEmpty, text.first != " " {
        said = text
      }
      index += 1
    }
    // A fence that is never closed would take in what follows the comment.
    if fence != nil {
      for index in comment { lines[index].text = "" }
    }
  }

  private static func isBlank(_ lines: [Line], _ index: Int, _ comment: Range<Int>) -> Bool {
    index >= 0 && lines[index].text.allSatisfy(\.isWhitespace)
  }

  /// Whether a line begins an item, of which what is indented below is a part.
  private static func isOfList(_ line: Substring) -> Bool {
    if ["- ", "* ", "+ "].contains(where: { line.hasPrefix($0) }) { return true }
    let rest = line.drop(while: \.isNumber)
    return rest.count < line.count && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
  }

  /// Puts a fence around an indented block; false where there is no line for it.
  private static func open(_ lines: inout [Line], _ block: Range<Int>) -> Bool {
    guard block.lowerBound > 0, block.upperBound < lines.count else { return false }
    guard lines[block.upperBound].text.allSatisfy(\.isWhitespace) else { return false }
    lines[block.lowerBound - 1].text = "```swift"
    lines[block.lowerBound - 1].isEnd = false
    lines[block.upperBound].text = "```"
    lines[block.upperBound].isEnd = false
    return true
  }

  // MARK: Documents

  /// The comment that holds a line, by the line on which it starts; 0 for none.
  func comment(ofLine line: Int) -> Int { starts.last { $0 <= line } ?? 0 }

  /// The file in which the lines stand that were changed in the Markdown.
  ///
  /// - Parameter changed: the Markdown, with as many lines as before.
  /// - Returns: the bytes of the file; those as they are for another number of lines.
  public func applying(_ changed: [UInt8]) -> [UInt8] {
    let new = String(decoding: changed, as: UTF8.self).split(separator: /\n/, omittingEmptySubsequences: false)
    guard new.count == lines.count else { return original }
    let result = zip(lines, new).map { line, text -> String in
      guard line.isEnd, text != line.text, line.original.hasSuffix(line.text) else { return String(line.original) }
      return String(line.original.dropLast(line.text.count)) + text
    }
    return Array(result.joined(separator: "\n").utf8)
  }
}

extension Document {
  /// Reads a document, or the documentation comments of a Swift file.
  ///
  /// - Parameters:
  ///   - path: the path, as the user named it.
  ///   - bytes: the bytes of the file.
  public init(path: String, bytes: [UInt8]) {
    guard path.hasSuffix(".swift") else {
      self.init(SourceFile(path: path, bytes: bytes))
      return
    }
    let comments = DocComments(bytes)
    self.init(SourceFile(path: path, bytes: comments.markdown))
    self.comments = comments
  }

  /// The number of the chain of listings to which a line belongs: each documentation comment has its own.
  public func chain(ofLine line: Int) -> Int { comments?.comment(ofLine: line) ?? 0 }
}
