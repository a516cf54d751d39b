import LessonMarkdown
import SourceText

/// A writer that adds what documentation omits: that its code is Swift.
enum DocFences {
  /// A fence or HTML that a comment opens and never closes.
  struct Unclosed: Sendable {
    /// Its line, from 1.
    var line: Int
    /// The text that would close it.
    var closing: String
  }

  /// Writes `swift` after fences of a comment that name no language, and fences around its indented blocks.
  ///
  /// - Parameters:
  ///   - lines: the lines of the file.
  ///   - comment: the positions of the comment's lines.
  ///   - bytes: the bytes of the file.
  /// - Returns: a fence or HTML that the comment opens and never closes, now closed below it to contain nothing else;
  ///   nil if there is none.
  static func write(_ lines: inout [DocLine], _ comment: Range<Int>, of bytes: [UInt8]) -> Unclosed? {
    var fence: ArraySlice<UInt8>?
    var start = comment.lowerBound
    var index = comment.lowerBound
    var said: ArraySlice<UInt8> = []
    var hasCode = false
    while index < comment.upperBound {
      let text = lines[index].text(of: bytes)
      let plain = text.drop(while: \.isBlank)
      if let mark = fence {
        if closes(plain, mark) { fence = nil }
      } else if let mark = opening(plain) {
        (fence, start) = (mark, index)
        let isOutput = hasCode && isBelowLeadIn(index, in: comment, lines, bytes)
        hasCode = true
        if plain.dropFirst(mark.count).allSatisfy(\.isBlank), !isOutput,
          !isOtherLanguage(from: index + 1, to: comment.upperBound, lines, bytes)
        {
          lines[index].fence = text.prefix(while: \.isBlank) + mark + "swift".utf8
        }
      } else if let html = html(text) {
        let end = (index..<comment.upperBound).first {
          UnclosedHTML.isEnd(string(lines[$0], bytes, from: $0 == index ? html.from : 0), of: html.end)
        }
        guard let end else { return close(&lines, comment, index, html.end) }
        index = end
      } else if isIndented(text), !plain.isEmpty, !isOfList(said), isEmpty(lines, index - 1, bytes) {
        var end = index + 1
        while end < comment.upperBound, isIndented(lines[end].text(of: bytes)) || isEmpty(lines, end, bytes) {
          end += 1
        }
        while isEmpty(lines, end - 1, bytes) { end -= 1 }
        if !OtherLanguage.isOne((index..<end).map { string(lines[$0], bytes, from: 0) }),
          open(&lines, index..<end, bytes)
        {
          end += 1
        }
        hasCode = true
        index = end
        continue
      } else if !plain.isEmpty, text.first?.isBlank == false {
        said = text
      }
      index += 1
    }
    return fence.flatMap { close(&lines, comment, start, String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether the lines of a fence are in another language.
  private static func isOtherLanguage(from start: Int, to end: Int, _ lines: [DocLine], _ bytes: [UInt8]) -> Bool {
    let end =
      (start..<max(start, end)).first { opening(lines[$0].text(of: bytes).drop(while: \.isBlank)) != nil } ?? end
    return OtherLanguage.isOne((start..<max(start, end)).map { string(lines[$0], bytes, from: 0) })
  }

  /// Whether the last line above a fence says that the fence shows output.
  private static func isBelowLeadIn(_ fence: Int, in comment: Range<Int>, _ lines: [DocLine], _ bytes: [UInt8]) -> Bool
  {
    guard let above = (comment.lowerBound..<fence).last(where: { !isEmpty(lines, $0, bytes) }) else { return false }
    return OutputLeadIn(string(lines[above], bytes, from: 0)).isBelowListing
  }

  /// Closes a comment's open fence or HTML in the line of code below the comment.
  private static func close(
    _ lines: inout [DocLine], _ comment: Range<Int>, _ start: Int, _ closing: String
  ) -> Unclosed {
    if comment.upperBound < lines.count { lines[comment.upperBound].fence = Array(closing.utf8) }
    return Unclosed(line: start + 1, closing: closing)
  }

  /// Returns the end of the HTML that a line begins, and the number of bytes that open it; nil for another line.
  private static func html(_ line: ArraySlice<UInt8>) -> (end: String, from: Int)? {
    let plain = line.drop { $0 == UInt8(ascii: " ") }
    guard plain.first == UInt8(ascii: "<"), line.count - plain.count < 4 else { return nil }
    let text = String(decoding: plain, as: UTF8.self)
    return UnclosedHTML.end(text[...]).map { ($0, line.count - plain.count + ($0 == "-->" ? 4 : 2)) }
  }

  private static func string(_ line: DocLine, _ bytes: [UInt8], from start: Int) -> String {
    String(decoding: line.text(of: bytes).dropFirst(start), as: UTF8.self)
  }

  /// Returns the characters that open a fence; nil for another line.
  private static func opening(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let mark = line.prefix { $0 == sign }
    guard mark.count >= 3, sign == UInt8(ascii: "~") || !line.dropFirst(mark.count).contains(sign) else { return nil }
    return mark
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ mark: ArraySlice<UInt8>) -> Bool {
    let own = line.prefix { $0 == mark.first }
    return own.count >= mark.count && line.dropFirst(own.count).allSatisfy(\.isBlank)
  }

  private static func isEmpty(_ lines: [DocLine], _ index: Int, _ bytes: [UInt8]) -> Bool {
    index >= 0 && lines[index].text(of: bytes).allSatisfy(\.isBlank)
  }

  /// Whether a line is indented far enough to be a code block.
  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    var columns = 0
    for byte in line.prefix(while: \.isBlank) where columns < 4 { columns += byte == 0x09 ? 4 - columns % 4 : 1 }
    return columns >= 4
  }

  /// Whether a line begins a list item, which contains the indented lines below it.
  private static func isOfList(_ line: ArraySlice<UInt8>) -> Bool {
    if ["- ", "* ", "+ "].contains(where: { line.starts(with: $0.utf8) }) { return true }
    let rest = line.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return rest.count < line.count && (rest.starts(with: ". ".utf8) || rest.starts(with: ") ".utf8))
  }

  /// Puts a fence around an indented block; false if the lines around it are not free.
  private static func open(_ lines: inout [DocLine], _ block: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard block.lowerBound > 0, isEmpty(lines, block.lowerBound - 1, bytes), block.upperBound < lines.count,
      isEmpty(lines, block.upperBound, bytes)
    else { return false }
    lines[block.lowerBound - 1].fence = Array("```swift".utf8)
    lines[block.upperBound].fence = Array("```".utf8)
    return true
  }
}
