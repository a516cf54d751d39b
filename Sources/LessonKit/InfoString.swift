/// The words behind a fence: what the fence is, and `key=value` attributes.
struct InfoString {
  /// An attribute: its key and, if there is an equals sign, its value.
  struct Attribute {
    var key: String
    var value: String?
  }

  /// The words without an equals sign that stand before the first attribute.
  var words: [String] = []
  /// The attributes, in order; a word after the first attribute is one without a value.
  var attributes: [Attribute] = []
  /// A quotation mark that is never closed.
  var hasOpenQuotation = false

  /// Splits a text at white space outside double quotation marks.
  ///
  /// - Parameters:
  ///   - text: what stands behind the fence.
  ///   - leadingWords: how many words may stand before the attributes.
  init(_ text: some StringProtocol, leadingWords: Int) {
    var word: [UInt8] = []
    var isQuoted = false
    var hasContent = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        hasContent = true
      } else if !isQuoted, byte == 0x20 || (0x09...0x0D).contains(byte) {
        if hasContent { add(word, leadingWords) }
        word.removeAll(keepingCapacity: true)
        hasContent = false
      } else {
        word.append(byte)
        hasContent = true
      }
    }
    if hasContent { add(word, leadingWords) }
    hasOpenQuotation = isQuoted
  }

  private mutating func add(_ word: [UInt8], _ leadingWords: Int) {
    if let equals = word.firstIndex(of: UInt8(ascii: "=")) {
      attributes.append(
        Attribute(
          key: String(decoding: word[..<equals], as: UTF8.self),
          value: String(decoding: word[(equals + 1)...], as: UTF8.self)))
    } else if attributes.isEmpty, words.count < leadingWords {
      words.append(String(decoding: word, as: UTF8.self))
    } else {
      attributes.append(Attribute(key: String(decoding: word, as: UTF8.self), value: nil))
    }
  }
}
