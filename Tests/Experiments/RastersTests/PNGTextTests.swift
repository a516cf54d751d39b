import Rasters
import Testing

@Suite("The text in PNG files")
struct PNGTextTests {
  @Test(
    "A written name is read back, and changes no pixel",
    arguments: ["Cairo 1.16.0, IPAGothic 003.03", "", "é", "IPAゴシック", "a\u{0}b"])
  func roundTrip(_ name: String) throws {
    for fixture in PNGFixture.all.prefix(4) {
      let file = try PNGText(.software, name).added(to: fixture.png)
      #expect(PNGText.words(.software, in: file) == name)
      #expect(try Raster(png: file) == Raster(png: fixture.png))
      #expect(try PNGText(.software, name).added(to: file) == file)
      #expect(try PNGText(.software, "x").added(to: file) == PNGText(.software, "x").added(to: fixture.png))
    }
  }

  @Test("A plain name is in a text chunk after the header, as in the standard")
  func bytes() throws {
    let file = PNGBuilder.file(width: 1, height: 1, data: [])
    let chunk = PNGBuilder.chunk("tEXt", Array("Software\u{0}Cairo".utf8))
    let named = try PNGText(.software, "Cairo").added(to: file)
    #expect(named == Array(file.prefix(33)) + chunk + Array(file.dropFirst(33)))
  }

  @Test("Other texts stay, and are not a program's name")
  func otherTexts() throws {
    let header = PNGBuilder.file(width: 1, height: 1, data: []).prefix(33)
    let author = PNGBuilder.chunk("tEXt", Array("Author\u{0}Software".utf8))
    let packed = PNGBuilder.chunk("iTXt", Array("Software\u{0}\u{1}\u{0}\u{0}\u{0}packed".utf8))
    let file = Array(header) + author + packed + PNGBuilder.chunk("IEND", [])
    #expect(PNGText.words(.software, in: file) == nil)
    let named = try PNGText(.software, "Cairo").added(to: file)
    #expect(PNGText.words(.software, in: named) == "Cairo")
    #expect(named.count == file.count - packed.count + PNGBuilder.chunk("tEXt", Array("Software\u{0}Cairo".utf8)).count)
  }

  @Test(
    "Short and broken text chunks are not a name",
    arguments: ["", "Software", "Software\u{0}\u{0}", "Software\u{0}\u{0}\u{0}en"])
  func broken(_ data: String) {
    let header = PNGBuilder.file(width: 1, height: 1, data: []).prefix(33)
    let file = Array(header) + PNGBuilder.chunk("iTXt", Array(data.utf8)) + PNGBuilder.chunk("IEND", [])
    #expect(PNGText.words(.software, in: file) == nil)
  }

  @Test("A file that is not a PNG names no program and accepts no name")
  func noFile() {
    #expect(PNGText.words(.software, in: [1, 2, 3]) == nil)
    #expect(throws: PNGError.self) { try PNGText(.software, "Cairo").added(to: [1, 2, 3]) }
  }

  @Test("Each language has its description, in an order that does not depend on the first one")
  func languages() throws {
    let texts = [
      PNGText(.description, language: "ja", "正方形"), PNGText(.software, "Cairo"),
      PNGText(.description, language: "en", "A square"),
    ]
    let plain = try Raster(width: 2, height: 2).png()
    let file = try texts.reduce(plain) { try $1.added(to: $0) }
    #expect(try texts.reversed().reduce(plain) { try $1.added(to: $0) } == file)
    #expect(Set(PNGText.all(in: file)) == Set(texts))
    #expect(PNGText.words(.description, language: "ja", in: file) == "正方形")
    #expect(PNGText.words(.description, in: file) == nil)
    #expect(PNGText.areEqualButForTexts(file, plain))
    let other = try Raster(width: 2, height: 2, filledWith: Raster.Pixel(0, 0, 0)).png()
    #expect(!PNGText.areEqualButForTexts(file, other) && !PNGText.areEqualButForTexts(plain, []))
  }
}
