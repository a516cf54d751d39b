import Results

/// The differences of a picture of pixels from the expected one.
///
/// Channels are compared as they are seen, multiplied by alpha: a transparent pixel has no color. If the sizes differ,
/// both pictures are aligned at the top left, and pixels of only one of them differ.
public struct RasterComparison: Sendable {
  /// A pixel that differs.
  public struct Place: Sendable, Hashable {
    /// The number of pixels to its left.
    public var x: Int
    /// The number of rows above it.
    public var y: Int
    /// The pixel as expected; nil outside that picture.
    public var expected: Raster.Pixel?
    /// The pixel as found; nil outside that picture.
    public var found: Raster.Pixel?
  }

  /// The number of pixels of either picture that differ by more than the tolerance per channel.
  public private(set) var count = 0
  /// The number of pixels of either picture.
  public let total: Int
  /// The largest difference of a channel, rounded up; 255 if a picture does not have the pixel.
  public private(set) var largest = 0
  /// The first pixel that differs, from the top and the left; nil if there is none.
  public private(set) var first: Place?
  /// Whether the pictures have one size, and no more pixels differ than the tolerance allows.
  public let agrees: Bool

  private let expected: Raster
  private let found: Raster
  private let tolerance: PixelTolerance

  /// Compares two pictures.
  ///
  /// - Complexity: O(*n*) for *n* pixels; equal bytes are only compared.
  public init(expected: Raster, found: Raster, tolerance: PixelTolerance) {
    (self.expected, self.found, self.tolerance) = (expected, found, tolerance)
    let isSameSize = expected.width == found.width && expected.height == found.height
    let shared = min(expected.width, found.width) * min(expected.height, found.height)
    total = expected.width * expected.height + found.width * found.height - shared
    guard !isSameSize || expected.bytes != found.bytes else {
      agrees = true
      return
    }
    var (count, largest) = (0, 0)
    var first: Place?
    Self.visit(expected, found) { x, y, distance in
      guard distance > tolerance.channel * 255 else { return }
      if first == nil {
        first = Place(x: x, y: y, expected: expected.pixel(x, y), found: found.pixel(x, y))
      }
      count += 1
      largest = max(largest, distance)
    }
    (self.count, self.largest, self.first) = (count, (largest + 254) / 255, first)
    agrees = isSameSize && count <= tolerance.mostPixels(of: total)
  }

  /// Returns the found picture in pale gray, with its differences in a strong color; large enough for both pictures.
  ///
  /// - Returns: nil if such a picture would have too many pixels.
  public func picture() -> Raster? {
    let (width, height) = (max(expected.width, found.width), max(expected.height, found.height))
    guard Raster.canHold(width, height) else { return nil }
    var picture = Raster(width: width, height: height, filledWith: Self.paper)
    for y in 0..<found.height {
      for x in 0..<found.width { picture[x, y] = Self.pale(found[x, y]) }
    }
    Self.visit(expected, found) { x, y, distance in
      if distance > tolerance.channel * 255 { picture[x, y] = Self.strong }
    }
    return picture
  }

  private static let paper = Raster.Pixel(255, 255, 255)
  private static let strong = Raster.Pixel(208, 0, 72)

  /// Returns a pixel on white, with a quarter of its contrast and no color.
  private static func pale(_ pixel: Raster.Pixel) -> Raster.Pixel {
    let luminance = (2 * Int(pixel.red) + 5 * Int(pixel.green) + Int(pixel.blue)) / 8
    let grey = UInt8(255 - (255 - luminance) * Int(pixel.alpha) / 255 / 4)
    return Raster.Pixel(grey, grey, grey)
  }

  /// Visits every pixel that either picture has, with 255 times the largest distance of a channel.
  private static func visit(_ expected: Raster, _ found: Raster, _ body: (_ x: Int, _ y: Int, _ distance: Int) -> Void)
  {
    for y in 0..<max(expected.height, found.height) {
      let left = expected.row(y)
      let right = found.row(y)
      for x in 0..<max(left.count, right.count) / 4 {
        let (one, other) = (left.startIndex + 4 * x, right.startIndex + 4 * x)
        guard 4 * x < left.count, 4 * x < right.count else {
          body(x, y, 255 * 255)
          continue
        }
        let (alpha, otherAlpha) = (Int(left[one + 3]), Int(right[other + 3]))
        var distance = abs(alpha - otherAlpha) * 255
        for channel in 0..<3 {
          distance = max(distance, abs(Int(left[one + channel]) * alpha - Int(right[other + channel]) * otherAlpha))
        }
        body(x, y, distance)
      }
    }
  }
}

extension Raster {
  /// Returns a pixel; nil outside.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
    x < width && y < height ? self[x, y] : nil
  }

  /// Returns the bytes of a row; none outside.
  fileprivate func row(_ y: Int) -> ArraySlice<UInt8> {
    y < height ? bytes[y * width * 4..<(y + 1) * width * 4] : []
  }
}
