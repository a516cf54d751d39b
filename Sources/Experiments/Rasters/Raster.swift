/// A picture of pixels: rows from the top, pixels from the left, each red, green, blue and alpha in 8 bits, the colours
/// not multiplied by alpha, in sRGB.
public struct Raster: Sendable, Hashable {
  /// Pictures of more pixels are refused: they would fill the memory.
  public static let mostPixels = 64_000_000

  /// A pixel.
  public struct Pixel: Sendable, Hashable, CustomStringConvertible {
    /// Red.
    public var red: UInt8
    /// Green.
    public var green: UInt8
    /// Blue.
    public var blue: UInt8
    /// How much it covers, from nothing to all.
    public var alpha: UInt8

    /// Creates a pixel; without alpha it covers all.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// `#rrggbb`, or `#rrggbbaa` for what does not cover all.
    public var description: String {
      let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// How many pixels a row has, at least 1.
  public let width: Int
  /// How many rows there are, at least 1.
  public let height: Int
  /// Four bytes a pixel, row after row.
  public private(set) var bytes: [UInt8]

  /// Creates a picture of one colour.
  ///
  /// - Precondition: at least one pixel and at most ``mostPixels``.
  public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(0, 0, 0, alpha: 0)) {
    precondition(Self.canHold(width, height), "a picture of \(width) × \(height) pixels")
    (self.width, self.height) = (width, height)
    let channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      for index in 0..<count { buffer[index] = channels[index & 3] }
    }
  }

  /// Creates a picture from its bytes.
  ///
  /// - Precondition: at least one pixel and at most ``mostPixels``, and four bytes for each.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      Self.canHold(width, height) && bytes.count == width * height * 4,
      "\(bytes.count) bytes for \(width) × \(height) pixels")
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// A pixel.
  ///
  /// - Parameters:
  ///   - x: how many stand left of it, below ``width``.
  ///   - y: how many rows stand above it, below ``height``.
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      let start = offset(x, y)
      return Pixel(bytes[start], bytes[start + 1], bytes[start + 2], alpha: bytes[start + 3])
    }
    set {
      let start = offset(x, y)
      bytes[start] = newValue.red
      bytes[start + 1] = newValue.green
      bytes[start + 2] = newValue.blue
      bytes[start + 3] = newValue.alpha
    }
  }

  /// Whether a picture can have such a size.
  static func canHold(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixels / height
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of \(width) × \(height)")
    return (y * width + x) * 4
  }
}
