import Drawing

/// Red, green, blue and alpha as a program registers them; they are checked only when something is drawn.
struct ColorValues: Sendable, Hashable {
  let components: [Double]

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    components = [red, green, blue, alpha]
  }

  /// The color that is drawn with: what lies outside 0 to 1 is moved to the nearer end.
  var color: Color {
    Color(clampingRed: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The stroke color of a new number.
  static let black = ColorValues(0, 0, 0, 1)
  /// The fill color of a new number.
  static let white = ColorValues(1, 1, 1, 1)
}

extension Color {
  /// Two hexadecimal digits for red, for green and for blue, each the byte that the engine makes of it.
  var digits: String {
    [red, green, blue].map { Self.byte($0).hexadecimal }.joined()
  }

  /// `#rrggbb`, with two digits of alpha behind it where the color is not opaque.
  var hexadecimal: String {
    "#\(digits)\(alpha == 1 ? "" : Self.byte(alpha).hexadecimal)"
  }

  /// The byte of a component from 0 to 1 in a pixel: Cairo keeps 16 bits, cut off, and of these the upper eight, so that
  /// 0.1 becomes 25 and not 26.
  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(Int(component * 65_536), 65_535) >> 8)
  }
}

/// What is registered under one number.
struct ColorPair: Sendable, Hashable {
  var stroke = ColorValues.black
  var fill = ColorValues.white
}
