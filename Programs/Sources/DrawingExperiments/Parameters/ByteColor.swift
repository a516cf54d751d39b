import Drawing
import ExperimentKit

/// A color in a lesson: red, green, blue and alpha as bytes, the first three not multiplied by alpha.
struct ByteColor: Sendable, Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  var alpha: UInt8 = 255

  /// The color for the engine.
  var color: Color {
    Color(rgb: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), alpha: Double(alpha) / 255)
  }

  /// The color as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  var hexadecimal: String {
    "#" + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map(\.hexadecimal).joined()
  }

  static let black = ByteColor(red: 0, green: 0, blue: 0)
  static let white = ByteColor(red: 255, green: 255, blue: 255)
  static let red = ByteColor(red: 255, green: 0, blue: 0)
  static let yellow = ByteColor(red: 255, green: 255, blue: 0)

  /// The colors that have names.
  static let named: KeyValuePairs = [
    "black": black, "white": white, "gray": ByteColor(red: 128, green: 128, blue: 128), "red": red,
    "orange": ByteColor(red: 255, green: 128, blue: 0), "yellow": yellow,
    "green": ByteColor(red: 0, green: 255, blue: 0), "blue": ByteColor(red: 0, green: 0, blue: 255),
  ]

  /// Reads a name, `rrggbb` or `rrggbbaa`, with or without `#`.
  init?(written text: String) {
    if let named = Self.named.first(where: { $0.key == text })?.value {
      self = named
      return
    }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard [6, 8].contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    let opaque = digits.count == 6 ? bits << 8 | 0xFF : bits
    self.init(
      red: UInt8(opaque >> 24), green: UInt8(opaque >> 16 & 0xFF), blue: UInt8(opaque >> 8 & 0xFF),
      alpha: UInt8(opaque & 0xFF))
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

/// The color as a cell may write it without quotation marks, for the defaults in help.
extension ByteColor: CustomStringConvertible {
  var description: String {
    Self.named.first { $0.value == self }?.key ?? String(hexadecimal.dropFirst())
  }
}

extension UInt8 {
  /// The two hexadecimal digits.
  var hexadecimal: String {
    (self < 16 ? "0" : "") + String(self, radix: 16)
  }
}

extension ParameterType where Value == ByteColor {
  /// Returns the type of a color by name or in hexadecimal digits; `opaque` refuses one with an alpha.
  static func color(opaque: Bool = false) -> ParameterType {
    let names = ByteColor.named.map { LocalizedText("`\($0.key)`") }.joined(.comma)
    let digits = opaque ? "`rrggbb`" : "`rrggbb`, `rrggbbaa`"
    let allowed = LocalizedText(
      en: "a color: \(names), or hexadecimal digits \(digits), such as `ff8000`",
      ja: "色の名前(\(names))か、16進数\(digits)(例:`ff8000`)")
    return ParameterType(allowed: allowed, offering: ByteColor.named.map(\.key)) { node, parameter in
      if let color = node.scalar.flatMap(ByteColor.init(written:)), !opaque || color.alpha == 255 { return color }
      throw Rejection(
        wrong: node, parameter: parameter, allowed: allowed,
        near: Suggestion.nearest(to: node.text, among: ByteColor.named.map(\.key)))
    }
  }
}
