import LessonKit
import SourceText

/// The places of a file that write the name of a lesson's cell.
///
/// In the lesson itself, these are the attribute `name`, slips, panels, boards, notes of the compiler in transcripts, and
/// links; in every file, addresses such as `lessons/float5/lesson.md#NAME`.
struct CellMentions {
  private let file: SourceFile
  private let fences: FencedLines
  /// The documents of the lesson, in all its languages.
  private let lesson: [String]
  /// The anchors of headings, which links prefer to cells.
  private let anchors: Set<String>

  /// Creates the mentions of a file.
  ///
  /// - Parameters:
  ///   - file: the file, a document or any other text.
  ///   - lesson: the paths of the lesson's documents.
  ///   - anchors: the anchors of the file's headings.
  init(_ file: SourceFile, of lesson: [String], anchors: [String] = []) {
    (self.file, self.lesson, self.anchors) = (file, lesson, Set(anchors))
    fences = FencedLines(file)
  }

  /// Returns the bytes of each mention of a name, from top to bottom.
  func places(of name: String) -> [Range<Int>] {
    guard !name.isEmpty else { return [] }
    let word = Array(name.utf8)
    var places: [Range<Int>] = []
    var start = 0
    while let found = file.bytes[start...].firstRange(of: word) {
      if isWhole(found), isMention(name, found) { places.append(found) }
      start = found.lowerBound + 1
    }
    return places
  }

  /// Returns the name that is mentioned at a byte, and its bytes; nil for any other text.
  func name(at offset: Int) -> (name: String, range: Range<Int>)? {
    let before = file.bytes[..<min(offset, file.bytes.count)].reversed().prefix(while: \.isInName).count
    let after = file.bytes[min(offset, file.bytes.count)...].prefix(while: \.isInName).count
    let range = offset - before..<offset + after
    let name = String(decoding: file.bytes[range], as: UTF8.self)
    return name.isKebabCase && isMention(name, range) ? (name, range) : nil
  }

  private func isWhole(_ range: Range<Int>) -> Bool {
    !(range.lowerBound > 0 && file.bytes[range.lowerBound - 1].isInName)
      && !(range.upperBound < file.bytes.count && file.bytes[range.upperBound].isInName)
  }

  private func isMention(_ name: String, _ range: Range<Int>) -> Bool {
    let line = file.line(at: range.lowerBound) - 1
    guard file.lines.indices.contains(line) else { return false }
    let before = String(
      decoding: file.bytes[min(file.lines[line].lowerBound, range.lowerBound)..<range.lowerBound], as: UTF8.self)
    if before.hasSuffix("#") { return isAddress(String(before.dropLast()), name) }
    guard lesson.contains(file.path) else { return false }
    switch fences[line] {
    case .fence(let words):
      return CellWords.fences.contains(words.first ?? "") && Self.ends(before, with: ["name"])
    // The note of a compiler's message, in a transcript.
    case .body: return before.hasSuffix("note in cell `")
    case .text:
      guard let comment = comment(before: range.lowerBound) else { return false }
      if comment.hasPrefix("if:") { return Self.ends(comment, with: ["cell"]) }
      guard comment.hasPrefix("lesson:") else { return false }
      return Self.ends(comment, with: ["name", "cell"]) || Self.isInList(comment)
    }
  }

  /// Returns the part of an HTML comment before a byte; nil outside of a comment.
  private func comment(before offset: Int) -> String? {
    let near = file.bytes[max(0, offset - 4_096)..<offset]
    guard let start = near.ranges(of: Array("<!--".utf8)).last,
      near[start.upperBound...].firstRange(of: Array("-->".utf8)) == nil
    else { return nil }
    return String(decoding: near[start.upperBound...], as: UTF8.self).withoutLeadingSpace
  }

  private static func ends(_ text: String, with keys: [String]) -> Bool {
    keys.contains { key in
      ["\(key)=", "\(key)=\""].contains { text.hasSuffix(" " + $0) || text.hasSuffix("\n" + $0) }
    }
  }

  private static func isInList(_ text: String) -> Bool {
    guard let list = text.ranges(of: " cells=").last else { return false }
    let value = text[list.upperBound...].drop { $0 == "\"" }
    return value.first == "[" && !value.contains("]")
  }

  /// Whether the text before a `#` names the lesson: its document, or its folder, or nothing in a link.
  private func isAddress(_ before: String, _ name: String) -> Bool {
    let path = String(before.reversed().prefix { !" \t([\"'`<>「（：".contains($0) }.reversed())
    if path.isEmpty { return before.hasSuffix("](") && lesson.contains(file.path) && !anchors.contains(name) }
    let target = RelativePath.join(RelativePath.folder(of: file.path), path)
    if path.hasSuffix(".md") {
      if before.dropLast(path.count).hasSuffix("]("), anchors.contains(name), target == file.path { return false }
      return lesson.contains { $0 == target || path.contains("/") && $0.hasSuffix("/" + path) }
    }
    guard let folder = lesson.first.map(RelativePath.folder), !folder.isEmpty else { return false }
    return folder == target || folder.hasSuffix("/" + path)
  }
}

extension String {
  /// The text without white space at its start.
  fileprivate var withoutLeadingSpace: String { String(drop(while: \.isWhitespace)) }
}

extension UInt8 {
  /// Whether the byte can be a part of a name, or of a word that is not one.
  fileprivate var isInName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
