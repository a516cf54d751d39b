import Drawing

/// The registered components red, green, blue and alpha, which are checked only when something is drawn.
struct ColorValues: Sendable, Hashable {
  let components: [Double]

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    components = [red, green, blue, alpha]
  }

  /// The color for drawing, with components clamped to 0 to 1.
  var color: Color {
    Color(clampingRed: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The default stroke color of a number.
  static let black = ColorValues(0, 0, 0, 1)
  /// The default fill color of a number.
  static let white = ColorValues(1, 1, 1, 1)
}

extension Color {
  /// Two hexadecimal digits each for red, green and blue, from the engine's bytes.
  var digits: String {
    [red, green, blue].map { Self.byte($0).hexadecimal }.joined()
  }

  /// The color as `#rrggbb`, followed by two digits of alpha if it is not opaque.
  var hexadecimal: String {
    "#\(digits)\(alpha == 1 ? "" : Self.byte(alpha).hexadecimal)"
  }

  /// Returns the byte of a component from 0 to 1 in a pixel.
  ///
  /// Cairo stores 16 bits, truncated, and uses their upper eight, so that 0.1 becomes 25 and not 26.
  private static func byte(_ component: Double) -> UInt8 {
    UInt8(min(Int(component * 65_536), 65_535) >> 8)
  }
}

/// The registered colors of a number.
struct ColorPair: Sendable, Hashable {
  var stroke = ColorValues.black
  var fill = ColorValues.white
}
