/// A style sheet without comments, and without the spaces and zeros that mean nothing.
enum CompactStyle {
  /// Returns a style sheet without what only its authors need; strings stay as they are.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func text(of source: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(source.count)
    var isAfterSpace = false
    var position = 0
    while position < source.count {
      let byte = source[position]
      if byte <= space {
        isAfterSpace = true
        position += 1
        continue
      }
      if let end = SourceBytes.end(ofCommentAt: position, in: source) {
        position = end
        continue
      }
      if isAfterSpace, let last = text.last, !before.contains(last), !after.contains(byte) { text.append(space) }
      isAfterSpace = false
      if byte == UInt8(ascii: "}"), text.last == UInt8(ascii: ";") { text.removeLast() }
      let end = SourceBytes.end(ofStringAt: position, in: source) ?? position + 1
      if !isNeedlessZero(source, position, after: text.last) { text += source[position..<end] }
      position = end
    }
    return text
  }

  private static let space = UInt8(ascii: " ")
  /// The signs after which a space means nothing.
  private static let before = Set("{};,>(:".utf8)
  /// The signs before which a space means nothing; before a colon it separates a descendant from its state.
  private static let after = Set("{};,>)".utf8)

  /// Whether a byte is the zero of a number such as `0.5`.
  private static func isNeedlessZero(_ source: [UInt8], _ position: Int, after last: UInt8?) -> Bool {
    guard source[position] == UInt8(ascii: "0"), position + 2 < source.count, let last else { return false }
    return " (,:".utf8.contains(last) && source[position + 1] == UInt8(ascii: ".")
      && SourceBytes.isDigit(source[position + 2])
  }
}
