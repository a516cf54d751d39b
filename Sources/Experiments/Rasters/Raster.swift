/// A picture of pixels in sRGB, in rows from the top and pixels from the left.
///
/// Each pixel has red, green, blue and alpha in 8 bits; the colors are not multiplied by alpha.
public struct Raster: Sendable, Hashable {
  /// The largest number of pixels: a larger picture would fill the memory.
  public static let mostPixels = 64_000_000

  /// A pixel.
  public struct Pixel: Sendable, Hashable, CustomStringConvertible {
    /// The red channel.
    public var red: UInt8
    /// The green channel.
    public var green: UInt8
    /// The blue channel.
    public var blue: UInt8
    /// The opacity, from transparent to opaque.
    public var alpha: UInt8

    /// Creates a pixel; without alpha it is opaque.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The pixel as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    public var description: String {
      let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The bytes: four per pixel, row after row.
  public private(set) var bytes: [UInt8]

  /// Creates a picture of one color.
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
  ///   - x: the number of pixels to its left, below ``width``.
  ///   - y: the number of rows above it, below ``height``.
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

  /// Returns whether a picture can have such a size.
  static func canHold(_ width: Int, _ height: Int) -> Bool {
    width > 0 && height > 0 && width <= mostPixels / height
  }

  private func offset(_ x: Int, _ y: Int) -> Int {
    precondition(0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of \(width) × \(height)")
    return (y * width + x) * 4
  }
}
