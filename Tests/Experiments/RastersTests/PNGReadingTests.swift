import Rasters
import TestSupport
import Testing

@Suite("Reading and writing PNG files")
struct PNGReadingTests {
  @Test(
    "Files of every color type, depth and interlacing are read pixel for pixel, except those that libpng reads wrongly",
    arguments: PNGFixture.all)
  func reading(_ fixture: PNGFixture) throws {
    if fixture.name.contains("16-interlaced") {
      #expect(throws: PNGError.self) { try Raster(png: fixture.png) }
      return
    }
    let raster = try Raster(png: fixture.png)
    #expect(raster.width == fixture.width && raster.height == fixture.height)
    for index in stride(from: 0, to: fixture.rgba.count, by: 4) {
      let (expected, found) = (fixture.rgba[index..<index + 4], raster.bytes[index..<index + 4])
      // A transparent pixel has no color.
      if expected.last == 0, found.last == 0 { continue }
      #expect(expected.elementsEqual(found), "pixel \(index / 4): \(Array(found)) instead of \(Array(expected))")
    }
  }

  @Test("The fixtures have a file of each kind")
  func fixtures() {
    #expect(PNGFixture.all.count == 52)
    #expect(PNGFixture.all.count { $0.name.contains("16-interlaced") } == 6)
  }

  @Test("A written picture is read back")
  func roundTrip() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<60 {
      let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random))
      let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &random) }
      let raster = Raster(width: width, height: height, bytes: bytes)
      let file = try raster.png()
      #expect(try Raster(png: file) == raster)
      #expect(try raster.png() == file)
    }
  }

  @Test("A file that is cut off anywhere is refused", arguments: PNGFixture.all.filter { $0.png.count < 300 })
  func cutOff(_ fixture: PNGFixture) {
    for count in 0..<fixture.png.count {
      #expect(throws: PNGError.self) { try Raster(png: Array(fixture.png.prefix(count))) }
    }
  }

  @Test("A file with any byte changed is refused", arguments: PNGFixture.all.filter { $0.png.count < 300 })
  func damaged(_ fixture: PNGFixture) {
    var random = SplitMix64(seed: 9)
    for index in fixture.png.indices {
      var file = fixture.png
      file[index] ^= UInt8.random(in: 1...255, using: &random)
      #expect(throws: PNGError.self) { try Raster(png: file) }
    }
  }

  @Test("Damage with right checksums is refused or read, and the reader ends")
  func mended() {
    var random = SplitMix64(seed: 10)
    for fixture in PNGFixture.all {
      for _ in 0..<40 {
        let file = fixture.png.withDamage(using: &random)
        if let raster = try? Raster(png: file) { #expect(raster.bytes.count == raster.width * raster.height * 4) }
      }
    }
  }

  @Test("Bytes after the end are ignored")
  func trailing() throws {
    let fixture = try #require(PNGFixture.all.first)
    #expect(try Raster(png: fixture.png + [1, 2, 3]) == Raster(png: fixture.png))
  }

  @Test(
    "An error states the reason",
    arguments: [
      ([], "The file is empty."),
      (Array("<svg/>".utf8), "The file does not begin as a PNG file does."),
      (PNGBuilder.signature, "The file is cut off after 8 bytes."),
      (PNGBuilder.signature + PNGBuilder.chunk("IEND", []), "The first chunk is `IEND`; it must be `IHDR`."),
      (
        PNGBuilder.signature + [0, 0, 1, 0] + Array("IHDR".utf8) + [0, 0, 0, 0],
        "The file is cut off inside the chunk `IHDR`."
      ),
      (PNGBuilder.signature + [0, 0, 0, 0] + Array("IH R".utf8) + [0, 0, 0, 0], "At byte 12 there is no chunk type."),
      (
        PNGBuilder.signature + [0, 0, 0, 0] + Array("IHDR".utf8) + [0, 0, 0, 0],
        "The checksum of the chunk `IHDR` is wrong."
      ),
      (
        PNGBuilder.file(width: 70_000, height: 1_000, data: []),
        "It has 70000 × 1000 pixels; it must have at least one and at most 64 million."
      ),
      (
        PNGBuilder.file(width: 0, height: 5, data: []),
        "It has 0 × 5 pixels; it must have at least one and at most 64 million."
      ),
      (PNGBuilder.file(width: 2_000_000, height: 5, data: []), "libpng says: Invalid IHDR data."),
      (
        PNGFixture.named("type-6-depth-16-interlaced"),
        "It is interlaced with 16 bits per channel, which is not supported; save it without interlacing."
      ),
      (
        PNGBuilder.signature + PNGBuilder.chunk("IHDR", [1]) + PNGBuilder.chunk("IEND", []),
        "The chunk `IHDR` has 1 bytes; it must have 13."
      ),
      (PNGBuilder.file(width: 5, height: 5, data: [1, 2, 3]), "libpng says: IDAT: incorrect header check."),
    ] as [([UInt8], String)])
  func wording(_ file: [UInt8], _ message: String) {
    let error = #expect(throws: PNGError.self) { try Raster(png: file) }
    #expect(error?.description == message)
  }
}
