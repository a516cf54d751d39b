/// The YAML of nearly all cells: lines `key: value` of plain words and numbers, or bracketed lists of them.
///
/// It is read here because libyaml allocates 80 KB for each text. Any text that could be ambiguous is left to libyaml.
enum PlainYAML {
  /// Returns the mapping in a text; nil if the text could be ambiguous, or contains an error.
  ///
  /// - Complexity: O(*n* + *k*²) for *n* bytes and *k* keys.
  static func mapping(_ text: UnsafeBufferPointer<UInt8>, firstLine: Int) -> YAMLNode? {
    var entries: [YAMLNode.Entry] = []
    entries.reserveCapacity(4)
    var line = firstLine
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A) ?? text.count
      guard let entry = entry(text[start..<end], line: line), entries.count < 16,
        !entries.contains(where: { $0.key == entry.key })
      else { return nil }
      entries.append(entry)
      (start, line) = (end + 1, line + 1)
    }
    return entries.isEmpty ? nil : YAMLNode(.mapping(entries), line: firstLine)
  }

  private static func entry(_ text: Slice<UnsafeBufferPointer<UInt8>>, line: Int) -> YAMLNode.Entry? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 2 < text.endIndex, text[colon + 1] == 0x20,
      let key = word(text[..<colon]), let value = value(text[(colon + 2)...], line: line)
    else { return nil }
    return YAMLNode.Entry(key: key, line: line, value: value)
  }

  private static func value(_ text: Slice<UnsafeBufferPointer<UInt8>>, line: Int) -> YAMLNode? {
    guard text.first == UInt8(ascii: "[") else {
      return word(text).map { YAMLNode(.scalar($0, quoted: false), line: line) }
    }
    guard text.last == UInt8(ascii: "]") else { return nil }
    var elements: [YAMLNode] = []
    for element in text.dropFirst().dropLast().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let word = word(element.drop { $0 == 0x20 }) else { return nil }
      elements.append(YAMLNode(.scalar(word, quoted: false), line: line))
    }
    return YAMLNode(.sequence(elements), line: line)
  }

  /// Returns a text of ASCII letters, digits, `.`, `_` and `-` as a word; nil for any other text.
  ///
  /// The first character is a letter, a digit, or a `-` before one of them.
  private static func word(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let rest = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
    guard let first = rest.first, isAlphanumeric(first),
      rest.allSatisfy({ isAlphanumeric($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F })
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
