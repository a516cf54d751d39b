import Results
import SourceText

/// A text that is written on one line, with escapes for what cannot stand or be seen there.
///
/// The escapes are those of Swift's literals: `\n`, `\r`, `\t`, `\\` and `\u{1F1EF}`. The description escapes control
/// characters, line separators, invisible format characters, the object replacement character and a combining mark that
/// has nothing to combine with, so that it reads back to the same text.
public struct EscapedText: Sendable, Hashable, CustomStringConvertible {
  /// The text that is meant.
  public let text: String

  /// Wraps a text.
  public init(_ text: String) {
    self.text = text
  }

  /// Whether two texts have the same scalars; texts that only look alike differ.
  public static func == (left: EscapedText, right: EscapedText) -> Bool {
    left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
  }

  /// Feeds the scalars.
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
        "`\\\(letter.map(String.init) ?? "")` is no escape",
        help: "The escapes are: `\\n`, `\\r`, `\\t`, `\\\\` and `\\u{1F1EF}`, hexadecimal digits of a Unicode scalar.")
    }
    rest.removeFirst(digits.count + 2)
    return scalar
  }

  private static let plain: [(letter: Unicode.Scalar, scalar: Unicode.Scalar)] = [
    ("n", "\n"), ("r", "\r"), ("t", "\t"), ("\\", "\\"),
  ]

  /// The text as it would be written.
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
  /// The text as a value of a table; words tell that it is empty, where nothing would be seen.
  public var value: Table.Value {
    text.isEmpty ? .words(en: "(empty)", ja: "(空)") : .code(description)
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the scalar before it.
  fileprivate var isJoined: Bool {
    properties.isGraphemeExtend || value == 0x200D
  }

  /// Whether nothing shows where it stands, though it is no blank; the parts of an emoji are none.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200D && !(0xE0020...0xE007F).contains(value)
    default: value == 0xFFFC
    }
  }
}

extension ParameterType where Value == EscapedText {
  /// A text in which `\n` and the other escapes of Swift's literals stand for what one line cannot hold.
  public static var escapedText: ParameterType {
    .written(
      LocalizedText(
        en: "a text, in which `\\n` and `\\r` are line ends, `\\u{301}` a scalar and `\\\\` a backslash",
        ja: "文字列。`\\n`と`\\r`は改行、`\\u{301}`はUnicodeスカラー、`\\\\`はバックスラッシュを表す")
    ) { text throws(ValueError) in try EscapedText(written: text) }
  }
}
