/// A text of a difference that makes invisible differences visible.
///
/// These are a tab, a wide space, a space at an end, a letter that looks like another, and characters that are composed
/// differently.
package struct VisibleText {
  /// The text, with invisible characters written out as in Swift: `\t`, `\u{3000}`.
  package let text: String
  /// Whether the text needs quotation marks, because its end is not visible.
  package let needsQuotes: Bool
  /// The names of characters that are written out by number, without duplicates: `U+3000 IDEOGRAPHIC SPACE`.
  package let names: [String]

  /// Creates the visible form of expected or found text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - other: the text that it differs from; nil for none.
  package init(_ text: String, besides other: String?) {
    let isAtEnd = Self.endsInBlank(text)
    let looksSame = other.map { Self.look(of: $0) == Self.look(of: text) } ?? false
    needsQuotes = isAtEnd || looksSame && other.map(Self.endsInBlank) ?? false
    let scalars = text.unicodeScalars
    let first = looksSame ? nil : scalars.firstIndex { !$0.isBlank }
    let last = scalars.lastIndex { !$0.isBlank }
    let differing = looksSame ? Self.differing(text, other ?? "") : 0..<0
    var (shown, written) = ("", [Unicode.Scalar]())
    for (position, index) in scalars.indices.enumerated() {
      let scalar = scalars[index]
      let isInside = if let first, let last { first < index && index < last } else { false }
      let isHidden = (isAtEnd || looksSame) && scalar.isBlank && scalar != " " && !isInside
      if isHidden || differing.contains(position) && !scalar.isASCII {
        shown += scalar.written
        if !written.contains(scalar) { written.append(scalar) }
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    (self.text, names) = (shown, written.compactMap(\.numberAndName))
  }

  /// The text as shown on a line, in quotation marks if it needs them, followed by the names.
  package var line: String {
    (needsQuotes ? "\"\(text)\"" : text) + suffix
  }

  /// The text in quotation marks, followed by the names.
  package var quoted: String { "\"\(text)\"" + suffix }

  private var suffix: String { names.isEmpty ? "" : " (\(names.joined(separator: ", ")))" }

  private static func endsInBlank(_ text: String) -> Bool {
    text.isEmpty || text.first?.isWhitespace == true || text.last?.isWhitespace == true
  }

  /// Returns text without invisible characters, with one letter for all that look alike.
  ///
  /// Strings that are only composed differently are equal.
  private static func look(of text: String) -> String {
    var look = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !scalar.isBlank { look.append(Lookalikes.original(of: scalar)) }
    return String(look)
  }

  /// Returns the positions between the common beginning and the common end of two strings.
  private static func differing(_ text: String, _ other: String) -> Range<Int> {
    let (own, other) = (Array(text.unicodeScalars), Array(other.unicodeScalars))
    let start = zip(own, other).prefix { $0 == $1 }.count
    let left = min(own.count, other.count) - start
    let end = zip(own.reversed(), other.reversed()).prefix(left).prefix { $0 == $1 }.count
    return start..<(own.count - end)
  }
}

extension Unicode.Scalar {
  /// Whether the character is white space or has no width.
  fileprivate var isBlank: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
  }

  fileprivate var written: String {
    self == "\t" ? "\\t" : self == "\n" ? "\\n" : self == "\r" ? "\\r" : "\\u{\(hexadecimal)}"
  }

  /// The number and name, such as `U+3000 IDEOGRAPHIC SPACE`; nil for a scalar without a name.
  fileprivate var numberAndName: String? {
    let digits = hexadecimal
    return properties.name.map {
      "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits) \($0)"
    }
  }

  private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}
