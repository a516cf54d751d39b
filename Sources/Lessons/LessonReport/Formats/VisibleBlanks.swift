/// A text of a difference with white space that can be seen: a tab, a wide space or a space at its end looks like nothing.
package struct VisibleBlanks {
  /// The text, with white space written out as Swift does where it matters: `\t`, `\u{3000}`.
  package let text: String
  /// Whether it needs quotation marks, as its end cannot be seen.
  package let needsQuotes: Bool

  /// Writes out what is expected and what is found.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - other: the text that it differs from; nil for none.
  package init(_ text: String, besides other: String?) {
    let isAtEnd = Self.endsInBlank(text)
    let differsInBlanks = other.map { Self.withoutBlanks($0) == Self.withoutBlanks(text) } ?? false
    needsQuotes = isAtEnd || differsInBlanks && other.map(Self.endsInBlank) ?? false
    guard isAtEnd || differsInBlanks else {
      self.text = text
      return
    }
    let scalars = text.unicodeScalars
    let first = differsInBlanks ? nil : scalars.firstIndex { !$0.isBlank }
    let last = scalars.lastIndex { !$0.isBlank }
    self.text = scalars.indices.reduce(into: "") { result, index in
      let isInside = if let first, let last { first < index && index < last } else { false }
      result +=
        scalars[index].isBlank && scalars[index] != " " && !isInside ? scalars[index].written : String(scalars[index])
    }
  }

  private static func endsInBlank(_ text: String) -> Bool {
    text.isEmpty || text.first?.isWhitespace == true || text.last?.isWhitespace == true
  }

  private static func withoutBlanks(_ text: String) -> [Unicode.Scalar] { text.unicodeScalars.filter { !$0.isBlank } }
}

extension Unicode.Scalar {
  /// Whether it takes place and shows nothing, or takes none.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || ["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}"].contains(self)
  }

  fileprivate var written: String {
    self == "\t" ? "\\t" : self == "\n" ? "\\n" : "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
