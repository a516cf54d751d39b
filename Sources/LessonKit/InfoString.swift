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
  /// - Parameter leadingWords: how many words may stand before the attributes.
  init(_ text: some StringProtocol, leadingWords: Int) {
    var word = ""
    var isQuoted = false
    var hasContent = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        hasContent = true
      } else if character.isWhitespace, !isQuoted {
        if hasContent { add(word, leadingWords) }
        (word, hasContent) = ("", false)
      } else {
        word.append(character)
        hasContent = true
      }
    }
    if hasContent { add(word, leadingWords) }
    hasOpenQuotation = isQuoted
  }

  private mutating func add(_ word: String, _ leadingWords: Int) {
    if let equals = word.firstIndex(of: "=") {
      attributes.append(Attribute(key: String(word[..<equals]), value: String(word[word.index(after: equals)...])))
    } else if attributes.isEmpty, words.count < leadingWords {
      words.append(word)
    } else {
      attributes.append(Attribute(key: word, value: nil))
    }
  }
}
