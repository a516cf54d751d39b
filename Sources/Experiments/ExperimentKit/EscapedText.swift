import Results
import SourceText

/// A text on one line, with escapes for invisible characters and line ends.
///
/// The escapes are those of Swift's literals: `\n`, `\r`, `\t`, `\\` and `\u{1F1EF}`. The description escapes control
/// characters, line separators, invisible format characters, the object replacement character and a combining mark that
/// has nothing to combine with, so that it reads back to the same text.
public struct EscapedText: Sendable, Hashable, CustomStringConvertible {
  /// The text without escapes.
  public let text: String

  /// Wraps a text.
  public init(_ text: String) {
    self.text = text
  }

  /// Returns whether two texts have the same scalars; texts that only look alike differ.
  public static func == (left: EscapedText, right: EscapedText) -> Bool {
    left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
  }

  /// Feeds the scalars to the hasher.
  public func hash(into hasher: inout Hasher) {
    for scalar in text.unicodeScalars { hasher.combine(scalar) }
  }

  /// Reads a text with its escapes.
  ///
  /// - Throws: ``ValueError`` for an unknown escape.
  public init(written: some StringProtocol) throws(ValueError) {
    var rest = Substring(written).unicodeScalars[...]
    var scalars = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      scalars.append(scalar == "\\" ? try Self.escape(&rest) : scalar)
    }
    text = String(scalars)
  }

  private static func escape(_ rest: inout Substring.UnicodeScalarView) throws(ValueError) -> Unicode.Scalar {
    let letter = rest.popFirst()
    if let plain = plain.first(where: { $0.letter == letter }) { return plain.scalar }
    let digits = rest.dropFirst().prefix { $0 != "}" }
    guard letter == "u", rest.first == "{", rest.count > digits.count + 1, digits.count <= 8,
      digits.allSatisfy(\.properties.isASCIIHexDigit),
      let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code)
    else {
      throw ValueError(
        "unknown escape `\\\(letter.map(String.init) ?? "")`",
        help:
          "Available escapes are `\\n`, `\\r`, `\\t`, `\\\\` and `\\u{1F1EF}`, the hexadecimal digits of a Unicode scalar."
      )
    }
    rest.removeFirst(digits.count + 2)
    return scalar
  }

  private static let plain: [(letter: Unicode.Scalar, scalar: Unicode.Scalar)] = [
    ("n", "\n"), ("r", "\r"), ("t", "\t"), ("\\", "\\"),
  ]

  /// The text, as written with escapes.
  public var description: String {
    var scalars = String.UnicodeScalarView()
    var isFirst = true
    for scalar in text.unicodeScalars {
      if let plain = Self.plain.first(where: { $0.scalar == scalar }) {
        scalars.append(contentsOf: ["\\", plain.letter])
      } else if scalar.isInvisible || isFirst && scalar.isJoined {
        scalars.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        scalars.append(scalar)
      }
      isFirst = false
    }
    return String(scalars)
  }
}

extension EscapedText {
  /// The text as a value of a table; an empty text is described in words.
  public var value: Table.Value {
    text.isEmpty ? .words(en: "(empty)", ja: "(空)") : .code(description)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to the one before it.
  fileprivate var isJoined: Bool {
    properties.isGraphemeExtend || value == 0x200D
  }

  /// Whether the scalar is invisible but not a space; parts of an emoji are not invisible.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200D && !(0xE0020...0xE007F).contains(value)
    default: value == 0xFFFC
    }
  }
}

extension ParameterType where Value == EscapedText {
  /// A type of text in which `\n` and the other escapes of Swift's literals stand for line ends and invisible
  /// characters.
  public static var escapedText: ParameterType {
    .written(
      LocalizedText(
        en: "a text, in which `\\n` and `\\r` are line ends, `\\u{301}` a scalar and `\\\\` a backslash",
        ja: "文字列。`\\n`と`\\r`は改行、`\\u{301}`はUnicodeスカラー、`\\\\`はバックスラッシュを表す")
    ) { text throws(ValueError) in try EscapedText(written: text) }
  }
}
