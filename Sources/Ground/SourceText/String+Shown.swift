extension String {
  /// The text as it can be shown: what steers a terminal, turns the direction of writing or is no character is written out, as
  /// `\u{1B}`.
  ///
  /// Tabs and line feeds stay, and so does all that belongs to characters, such as the joiners of emoji.
  ///
  /// - Complexity: O(*n*), and fast for text that has nothing of that kind.
  public var shown: String { shown(keepsLines: true) }

  /// The text as it can be shown within a line: line ends are written out too.
  public var shownOnOneLine: String { shown(keepsLines: false) }

  /// Whether a byte is there with which a scalar that steers may begin, or two with which one that is no character ends.
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
  /// Whether the scalar is no character to see but a command: a control other than a tab, one that turns the direction of
  /// writing, or one that ends a line or a paragraph; or none at all, as U+FFFE, which readers of JSON and XML may refuse.
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
  /// Whether a scalar that steers may begin with the byte in UTF-8: C0, DEL, C1, U+061C, and those from U+200E to U+2069.
  fileprivate var mayBeginSteering: Bool {
    self < 0x20 && self != 0x09 || self == 0x7F || self == 0xC2 || self == 0xD8 || self == 0xE2
  }
}
