import Drawing
import Rasters
import TestSupport
import Testing

@Suite("PNG files of pictures")
struct PNGTests {
  /// Returns a picture with a pixel for each color, in rows of 17, next to a pale area.
  private func picture(_ colors: [UInt32]) throws -> ImageSurface {
    let surface = try ImageSurface(width: 21, height: Double((colors.count + 16) / 17 + 2), opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    context.fillColor = Color(rgb: Self.pale)
    try context.addRectangle(Rect(18, 0, 3, 3))
    try context.fill()
    for (index, color) in colors.enumerated() {
      context.fillColor = Color(rgb: color)
      try context.addRectangle(Rect(Double(index % 17), Double(index / 17), 1, 1))
      try context.fill()
    }
    return surface
  }

  private static let pale: UInt32 = 0xE6EBF2

  /// Returns the largest difference of a channel between a picture and its file.
  private func difference(_ surface: ImageSurface, _ png: [UInt8]) throws -> Int {
    let raster = try Raster(png: png)
    #expect((raster.width, raster.height) == (surface.pixelWidth, surface.pixelHeight))
    let channels = surface.pixels().flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return zip(raster.bytes, channels).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(
    "A picture of at most 256 colors has a palette of as few bits as possible, and its exact colors",
    arguments: [(0, 1), (2, 2), (3, 4), (14, 4), (15, 8), (254, 8)])
  func palettes(count: Int, depth: UInt8) throws {
    let surface = try picture((0..<count).map { UInt32($0 * 0x010305) })
    for tolerance in [0, 32] {
      let png = try surface.png(tolerance: tolerance)
      #expect(png[24...25] == [depth, 3])
      #expect(try difference(surface, png) == 0)
    }
  }

  @Test("A picture of more colors has them all without a tolerance")
  func trueColors() throws {
    let surface = try picture((0..<255).map { UInt32($0 * 0x010305) })
    let png = try surface.png()
    #expect(png[24...25] == [8, 2])
    #expect(try difference(surface, png) == 0)
  }

  @Test("With a tolerance, colors of edges differ by no more, and areas keep even pale colors", arguments: [8, 32])
  func tolerance(_ tolerance: Int) throws {
    let grays: [UInt32] = (0..<256).map { $0 * 0x010101 }
    let blues: [UInt32] = grays.map { $0 ^ 1 }
    let surface = try picture(grays + blues)
    let png = try surface.png(tolerance: tolerance)
    #expect(png[25] == 3)
    #expect(try (1...tolerance).contains(difference(surface, png)))
    #expect(try Raster(png: png)[19, 1] == Raster.Pixel(0xE6, 0xEB, 0xF2))
  }
}
