extension String {
  /// The text with escapes such as `\u{1B}` for scalars that steer a terminal, change the writing direction or are
  /// invalid.
  ///
  /// Tabs and line feeds stay, and so do parts of characters, such as the joiners of emoji.
  ///
  /// - Complexity: O(*n*), and fast for text without such scalars.
  public var shown: String { shown(keepsLines: true) }

  /// The text to show on one line, with escapes for line ends too.
  public var shownOnOneLine: String { shown(keepsLines: false) }

  /// Whether the text has a byte that can begin a steering scalar, or two bytes that can end a noncharacter.
  private var mayHoldSteering: Bool {
    var last: UInt8 = 0
    for byte in utf8 {
      if byte.mayBeginSteering || last == 0xBF && byte >= 0xBE || last == 0xEF && byte == 0xB7 { return true }
      last = byte
    }
    return false
  }

  private func shown(keepsLines: Bool) -> String {
    guard mayHoldSteering else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steers, !keepsLines || scalar != "\n" {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a command rather than a visible character, or is not a character at all.
  ///
  /// Commands are controls other than a tab, and scalars that change the writing direction or end a line or a
  /// paragraph. Readers of JSON and XML may refuse noncharacters such as U+FFFE.
  ///
  /// Source: [The Unicode Standard, section 23.7](https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-23/#G12612).
  public var steers: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: properties.isNoncharacterCodePoint
    }
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension UInt8 {
  /// Whether the byte can begin a steering scalar in UTF-8.
  ///
  /// Such scalars are C0, DEL, C1, U+061C, and scalars from U+200E to U+2069.
  fileprivate var mayBeginSteering: Bool {
    self < 0x20 && self != 0x09 || self == 0x7F || self == 0xC2 || self == 0xD8 || self == 0xE2
  }
}
