extension String {
  /// Whether the text contains a line end or another control character, other than a tab.
  ///
  /// - Complexity: O(*n*), and fast for text without control characters.
  public var hasControls: Bool {
    // Controls are bytes below 0x20, 0x7F, and 0xC2 with a byte from 0x80 to 0x9F.
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }) else { return false }
    return unicodeScalars.contains(where: \.isControl)
  }

  /// The text on one line, with spaces for line ends and escapes for other control characters.
  public var withoutControls: String {
    guard hasControls else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if !scalar.isControl {
        text.unicodeScalars.append(scalar)
      } else {
        text += scalar.properties.isWhitespace ? " " : scalar.escaped(asASCII: true)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control && self != "\t"
  }
}
