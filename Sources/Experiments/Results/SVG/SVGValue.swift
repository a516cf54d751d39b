import SourceText

/// The value of an attribute of an SVG element, split into parts for a comparison.
struct SVGValue: Sendable {
  /// A part of a value.
  enum Token: Hashable, Sendable {
    /// A number and its unit; pixels have no unit.
    case number(Double, unit: String)
    /// A text that is not a number.
    case word(String)

    /// Returns whether the part is the same, with numbers within ``SVGValue/tolerance``.
    func matches(_ other: Token) -> Bool {
      switch (self, other) {
      case (.number(let left, let unit), .number(let right, let other)):
        unit == other && (left == right || abs(left - right) <= SVGValue.tolerance)
      case (.word(let left), .word(let right)): left == right
      default: false
      }
    }
  }

  /// The largest difference of numbers: a hundredth, and the error of its binary form.
  static let tolerance = 0.01 + 1e-9

  /// The value, as in the file.
  let written: String
  /// The parts of the value.
  let tokens: [Token]

  /// Reads the value of an attribute.
  init(_ written: String, of attribute: String) {
    self.written = written
    tokens = Self.tokens(written, attribute)
  }

  /// Returns whether the value means the same.
  func matches(_ other: SVGValue) -> Bool {
    tokens.count == other.tokens.count && zip(tokens, other.tokens).allSatisfy { $0.matches($1) }
  }

  private static func tokens(_ text: String, _ attribute: String) -> [Token] {
    let trimmed = text.xmlWords.joined(separator: " ")
    if isText(attribute) { return [.word(trimmed)] }
    if attribute == "font-family" {
      return trimmed.utf8.split(separator: UInt8(ascii: ",")).map { name in
        let plain = name.filter { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: "\"") }
        return .word(String(decoding: plain, as: UTF8.self).xmlWords.joined(separator: " "))
      }
    }
    if colors.contains(attribute), let color = SVGColor.canonical(trimmed) { return [.word(color)] }
    if attribute == "d", let path = SVGPathData.tokens(text) { return path }
    return tokens(text)
  }

  private static func tokens(_ text: String) -> [Token] {
    var reader = SVGNumberReader(text)
    var tokens: [Token] = []
    while true {
      reader.skipSeparators()
      guard let next = reader.next else { return tokens }
      if let number = reader.number() {
        let unit = reader.word { $0 == UInt8(ascii: "%") || 0x61...0x7A ~= $0 | 0x20 }
        tokens.append(.number(number, unit: unit == "px" ? "" : unit))
      } else if "();:/".utf8.contains(next) {
        tokens.append(.word(String(UnicodeScalar(next))))
        _ = reader.take(UnicodeScalar(next))
      } else {
        tokens.append(.word(reader.word { !"();:/, \t\n\r".utf8.contains($0) }))
      }
    }
  }

  /// The attributes with a color.
  private static let colors: Set = ["fill", "stroke", "stop-color", "flood-color", "lighting-color", "color"]

  /// Returns whether an attribute contains words in which every character counts.
  private static func isText(_ attribute: String) -> Bool {
    ["id", "class", "href", "role", "lang"].contains(attribute) || attribute.hasPrefix("aria-")
      || attribute.hasPrefix("data-") || attribute.hasPrefix("on")
  }
}
