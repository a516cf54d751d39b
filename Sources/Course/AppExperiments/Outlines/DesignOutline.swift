import ExperimentKit
import SwiftSource

/// The sections of a source file that is designed in comments, read by the lexer for Swift.
///
/// A section line is a comment on its own line that begins with four or more equals signs, such as `// ========
/// 検討すべき点`; the text after the signs is the heading. Strings, and comments after code, are not treated as section lines
/// or notes, unlike in a text search.
///
/// Source: 004-1.
struct DesignOutline: Sendable {
  /// A comment on a line of its own.
  struct Note: Sendable, Hashable {
    /// The line, counted from 1.
    let line: Int
    /// The text after the slashes.
    let text: String
  }

  /// A section, from its line to the next one.
  struct Section: Sendable {
    /// The line, counted from 1; nil for the part before the first section line.
    let line: Int?
    /// The heading; empty before the first section line.
    let heading: String
    /// The number of brackets around the section line.
    let depth: Int
    /// The comments on their own lines.
    fileprivate(set) var notes: [Note] = []
    /// The number of lines with code.
    fileprivate(set) var codeLines = 0
  }

  /// The sections from top to bottom; the first is the part before the first section line.
  private(set) var sections = [Section(line: nil, heading: "", depth: 0)]
  /// The reason that the source is incomplete; nil if its brackets, strings and comments are closed.
  let imbalance: Message?

  /// Reads a source.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ source: String) {
    let outline = SwiftOutline(source)
    let bytes = Array(source.utf8)
    imbalance = outline.imbalance
    var code = Self.codeLines(outline, bytes)[...]
    for comment in outline.comments where !comment.followsCode {
      let before = code.prefix { $0 < comment.line }
      code = code.dropFirst(before.count)
      sections[sections.count - 1].codeLines += before.count
      let text = String(decoding: bytes[comment.range], as: UTF8.self).dropFirst(2).trimmed
      let signs = text.prefix { $0 == "=" }.count
      if signs >= 4 {
        sections.append(
          Section(line: comment.line + 1, heading: text.dropFirst(signs).trimmed, depth: comment.depth))
      } else {
        sections[sections.count - 1].notes.append(Note(line: comment.line + 1, text: text))
      }
    }
    sections[sections.count - 1].codeLines += code.count
  }

  /// Returns the lines with a token or a part of one, from 0, in order.
  private static func codeLines(_ outline: SwiftOutline, _ bytes: [UInt8]) -> [Int] {
    var lines: Set<Int> = []
    for token in outline.tokens {
      let ends = bytes[token.range].count { $0 == 0x0A }
      lines.formUnion(token.line...token.line + ends)
    }
    return lines.sorted()
  }

  /// The number of lines with code.
  var codeLines: Int {
    sections.reduce(0) { $0 + $1.codeLines }
  }

  /// The notes of all sections.
  var notes: [Note] {
    sections.flatMap(\.notes)
  }

  /// Returns the notes of the sections whose heading begins with some words.
  func notes(under heading: String) -> [Note] {
    sections.filter { $0.line != nil && $0.heading.hasPrefix(heading) }.flatMap(\.notes)
  }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let isBlank = { (character: Character) in character.isWhitespace }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
