import SourceText
import SwiftSource

/// A reader that finds the documentation comments of a Swift file and the text of each line.
struct DocCommentReader {
  /// The lines of Markdown, one for each line of the file.
  var lines: [DocLine]
  /// The positions of the lines of each comment, from top to bottom.
  private(set) var comments: [Range<Int>] = []

  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    lines = file.lines.map { _ in DocLine() }
    let outline = SwiftOutline(bytes: file.bytes)
    let all = (outline.comments.map { ($0.range, false) } + outline.blockComments.map { ($0.range, true) })
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
    var isOpen = false
    for (range, isBlock) in all {
      let first = file.line(at: range.lowerBound) - 1
      guard isDocumentation(range, isBlock), isFirst(range.lowerBound, ofLine: first) else { continue }
      if isBlock {
        readBlock(range, first)
      } else if isOpen, comments.last?.upperBound == first {
        comments[comments.count - 1] = comments[comments.count - 1].lowerBound..<(first + 1)
        lines[first].range = (range.lowerBound + 3)..<range.upperBound
      } else {
        comments.append(first..<(first + 1))
        lines[first].range = (range.lowerBound + 3)..<range.upperBound
      }
      isOpen = !isBlock
    }
    for comment in comments where isOfSlashes(comment) { dropMargin(comment) }
  }

  private func isDocumentation(_ range: Range<Int>, _ isBlock: Bool) -> Bool {
    let bytes = file.bytes[range]
    guard isBlock else { return bytes.starts(with: "///".utf8) }
    return bytes.count > 4 && bytes.starts(with: "/**".utf8) && !bytes.starts(with: "/***".utf8)
  }

  /// Whether nothing but white space is before a byte on its line.
  private func isFirst(_ offset: Int, ofLine line: Int) -> Bool {
    file.bytes[file.lines[line].lowerBound..<offset].allSatisfy(\.isBlank)
  }

  // MARK: Comments of slashes

  private func isOfSlashes(_ comment: Range<Int>) -> Bool {
    lines[comment.lowerBound].range.map { file.bytes[$0.lowerBound - 1] == UInt8(ascii: "/") } ?? false
  }

  /// Removes the tab after the slashes if every line has one; otherwise one space from each line that has one.
  private mutating func dropMargin(_ comment: Range<Int>) {
    let texts = comment.compactMap { lines[$0].range }.filter { !file.bytes[$0].allSatisfy(\.isBlank) }
    let hasTabs = texts.allSatisfy { file.bytes[$0].first == 0x09 }
    for index in comment {
      guard let text = lines[index].range, file.bytes[text].first == (hasTabs ? 0x09 : 0x20) else { continue }
      lines[index].range = (text.lowerBound + 1)..<text.upperBound
    }
  }

  // MARK: Comments between signs

  /// Reads a comment between `/**` and `*/`, whose lines may begin with stars.
  private mutating func readBlock(_ range: Range<Int>, _ first: Int) {
    let last = file.line(at: range.upperBound - 1) - 1
    comments.append(first..<(last + 1))
    let text = (range.lowerBound + 3)..<(range.upperBound - 2)
    let inner = first < last ? Array((first + 1)...last) : []
    let ranges = inner.map {
      max(file.lines[$0].lowerBound, text.lowerBound)..<min(file.lines[$0].upperBound, text.upperBound)
    }
    let firstEnd = min(file.lines[first].upperBound, text.upperBound)
    lines[first].range = withoutBlanks(text.lowerBound..<firstEnd)
    let hasStars = ranges.dropLast().allSatisfy { isBlank($0) || afterStar($0) != nil }
    let margin = hasStars ? 0 : margin(of: ranges)
    for (index, range) in zip(inner, ranges) {
      var start = range.lowerBound + min(margin, range.count)
      if hasStars, let end = afterStar(range) { start = end }
      lines[index].range = start..<range.upperBound
    }
    if let range = lines[last].range, first < last {
      let isEnd = file.bytes[range].allSatisfy { $0.isBlank || $0 == UInt8(ascii: "*") }
      lines[last].range = isEnd ? range.upperBound..<range.upperBound : withoutBlanksAtEnd(range)
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool { file.bytes[range].allSatisfy(\.isBlank) }

  private func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
    let start = file.bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
    return withoutBlanksAtEnd(start..<range.upperBound)
  }

  private func withoutBlanksAtEnd(_ range: Range<Int>) -> Range<Int> {
    let end = file.bytes[range].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? range.lowerBound
    return range.lowerBound..<end
  }

  /// Returns the byte after the star that begins a line and the space after it; nil for another line.
  private func afterStar(_ range: Range<Int>) -> Int? {
    guard let star = file.bytes[range].firstIndex(where: { !$0.isBlank }), file.bytes[star] == UInt8(ascii: "*") else {
      return nil
    }
    let next = star + 1
    guard next < range.upperBound else { return next }
    return file.bytes[next].isBlank ? next + (file.bytes[next] == 0x20 ? 1 : 0) : nil
  }

  /// Returns the number of bytes of white space that begin all lines with text.
  private func margin(of ranges: [Range<Int>]) -> Int {
    let margins = ranges.filter { !isBlank($0) }.map { file.bytes[$0].prefix(while: \.isBlank) }
    guard var common = margins.first else { return 0 }
    for margin in margins {
      common = common.prefix(zip(common, margin).prefix { $0 == $1 }.count)
    }
    return common.count
  }
}
