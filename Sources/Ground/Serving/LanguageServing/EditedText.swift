import SourceText

/// The way in which the editor counts the characters of a line.
package enum PositionEncoding: String, Sendable, Hashable, Codable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the best encoding that an editor offers; UTF-16 if it offers none.
  package static func best(among offered: [String]?) -> PositionEncoding {
    let offered = (offered ?? []).compactMap(PositionEncoding.init)
    return [.utf8, .utf32].first(where: offered.contains) ?? .utf16
  }

  /// Returns the length of a scalar.
  fileprivate func width(_ scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf8: UTF8.width(scalar)
    case .utf16: UTF16.width(scalar)
    case .utf32: 1
    }
  }
}

/// A position between two characters; both numbers start at 0.
package struct Position: Sendable, Hashable, Codable, Comparable {
  package var line: Int
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    (self.line, self.character) = (line, character)
  }

  /// Reads a position; numbers that no text has become the nearest that one can have.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int {
      min(max(try values.decode(Int.self, forKey: key), 0), Int(Int32.max))
    }
    self.init(line: try number(.line), character: try number(.character))
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of text between two positions.
package struct TextRange: Sendable, Hashable, Codable {
  package var start: Position
  package var end: Position

  /// Creates a range.
  package init(_ start: Position, _ end: Position) {
    (self.start, self.end) = (start, end)
  }
}

/// The text of a document as an editor shows it, and the positions in it.
///
/// Lines end with LF, CRLF, or CR, as in ``SourceText/SourceFile``, whose columns count characters as readers see them.
package struct EditedText: Sendable {
  /// The text.
  package private(set) var file: SourceFile
  /// The way in which the editor counts.
  package let encoding: PositionEncoding

  /// Creates a text.
  package init(_ file: SourceFile, encoding: PositionEncoding) {
    (self.file, self.encoding) = (file, encoding)
  }

  /// The position after the last character.
  package var end: Position { position(at: file.bytes.count) }

  /// Returns the bytes of a line, counted from 0, without its line end; the first line includes a byte-order mark.
  private func bytes(ofLine line: Int) -> Range<Int> {
    guard file.lines.indices.contains(line) else { return file.bytes.count..<file.bytes.count }
    return (line == 0 ? 0 : file.lines[line].lowerBound)..<file.lines[line].upperBound
  }

  /// Returns the byte at a position; a position outside of the text means the nearest one in it.
  package func offset(_ position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    let range = bytes(ofLine: position.line)
    var (offset, rest) = (range.lowerBound, position.character)
    for scalar in String(decoding: file.bytes[range], as: UTF8.self).unicodeScalars {
      let width = encoding.width(scalar)
      guard rest >= width else { break }
      rest -= width
      offset += UTF8.width(scalar)
    }
    return min(offset, range.upperBound)
  }

  /// Returns the position of a byte; a byte inside a line end is at the end of its line.
  package func position(at offset: Int) -> Position {
    guard let last = file.lines.indices.last else { return Position(line: 0, character: 0) }
    if offset >= file.bytes.count, !file.ending(ofLine: last + 1).isEmpty {
      return Position(line: file.lines.count, character: 0)
    }
    let line = file.line(at: min(offset, file.bytes.count - 1)) - 1
    let range = bytes(ofLine: line)
    let before = file.bytes[range.lowerBound..<min(max(offset, range.lowerBound), range.upperBound)]
    return Position(line: line, character: length(before))
  }

  /// Returns the number of units of some bytes.
  package func length(_ bytes: some Collection<UInt8>) -> Int {
    if encoding == .utf8 { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { $0 + encoding.width($1) }
  }

  /// Returns the byte of a character, where both the line and the column count from 1, and columns count what readers
  /// see as characters.
  package func offset(line: Int, column: Int) -> Int {
    guard file.lines.indices.contains(line - 1) else { return line < 1 ? 0 : file.bytes.count }
    let range = file.lines[line - 1]
    let before = String(decoding: file.bytes[range], as: UTF8.self).prefix(max(0, column - 1))
    return min(range.lowerBound + before.utf8.count, range.upperBound)
  }

  /// Replaces a range, or the whole text.
  package mutating func replace(_ range: TextRange?, with text: String) {
    guard let range else {
      file = SourceFile(path: file.path, bytes: Array(text.utf8))
      return
    }
    let start = offset(range.start)
    let end = max(start, offset(range.end))
    var bytes = file.bytes
    bytes.replaceSubrange(start..<end, with: text.utf8)
    file = SourceFile(path: file.path, bytes: bytes)
  }
}
