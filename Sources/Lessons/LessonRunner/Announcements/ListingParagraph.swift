import LessonKit
import SourceText

/// A paragraph directly above or below a listing.
struct ListingParagraph {
  /// The lines in the document, from top to bottom, with their numbers.
  let lines: [(number: Int, text: String)]

  /// Returns the paragraph above a cell.
  static func above(_ cell: Cell, _ file: SourceFile) -> ListingParagraph {
    ListingParagraph(file, from: cell.lines.lowerBound - 1, by: -1)
  }

  /// Returns the paragraph below a cell; without lines if a heading is there, which belongs to what follows it.
  static func below(_ cell: Cell, _ file: SourceFile) -> ListingParagraph {
    let below = ListingParagraph(file, from: cell.lines.upperBound + 1, by: 1)
    let isHeading = below.lines.first?.text.trimmed.prefixMatch(of: /#{1,6}(\s|$)/) != nil
    return isHeading ? ListingParagraph(lines: []) : below
  }

  private init(lines: [(number: Int, text: String)]) { self.lines = lines }

  private init(_ file: SourceFile, from start: Int, by step: Int) {
    let all = 1...max(1, file.lines.count)
    func line(_ number: Int) -> String? {
      all.contains(number) && number <= file.lines.count ? String(decoding: file.line(number), as: UTF8.self) : nil
    }
    var number = start
    while let text = line(number), text.allSatisfy(\.isWhitespace) { number += step }
    var lines: [(number: Int, text: String)] = []
    while let text = line(number), !text.allSatisfy(\.isWhitespace), !text.contains("```"), !text.contains("~~~"),
      !Self.isOfDirective(text)
    {
      lines.append((number, text))
      number += step
    }
    self.lines = step < 0 ? lines.reversed() : lines
  }

  /// Whether a line begins or ends a directive of DocC.
  private static func isOfDirective(_ line: String) -> Bool {
    let text = line.trimmed
    return text == "}" || text.prefixMatch(of: /@[A-Z]\w*\s*[({]/) != nil || text.prefixMatch(of: /\)\s*\{$/) != nil
  }

  /// The text on one line.
  var text: String { lines.map(\.text).joined(separator: " ") }

  /// The range of lines in the document; nil if there is no paragraph.
  var range: ClosedRange<Int>? {
    guard let first = lines.first, let last = lines.last else { return nil }
    return first.number...last.number
  }

  /// Whether the paragraph is prose, rather than a heading, table, comment, or separate remark.
  var isProse: Bool {
    guard let first = lines.first?.text.trimmed.first else { return false }
    return !"#|<>:@".contains(first)
  }

  /// Whether the last sentence leads to code as an earlier version of Swift has it: `Previously code like this:`.
  var leadsToEarlierVersion: Bool {
    guard let text = sentences.last?.text, text.hasSuffix(":") || text.hasSuffix("：") else { return false }
    return text.contains(Self.earlier)
  }

  /// Whether the paragraph leads to a sketch, which need not be complete: `It might look like this:`.
  var leadsToSketch: Bool { text.contains(Self.sketch) }

  // Regular expressions are values that never change, though the compiler cannot know that.
  private nonisolated(unsafe) static let sketch =
    /(?i:\b(?:high-level|simplified|sketch|pseudo-?code|(?:might|may|could) look (?:something |roughly )?like)\b)/
  private nonisolated(unsafe) static let earlier =
    /^(?:Previously|Formerly),?\s(?!I\b|we\b|you\b)|\b(?:[Bb]efore|[Uu]ntil|[Pp]rior to) Swift \d|\b(?:earlier|older|previous) versions? of (?:Swift|the compiler)|Swift ?[\d.]+ ?(?:まで|以前|より前)|以前の(?:Swift|バージョン)/

  /// The sentences, with the lines on which they begin.
  var sentences: [(text: String, place: (Int) -> Int)] {
    var starts: [(offset: Int, number: Int)] = []
    var text = ""
    for line in lines {
      if !text.isEmpty { text += " " }
      starts.append((text.count, line.number))
      text += line.text.trimmed
    }
    return text.sentences.map { sentence in
      (
        sentence.text,
        { offset in starts.last { $0.offset <= sentence.offset + offset }?.number ?? starts.first?.number ?? 1 }
      )
    }
  }
}

extension String {
  /// The sentences, each with the character at which it begins.
  var sentences: [(text: String, offset: Int)] {
    var sentences: [(text: String, offset: Int)] = []
    var current = ""
    var offset = 0
    var isCode = false
    let signs = Array(self)
    for (index, sign) in signs.enumerated() {
      if current.isEmpty, sign.isWhitespace { continue }
      if current.isEmpty { offset = index }
      current.append(sign)
      if sign == "`" { isCode.toggle() }
      let isLast = index + 1 == signs.count || signs[index + 1].isWhitespace
      if !isCode, "。！？".contains(sign) || ".!?".contains(sign) && isLast {
        sentences.append((current, offset))
        current = ""
      }
    }
    if !current.isEmpty { sentences.append((current, offset)) }
    return sentences
  }
}
