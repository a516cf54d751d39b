/// A color: red, green, blue and alpha from 0 to 1, the first three not multiplied by alpha.
public struct Color: Sendable, Hashable {
  /// The red component.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  public let alpha: Double

  /// Creates the color of four components, each from 0 to 1; throws `DrawingError.component` for another number.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) throws(DrawingError) {
    for component in [red, green, blue, alpha] where !(0...1).contains(component) {
      throw .component(component)
    }
    self.init(unchecked: red, green, blue, alpha)
  }

  /// Creates the color of four components, each clamped to 0 to 1; NaN becomes 0.
  public init(clampingRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamped(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }
    self.init(unchecked: clamped(red), clamped(green), clamped(blue), clamped(alpha))
  }

  /// Creates the color of the lowest 24 bits, `0xRRGGBB`, with an opacity from 0 to 1 (other numbers are clamped).
  public init(rgb: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(clampingRed: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  private init(unchecked red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(rgb: 0x000000)
  /// Opaque white.
  public static let white = Color(rgb: 0xFFFFFF)
  /// A transparent color: black with alpha 0.
  public static let clear = Color(rgb: 0x000000, alpha: 0)
}
