internal import CCairo

/// A stored pixel: red, green and blue multiplied by alpha, each from 0 to 255.
public struct Pixel: Sendable, Hashable {
  /// Red times alpha.
  public var red: UInt8
  /// Green times alpha.
  public var green: UInt8
  /// Blue times alpha.
  public var blue: UInt8
  /// The opacity: 0 to 255.
  public var alpha: UInt8

  /// Creates a stored pixel.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a stored pixel of the 32 bits `0xAARRGGBB`.
  init(_ bits: UInt32, opaque: Bool) {
    self.init(
      red: UInt8(bits >> 16 & 0xFF), green: UInt8(bits >> 8 & 0xFF), blue: UInt8(bits & 0xFF),
      alpha: opaque ? 255 : UInt8(bits >> 24))
  }

  /// The components before the multiplication, each rounded to the nearest of 0 to 255; all 0 if alpha is 0.
  public var straight: Pixel {
    guard alpha > 0 else { return self }
    func divided(_ component: UInt8) -> UInt8 {
      UInt8(min(255, (Int(component) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
    return Pixel(red: divided(red), green: divided(green), blue: divided(blue), alpha: alpha)
  }

  /// The stored pixel as `#RRGGBBAA`.
  public var hexadecimal: String {
    "#" + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension ImageSurface {
  /// Returns the pixel in column `x` and row `y`, counted from 0 at the top left; throws for one outside.
  public func pixel(x: Int, y: Int) throws(DrawingError) -> Pixel {
    guard (0..<pixelWidth).contains(x), (0..<pixelHeight).contains(y) else {
      throw .pixel(x: x, y: y, width: pixelWidth, height: pixelHeight)
    }
    let row = row(y)
    return row.isEmpty ? Pixel(0, opaque: false) : Pixel(row[x], opaque: isOpaque)
  }

  /// Returns all pixels, row after row from the top left.
  public func pixels() -> [Pixel] {
    Array(unsafeUninitializedCapacity: pixelWidth * pixelHeight) { buffer, count in
      for y in 0..<pixelHeight {
        let row = row(y)
        for x in row.indices {
          buffer.initializeElement(at: count, to: Pixel(row[x], opaque: isOpaque))
          count += 1
        }
      }
    }
  }

  /// Returns the colors of all pixels as `0xRRGGBB`, multiplied by alpha.
  func colors() -> [UInt32] { (0..<pixelHeight).flatMap { row($0).map { $0 & 0xFF_FFFF } } }

  /// Returns the stored bits of a row; the surface owns them.
  private func row(_ y: Int) -> UnsafeBufferPointer<UInt32> {
    cairo_surface_flush(handle)
    let stride = Int(cairo_image_surface_get_stride(handle))
    let start = cairo_image_surface_get_data(handle)
    let row = UnsafeRawPointer(start)?.advanced(by: y * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: row, count: row == nil ? 0 : pixelWidth)
  }
}
