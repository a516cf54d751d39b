import Rasters
import Results
import TestSupport
import Testing

@Suite("Comparing pictures of pixels")
struct RasterComparisonTests {
  private static let red = Raster.Pixel(200, 0, 0)

  private func raster(_ width: Int, _ height: Int, using random: inout SplitMix64) -> Raster {
    Raster(
      width: width, height: height,
      bytes: (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test("A picture agrees with itself, with any tolerance")
  func itself() {
    var random = SplitMix64(seed: 1)
    let raster = raster(7, 5, using: &random)
    let comparison = RasterComparison(expected: raster, found: raster, tolerance: PixelTolerance(channel: 0))
    #expect(comparison.agrees && comparison.count == 0 && comparison.total == 35 && comparison.first == nil)
  }

  @Test("A channel may differ by the tolerance, and no more", arguments: 0...255)
  func channels(_ allowed: Int) {
    let expected = Raster(width: 1, height: 1, filledWith: Raster.Pixel(0, 0, 0))
    for off in UInt8.min...UInt8.max {
      for pixel in [Raster.Pixel(off, 0, 0), Raster.Pixel(0, off, 0), Raster.Pixel(0, 0, off)] {
        let found = Raster(width: 1, height: 1, filledWith: pixel)
        let comparison = RasterComparison(
          expected: expected, found: found, tolerance: PixelTolerance(channel: allowed))
        #expect(comparison.agrees == (Int(off) <= allowed))
        #expect(comparison.largest == (Int(off) <= allowed ? 0 : Int(off)))
      }
    }
  }

  @Test("A transparent pixel has no color, and alpha counts by itself")
  func transparency() {
    func agrees(_ expected: Raster.Pixel, _ found: Raster.Pixel, _ channel: Int) -> Bool {
      RasterComparison(
        expected: Raster(width: 2, height: 1, filledWith: expected),
        found: Raster(width: 2, height: 1, filledWith: found), tolerance: PixelTolerance(channel: channel)
      ).agrees
    }
    #expect(agrees(Raster.Pixel(255, 0, 9, alpha: 0), Raster.Pixel(0, 255, 3, alpha: 0), 0))
    #expect(agrees(Raster.Pixel(255, 0, 9, alpha: 2), Raster.Pixel(0, 255, 3, alpha: 2), 2))
    #expect(!agrees(Raster.Pixel(255, 0, 9, alpha: 3), Raster.Pixel(0, 255, 3, alpha: 3), 2))
    #expect(!agrees(Raster.Pixel(0, 0, 0, alpha: 10), Raster.Pixel(0, 0, 0, alpha: 13), 2))
    #expect(agrees(Raster.Pixel(0, 0, 0, alpha: 10), Raster.Pixel(0, 0, 0, alpha: 12), 2))
  }

  @Test(
    "A share of the pixels may differ by more",
    arguments: [(0, 0), (9_999, 0), (10_000, 1), (39_999, 3), (1_000_000, 100)])
  func share(_ millionths: Int, _ allowed: Int) {
    let expected = Raster(width: 20, height: 5, filledWith: Self.red)
    for count in 0...100 {
      var found = expected
      for index in 0..<count { found[index % 20, index / 20] = Raster.Pixel(0, 0, 255) }
      let comparison = RasterComparison(
        expected: expected, found: found, tolerance: PixelTolerance(channel: 8, millionths: millionths))
      #expect(comparison.agrees == (count <= allowed))
      #expect(comparison.count == count)
    }
  }

  @Test("A difference has its number of pixels, the place of the first and the largest difference")
  func first() {
    let expected = Raster(width: 4, height: 3, filledWith: Self.red)
    var found = expected
    found[2, 1] = Raster.Pixel(190, 0, 0)
    found[0, 2] = Raster.Pixel(200, 30, 0)
    let comparison = RasterComparison(expected: expected, found: found, tolerance: .rounding)
    #expect(!comparison.agrees && comparison.count == 2 && comparison.total == 12 && comparison.largest == 30)
    let first = comparison.first
    #expect(first?.x == 2 && first?.y == 1)
    #expect(first?.expected == Self.red && first?.found == Raster.Pixel(190, 0, 0))
    let picture = comparison.picture()
    let marked = (0..<12).filter { picture?[$0 % 4, $0 / 4] == Raster.Pixel(208, 0, 72) }
    #expect(marked == [6, 8])
  }

  @Test("If the sizes differ, pixels of only one picture differ, with any tolerance")
  func sizes() {
    let tall = Raster(width: 2, height: 4, filledWith: Self.red)
    let wide = Raster(width: 5, height: 1, filledWith: Self.red)
    let anything = PixelTolerance(channel: 255, millionths: 1_000_000)
    for (expected, found) in [(tall, wide), (wide, tall)] {
      let comparison = RasterComparison(expected: expected, found: found, tolerance: anything)
      #expect(!comparison.agrees)
      let exact = RasterComparison(expected: expected, found: found, tolerance: .rounding)
      #expect(exact.total == 8 + 5 - 2 && exact.count == 9 && exact.largest == 255)
      let picture = exact.picture()
      #expect(picture?.width == 5 && picture?.height == 4)
    }
    let first = RasterComparison(expected: tall, found: wide, tolerance: .rounding).first
    #expect(first?.x == 2 && first?.y == 0 && first?.expected == nil && first?.found == Self.red)
  }

  @Test("The difference shows the found picture paler, and marks only the pixels that differ")
  func picture() {
    var random = SplitMix64(seed: 3)
    let expected = raster(30, 20, using: &random)
    var found = expected
    var changed: Set<Int> = []
    for _ in 0..<50 {
      let index = Int.random(in: 0..<600, using: &random)
      let pixel = found[index % 30, index / 30]
      found[index % 30, index / 30] = Raster.Pixel(pixel.red, pixel.green, pixel.blue, alpha: pixel.alpha ^ 128)
      if changed.contains(index) { changed.remove(index) } else { changed.insert(index) }
    }
    let picture = RasterComparison(expected: expected, found: found, tolerance: .rounding).picture()
    for index in 0..<600 {
      guard let pixel = picture?[index % 30, index / 30] else { continue }
      #expect((pixel == Raster.Pixel(208, 0, 72)) == changed.contains(index))
      if !changed.contains(index) { #expect(pixel.red == pixel.green && pixel.red >= 191 && pixel.alpha == 255) }
    }
  }
}
