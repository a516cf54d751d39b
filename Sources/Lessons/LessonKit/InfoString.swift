import SourceText

/// The words after a fence: its kind, and attributes of the form `key=value`.
struct InfoString {
  /// An attribute: its key and, if there is an equals sign, its value.
  struct Attribute {
    var key: String
    var value: String?
  }

  /// The words without an equals sign before the first attribute.
  var words: [String] = []
  /// The attributes in order, including later words without a value.
  var attributes: [Attribute] = []
  /// The words and attributes as written, on one line.
  private(set) var text: String
  /// Whether a quotation mark is never closed.
  var hasOpenQuotation = false

  /// Splits text at white space outside double quotation marks, and outside brackets that enclose a value.
  ///
  /// - Parameters:
  ///   - text: the text after the fence.
  ///   - leadingWords: the number of words allowed before the attributes.
  init(_ text: some StringProtocol, leadingWords: Int) {
    words.reserveCapacity(leadingWords)
    var text = String(text)
    self.text = text.withoutLineEnds.trimmed
    text.withUTF8 { bytes in
      var isQuoted = false
      var listEnd = 0
      var hasBracket = true
      var start = 0
      for index in bytes.indices {
        let byte = bytes[index]
        if byte == Self.quotationMark {
          isQuoted.toggle()
        } else if isQuoted || index < listEnd {
          continue
        } else if hasBracket, byte == UInt8(ascii: "["), index > start, bytes[index - 1] == UInt8(ascii: "=") {
          let end = bytes.offset(of: UInt8(ascii: "]"), in: index..<bytes.count)
          hasBracket = end < bytes.count
          if hasBracket { listEnd = end }
        } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
          add(start..<index, of: bytes, leadingWords)
          start = index + 1
        }
      }
      add(start..<bytes.count, of: bytes, leadingWords)
      hasOpenQuotation = isQuoted
    }
  }

  private static let quotationMark = UInt8(ascii: "\"")

  private mutating func add(_ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, _ leadingWords: Int) {
    guard !word.isEmpty else { return }
    let equals = bytes.offset(of: UInt8(ascii: "="), in: word)
    let key = Self.text(word.lowerBound..<equals, of: bytes)
    if equals < word.upperBound {
      attributes.append(Attribute(key: key, value: Self.text(equals + 1..<word.upperBound, of: bytes)))
    } else if attributes.isEmpty, words.count < leadingWords {
      words.append(key)
    } else {
      attributes.append(Attribute(key: key, value: nil))
    }
  }

  /// Returns text without its quotation marks.
  private static func text(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    guard bytes.contains(quotationMark, in: range) else { return String(decoding: text, as: UTF8.self) }
    return String(decoding: text.filter { $0 != quotationMark }, as: UTF8.self)
  }
}
