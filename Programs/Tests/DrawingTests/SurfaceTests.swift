import Drawing
import Rasters
import TestSupport
import Testing

@Suite struct SurfaceTests {
  @Test func aTransparentPictureBeginsEmptyAndAnOpaqueOneBlack() throws {
    #expect(try ImageSurface(width: 2, height: 1).pixels() == Array(repeating: Pixel(rgba: 0, 0, 0, 0), count: 2))
    let opaque = try ImageSurface(width: 2, height: 1, opaque: true)
    #expect(opaque.pixels() == Array(repeating: Pixel(rgba: 0, 0, 0, 255), count: 2))
  }

  @Test(arguments: [1.0, 2, 3]) func aPointIsAsManyPixelsAsTheScaleSays(scale: Double) throws {
    let surface = try ImageSurface(width: 10, height: 5, scale: scale)
    #expect((surface.pixelWidth, surface.pixelHeight) == (Int(10 * scale), Int(5 * scale)))
    let context = try Context(surface)
    try context.addRectangle(Rect(2, 1, 3, 2))
    try context.fill()
    let black = surface.pixels().count { $0.alpha == 255 }
    #expect(black == Int(6 * scale * scale))
    #expect(surface.pixels().allSatisfy { $0.alpha == 0 || $0.alpha == 255 })
  }

  @Test func aSizeThatIsNotWholeIsRoundedUp() throws {
    let surface = try ImageSurface(width: 2.25, height: 0.1, scale: 2)
    #expect((surface.pixelWidth, surface.pixelHeight) == (5, 1))
  }

  @Test(arguments: [0, -1, -0.0, .nan, .infinity, -.infinity, 16_385, 1e300] as [Double])
  func aSizeThatCannotBeDrawnIsRefused(size: Double) {
    #expect(throws: DrawingError.self) { try ImageSurface(width: size, height: 1) }
    #expect(throws: DrawingError.self) { try ImageSurface(width: 1, height: size) }
    #expect(throws: DrawingError.self) { try PDFSurface(width: size, height: 1) }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 65] as [Double])
  func aScaleThatCannotBeDrawnIsRefused(scale: Double) {
    #expect(throws: DrawingError.self) { try ImageSurface(width: 1, height: 1, scale: scale) }
  }

  @Test func sixtyFourMillionPixelsAreTheMost() {
    #expect(throws: DrawingError.tooLarge(width: 16_384, height: 4_000)) {
      try ImageSurface(width: 16_384, height: 4_000)
    }
  }

  /// Seed 8: every size is either drawn with the pixels that it should have, or refused.
  @Test func anySizeIsDrawnOrRefused() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<2_000 {
      let (width, height) = (Double(bitPattern: random.next()), Double.random(in: -1...40, using: &random))
      let scale = Double.random(in: -1...4, using: &random)
      let surface = try? ImageSurface(width: width, height: height, scale: scale)
      let isDrawable = width > 0 && height > 0 && scale > 0 && (width * scale).rounded(.up) <= 16_384
      #expect((surface != nil) == isDrawable, "\(width) × \(height) at \(scale)")
    }
  }

  @Test func pixelsOutsideAreRefused() throws {
    let surface = try ImageSurface(width: 3, height: 2)
    for (x, y) in [(-1, 0), (3, 0), (0, -1), (0, 2), (.min, .max)] {
      #expect(throws: DrawingError.pixel(x: x, y: y, width: 3, height: 2)) { try surface.pixel(x: x, y: y) }
    }
  }

  @Test func aPNGIsReadBackAsItWasWritten() throws {
    let surface = try ImageSurface(width: 4, height: 3, scale: 2)
    let context = try Context(surface)
    try context.paint(Color(rgb: 0x336699))
    context.blendMode = .clear
    try context.addRectangle(Rect(0, 0, 1, 1))
    try context.fill()
    let again = try Raster(png: surface.png())
    #expect((again.width, again.height) == (8, 6))
    #expect(again[0, 0].alpha == 0)
    #expect(again[2, 2] == Raster.Pixel(0x33, 0x66, 0x99))
  }

  @Test func aCopyKeepsItsPixels() throws {
    let surface = try ImageSurface(width: 4, height: 3, scale: 2)
    let context = try Context(surface)
    try context.paint(Color(rgb: 0x336699, alpha: 0.5))
    let copy = try surface.copy()
    let before = surface.pixels()
    try context.paint(.white)
    #expect(copy.pixels() == before)
  }

  @Test func stoppingTheMultiplicationByAlphaGivesTheColorBack() {
    #expect(Pixel(rgba: 64, 128, 0, 128).straight == Pixel(rgba: 128, 255, 0, 128))
    #expect(Pixel(rgba: 0, 0, 0, 0).straight == Pixel(rgba: 0, 0, 0, 0))
    #expect(Pixel(rgba: 1, 2, 255, 16).hexadecimal == "#0102FF10")
  }
}

extension Pixel {
  init(rgba red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
