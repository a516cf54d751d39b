import SourceText
import SwiftSource

/// The output that a listing announces, in a comment such as `// Prints "5"` or in several consecutive ones.
public struct PrintsComment: Sendable, Hashable {
  /// A line of output, and its place in the listing.
  public struct Line: Sendable, Hashable {
    /// The text.
    public var text: String
    /// The line of the listing's body, from 0.
    package var bodyLine: Int
    /// The bytes of the text within that line.
    package var range: Range<Int>
    /// Whether white space at its ends is ignored, because it has no quotation marks around it.
    var isLoose: Bool
  }

  /// The lines, at least one.
  public internal(set) var lines: [Line]
  /// Whether the comment is between statements outside brackets, so that all output before it belongs to it.
  var isBoundary: Bool
  /// The byte of the body at which the last of its comments begins.
  var position: Int
  /// Whether code comes before that comment on its line.
  var followsCode: Bool
  /// The order of what the call before it prints, as far as the call itself shows.
  var order = SequenceOrder.unknown
  /// The bytes of the call in a body whose output alone it stands for; nil for none.
  var call: Range<Int>?
  /// The start of its first comment up to the text: `// Prints "`.
  package var opening: String
  /// The quotation mark after the text; empty for none.
  package var closing: String
  /// Other ways to read the comment, each as lines: up to the first quotation mark, or as one line that is wrapped.
  var readings: [[String]]
  /// Whether the boundary between its text and the author's own words is unclear.
  var isAmbiguous: Bool
  /// Whether words follow its quotation marks, so that further quotation marks would belong to the words.
  var hasWordsBehind = false
  /// Whether a part of it is between `/*` and `*/`.
  var isBlock = false
  /// The opening of the lines after the first in comments of their own: the first line's opening, or a block's.
  package var nextOpening: String
}

/// The reader of the comments of a listing that say what it prints.
struct PrintsReader {
  private let body: [UInt8]
  private let lineStarts: [Int]
  private let outline: SwiftOutline
  private(set) var comments: [PrintsComment] = []
  /// The number of tokens before the last comment that was read, and whether it is between `/*` and `*/`.
  private var lastRead: (tokensBefore: Int, isBlock: Bool)?
  /// The lines, from 0, with a quotation mark that opens a text but is never closed.
  private(set) var unclosed: [Int] = []

  init(_ source: String, _ outline: SwiftOutline) {
    let bytes = Array(source.utf8)
    body = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    self.outline = outline
    var index = 0
    for block in outline.blockComments {
      while index < outline.comments.count, outline.comments[index].range.lowerBound < block.range.lowerBound {
        index = read(index)
      }
      read(block: block)
    }
    while index < outline.comments.count { index = read(index) }
  }

  /// Reads a comment between `/*` and `*/`, unless code comes after it on its line.
  private mutating func read(block: SwiftLineComment) {
    let next = outline.tokens.dropFirst(block.tokensBefore).first
    let lastLine = block.line + body[block.range].count { $0 == UInt8(ascii: "\n") }
    guard next.map({ $0.line > lastLine }) ?? true,
      let read = PrintsBlock(block, of: body, isOfPrint: isOfPrint(block))
    else { return }
    guard read.start.lineCount.map({ $0 == read.lines.count }) ?? true else { return }
    let lines = read.lines.map { line in
      let start = line.start - lineStarts[line.line]
      return PrintsComment.Line(
        text: line.text, bodyLine: line.line, range: start..<(start + line.text.utf8.count), isLoose: read.isLoose)
    }
    let short = read.start.shortText.flatMap { lines.count == 1 && $0 == lines[0].text ? nil : $0 }
    let continues = lastRead?.tokensBefore == block.tokensBefore && !block.followsCode
    append(
      PrintsComment(
        lines: lines, isBoundary: outline.separatesStatements(block), position: block.range.lowerBound,
        followsCode: block.followsCode, opening: read.start.opening, closing: read.start.closing,
        readings: read.readings + (short.map { [[$0]] } ?? []), isAmbiguous: short != nil, isBlock: true,
        nextOpening: read.start.form == .block ? "" : read.start.opening),
      continues: continues)
    lastRead = (block.tokensBefore, true)
  }

  /// Whether a comment comes after a call of `print` on its line.
  private func isOfPrint(_ comment: SwiftLineComment) -> Bool {
    guard comment.followsCode, let statement = outline.statement(before: comment) else { return false }
    return outline.tokens[statement.tokens.lowerBound].text == "print"
  }

  private func text(_ comment: SwiftLineComment) -> Substring {
    String(decoding: body[comment.range], as: UTF8.self)[...]
  }

  /// Reads the comment at a position and those that continue it, and returns the position after them.
  private mutating func read(_ index: Int) -> Int {
    let comment = outline.comments[index]
    guard let start = PrintsText(text(comment)) else { return index + 1 }
    var lines: [PrintsComment.Line] = []
    var last = index
    var nextOpening = start.opening
    var readings: [[String]] = []
    switch start.form {
    case .closed:
      lines = [line(comment, start.opening, start.text, isLoose: start.closing.isEmpty)]
      if start.closing.isEmpty { readings = wrapped(start.text, from: index) }
    case .open:
      guard let end = endOfQuotation(from: index, closing: start.closing) else {
        if start.hasClosedPart {
          lines = [line(comment, start.opening, start.closedPart, isLoose: false)]
          readings = start.verbatim.map { [[$0]] } ?? []
          break
        }
        // If no words follow in which the text could continue, it is all on this line.
        if !continues(index + 1) || PrintsText(text(outline.comments[index + 1])) != nil {
          lines = [line(comment, start.opening, start.text, isLoose: true)]
          break
        }
        unclosed.append(comment.line)
        return index + 1
      }
      lines = [line(comment, start.opening, start.text, isLoose: true)]
      for next in (index + 1)...end {
        let opening = PrintsText.leader(text(outline.comments[next]))
        var rest = text(outline.comments[next]).dropFirst(opening.count)
        if next == end { rest = rest.dropLast(rest.reversed().prefix { $0 == " " || $0 == "\t" }.count + 1) }
        lines.append(line(outline.comments[next], opening, String(rest), isLoose: true))
      }
      readings = [[lines.map(\.text.trimmed).joined(separator: " ")]]
      last = end
    case .block:
      let end = endOfBlock(from: index)
      guard end > index, start.lineCount.map({ $0 == end - index }) ?? true else { return index + 1 }
      let opening = PrintsText.indentation(((index + 1)...end).map { text(outline.comments[$0]) })
      for next in (index + 1)...end {
        let own = PrintsText.leader(text(outline.comments[next]), atMost: opening)
        lines.append(
          line(
            outline.comments[next], own,
            String(text(outline.comments[next]).unicodeScalars.dropFirst(own.unicodeScalars.count)), isLoose: true))
      }
      nextOpening = opening
      last = end
    }
    let short = start.shortText.flatMap { lines.count == 1 && $0 == lines[0].text ? nil : $0 }
    if let short { readings.append([short]) }
    if lines.count == 1, let mark = start.closing.first, let end = text(comment).lastIndex(of: mark),
      let times = Self.times(text(comment)[end...])
    {
      readings.append(Array(repeating: start.shortText ?? lines[0].text, count: times))
    }
    let isQuoted = start.lineCount != nil && lines.allSatisfy { $0.text.trimmed.isQuoted }
    if isQuoted { readings.append(lines.map { String($0.text.trimmed.dropFirst().dropLast()) }) }
    add(lines, start, nextOpening, index, last, readings: readings, isAmbiguous: short != nil || isQuoted)
    return last + 1
  }

  /// Returns the text of a comment with as many of the comments directly below as could continue it.
  private func wrapped(_ text: String, from index: Int) -> [[String]] {
    var (all, readings) = (text, [[String]]())
    var next = index + 1
    while readings.count < 4, continues(next), PrintsText(self.text(outline.comments[next])) == nil {
      all += " " + String(self.text(outline.comments[next]).dropFirst(2)).trimmed
      readings.append([all])
      next += 1
    }
    return readings
  }

  private mutating func add(
    _ lines: [PrintsComment.Line], _ start: PrintsText, _ nextOpening: String, _ first: Int, _ last: Int,
    readings: [[String]], isAmbiguous: Bool
  ) {
    let comment = outline.comments[last]
    let isBelow =
      first > 0 && comments.last?.position == outline.comments[first - 1].range.lowerBound
      && outline.comments[first - 1].tokensBefore == comment.tokensBefore
    let call = outline.printingCall(before: comment)
    let isBelowBlock = lastRead.map { $0.isBlock && $0.tokensBefore == comment.tokensBefore } ?? false
    append(
      PrintsComment(
        lines: lines, isBoundary: outline.separatesStatements(comment), position: comment.range.lowerBound,
        followsCode: comment.followsCode,
        order: lines.count == 1 ? call.map(outline.order(ofPrinting:)) ?? .unknown : .unknown,
        call: lines.count == 1 && comment.depth > 0 ? call.map(bytes) : nil,
        opening: start.opening, closing: start.closing, readings: readings,
        isAmbiguous: isAmbiguous, hasWordsBehind: start.verbatim != nil, nextOpening: nextOpening),
      continues: (isBelow || isBelowBlock) && !outline.comments[first].followsCode)
    lastRead = (comment.tokensBefore, false)
  }

  private func bytes(_ call: ClosedRange<Int>) -> Range<Int> {
    outline.tokens[call.lowerBound].range.lowerBound..<outline.tokens[call.upperBound].range.upperBound
  }

  /// Adds a comment, or joins it to the one above if it continues that one.
  private mutating func append(_ new: PrintsComment, continues: Bool) {
    guard continues, let above = comments.indices.last else { return comments.append(new) }
    let all = ([comments[above].lines.map(\.text)] + comments[above].readings).flatMap { above in
      ([new.lines.map(\.text)] + new.readings).map { above + $0 }
    }
    comments[above].readings = Array(all.dropFirst().prefix(64))
    comments[above].isAmbiguous = comments[above].isAmbiguous || new.isAmbiguous
    comments[above].hasWordsBehind = comments[above].hasWordsBehind || new.hasWordsBehind
    comments[above].isBlock = comments[above].isBlock || new.isBlock
    comments[above].lines += new.lines
    (comments[above].call, comments[above].order) = (nil, .unknown)
    comments[above].position = new.position
    comments[above].followsCode = new.followsCode
  }

  private func line(_ comment: SwiftLineComment, _ opening: String, _ text: String, isLoose: Bool) -> PrintsComment.Line
  {
    let start = comment.range.lowerBound - lineStarts[comment.line] + opening.utf8.count
    return PrintsComment.Line(
      text: text, bodyLine: comment.line, range: start..<(start + text.utf8.count), isLoose: isLoose)
  }

  /// Whether a comment is by itself on the line after another.
  private func continues(_ index: Int) -> Bool {
    index < outline.comments.count && !outline.comments[index].followsCode
      && outline.comments[index].line == outline.comments[index - 1].line + 1
      && outline.comments[index].tokensBefore == outline.comments[index - 1].tokensBefore
  }

  /// Returns how often something is printed, according to words such as `three times`; nil for other words.
  private static func times(_ words: Substring) -> Int? {
    let words = words.split { !$0.isLetter && !$0.isNumber }.prefix(2).map { $0.lowercased() }
    if words.first == "twice" { return 2 }
    guard words.count == 2, words[1] == "times" else { return nil }
    let numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let number = Int(words[0]) ?? numbers.firstIndex(of: words[0]).map { $0 + 2 }
    return number.flatMap { (2...1_000).contains($0) ? $0 : nil }
  }

  private func endOfQuotation(from index: Int, closing: String) -> Int? {
    var next = index + 1
    while continues(next), PrintsText(text(outline.comments[next])) == nil {
      if text(outline.comments[next]).reversed().drop(while: { $0 == " " || $0 == "\t" }).first.map(String.init)
        == closing
      {
        return next
      }
      next += 1
    }
    return nil
  }

  private func endOfBlock(from index: Int) -> Int {
    var next = index + 1
    while continues(next), PrintsText(text(outline.comments[next])) == nil { next += 1 }
    return next - 1
  }
}

extension String {
  /// Whether the text is in quotation marks.
  fileprivate var isQuoted: Bool { count > 1 && hasPrefix("\"") && hasSuffix("\"") }
}
