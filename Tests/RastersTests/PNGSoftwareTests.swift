import Rasters
import Testing

@Suite("The program that made a PNG file")
struct PNGSoftwareTests {
  @Test(
    "A name that is written is read back, and changes no pixel",
    arguments: ["Cairo 1.16.0, IPAGothic 003.03", "", "é", "IPAゴシック", "a\u{0}b"])
  func roundTrip(_ name: String) throws {
    for fixture in PNGFixture.all.prefix(4) {
      let file = try PNGSoftware.naming(name, in: fixture.png)
      #expect(PNGSoftware.name(in: file) == name)
      #expect(try Raster(png: file) == Raster(png: fixture.png))
      #expect(try PNGSoftware.naming(name, in: file) == file)
      #expect(try PNGSoftware.naming("x", in: file) == PNGSoftware.naming("x", in: fixture.png))
    }
  }

  @Test("A plain name stands in a text chunk behind the header, as the standard has it")
  func bytes() throws {
    let file = PNGBuilder.file(width: 1, height: 1, data: [])
    let chunk = PNGBuilder.chunk("tEXt", Array("Software\u{0}Cairo".utf8))
    let named = try PNGSoftware.naming("Cairo", in: file)
    #expect(named == Array(file.prefix(33)) + chunk + Array(file.dropFirst(33)))
  }

  @Test("Other texts stay, and are no program's name")
  func otherTexts() throws {
    let header = PNGBuilder.file(width: 1, height: 1, data: []).prefix(33)
    let author = PNGBuilder.chunk("tEXt", Array("Author\u{0}Software".utf8))
    let packed = PNGBuilder.chunk("iTXt", Array("Software\u{0}\u{1}\u{0}\u{0}\u{0}packed".utf8))
    let file = Array(header) + author + packed + PNGBuilder.chunk("IEND", [])
    #expect(PNGSoftware.name(in: file) == nil)
    let named = try PNGSoftware.naming("Cairo", in: file)
    #expect(PNGSoftware.name(in: named) == "Cairo")
    #expect(named.count == file.count - packed.count + PNGBuilder.chunk("tEXt", Array("Software\u{0}Cairo".utf8)).count)
  }

  @Test(
    "Short and broken text chunks are no name",
    arguments: ["", "Software", "Software\u{0}\u{0}", "Software\u{0}\u{0}\u{0}en"])
  func broken(_ data: String) {
    let header = PNGBuilder.file(width: 1, height: 1, data: []).prefix(33)
    let file = Array(header) + PNGBuilder.chunk("iTXt", Array(data.utf8)) + PNGBuilder.chunk("IEND", [])
    #expect(PNGSoftware.name(in: file) == nil)
  }

  @Test("What is no PNG file names no program and takes no name")
  func noFile() {
    #expect(PNGSoftware.name(in: [1, 2, 3]) == nil)
    #expect(throws: PNGMistake.self) { try PNGSoftware.naming("Cairo", in: [1, 2, 3]) }
  }
}
