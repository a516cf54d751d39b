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
    words.reserveCapacity(leadingWords)
    let bytes = Array(text.utf8)
    var isQuoted = false
    var start = 0
    for (index, byte) in bytes.enumerated() {
      if byte == Self.quotationMark {
        isQuoted.toggle()
      } else if !isQuoted, byte == 0x20 || (0x09...0x0D).contains(byte) {
        if start < index { add(bytes[start..<index], leadingWords) }
        start = index + 1
      }
    }
    if start < bytes.count { add(bytes[start...], leadingWords) }
    hasOpenQuotation = isQuoted
  }

  private static let quotationMark = UInt8(ascii: "\"")

  private mutating func add(_ word: ArraySlice<UInt8>, _ leadingWords: Int) {
    if let equals = word.firstIndex(of: UInt8(ascii: "=")) {
      attributes.append(Attribute(key: Self.text(word[..<equals]), value: Self.text(word[(equals + 1)...])))
    } else if attributes.isEmpty, words.count < leadingWords {
      words.append(Self.text(word))
    } else {
      attributes.append(Attribute(key: Self.text(word), value: nil))
    }
  }

  /// A text without its quotation marks.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.contains(quotationMark) ? bytes.filter { $0 != quotationMark }[...] : bytes, as: UTF8.self)
  }
}
