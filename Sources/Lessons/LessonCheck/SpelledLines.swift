import LessonKit
import LessonMarkdown
import SourceText

/// The lines of a document whose spelling is checked, with spaces for everything but the author's text.
enum SpelledLines {
  private static let keys = ["title", "objectives", "description", "summary"]

  /// Returns the text nodes, without those of formulas and of transcripts, which programs write.
  static func ofText(_ document: Document, _ prose: Prose) -> [(number: Int, text: String)] {
    let file = document.file
    let others = Set(document.cells.compactMap(\.transcript?.lines).joined())
      .union(ForeignSyntax.formulas(prose, document.file))
    var lines: [(number: Int, text: [UInt8])] = []
    for text in prose.texts where !others.contains(text.line) {
      let line = file.lines[text.line - 1]
      if lines.last?.number != text.line { lines.append((text.line, Array(repeating: 0x20, count: line.count))) }
      let start = text.range.lowerBound - line.lowerBound
      lines[lines.count - 1].text.replaceSubrange(start..<start + text.range.count, with: file.bytes[text.range])
    }
    return lines.map { ($0.number, String(decoding: $0.text, as: UTF8.self)) }
  }

  /// Returns the text of front matter for readers: the title, objectives and descriptions.
  static func ofFrontMatter(_ document: Document) -> [(number: Int, text: String)] {
    guard document.firstTextLine > 2 else { return [] }
    var isRead = false
    return (2..<document.firstTextLine - 1).compactMap { number in
      let line = document.file.line(number)
      guard let first = line.first else { return nil }
      let colon = line.firstIndex(of: UInt8(ascii: ":"))
      let isKey = !first.isBlank && first != UInt8(ascii: "-") && colon != nil
      if isKey { isRead = keys.contains(String(decoding: line[..<(colon ?? line.startIndex)], as: UTF8.self)) }
      return isRead ? (number, String(decoding: line, as: UTF8.self)) : nil
    }
  }
}
