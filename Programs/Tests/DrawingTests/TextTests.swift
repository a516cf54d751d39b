import Testing

@testable import Drawing

private let isInstalled = (try? Font(size: 10)) != nil

@Suite(.enabled(if: isInstalled, "the font IPAGothic is not installed"))
struct TextTests {
  let surface: ImageSurface
  let context: Context

  init() throws {
    surface = try ImageSurface(width: 60, height: 30)
    context = try Context(surface)
  }

  /// IPAGothic is monospaced: every kana is as wide as its size, every Latin letter half as wide.
  @Test func textIsAsWideAsTheFontSays() throws {
    let font = try Font(size: 20)
    #expect(try context.extents(of: "あア漢", font: font).advance == 60)
    #expect(try context.extents(of: "abc", font: font).advance == 30)
    #expect(try context.extents(of: "", font: font).advance == 0)
    let extents = try context.extents(of: "あ", font: font)
    #expect(extents.ascent > 15 && extents.ascent < 20 && extents.descent > 1 && extents.descent < 5)
    #expect(extents.ink.origin.y < 0 && extents.ink.height > 10)
  }

  @Test func textIsDrawnWithinItsInk() throws {
    context.fillColor = Color(rgb: 0xFF0000)
    let font = try Font(size: 20)
    let ink = try context.extents(of: "口", font: font).ink
    try context.draw("口", at: Point(10, 22), font: font)
    for y in 0..<30 {
      for x in 0..<60 {
        let pixel = try surface.pixel(x: x, y: y)
        let (left, top) = (10 + ink.origin.x, 22 + ink.origin.y)
        let isNear =
          Double(x) > left - 1.1 && Double(x) < left + ink.width + 0.1 && Double(y) > top - 1.1
          && Double(y) < top + ink.height + 0.1
        #expect(pixel.alpha == 0 || isNear)
        #expect(pixel.red == pixel.alpha && pixel.green == 0)
      }
    }
    #expect(surface.pixels().contains { $0.alpha > 200 })
  }

  @Test func theTopLeftCornerIsAsFarAboveAsTheFontReaches() throws {
    let other = try ImageSurface(width: 60, height: 30)
    let font = try Font(size: 16)
    let ascent = try context.extents(of: "あ", font: font).ascent
    try context.draw("あ", topLeft: Point(3, 4), font: font)
    try Context(other).draw("あ", at: Point(3, 4 + ascent), font: font)
    #expect(surface.pixels() == other.pixels())
  }

  @Test("A font says which texts it has, and a family without a bold font says so")
  func fonts() throws {
    let font = try Font(size: 20)
    #expect(try context.has("aあ", font: font) && !context.has("a😀", font: font))
    #expect(try !font.lacksBold && Font(size: 20, isBold: true).lacksBold)
  }

  @Test("The outlines of a text are a path that can be filled")
  func outlines() throws {
    let other = try ImageSurface(width: 60, height: 30)
    let font = try Font(size: 20)
    let outlines = try Context(other)
    try outlines.addText("口", at: Point(10, 22), font: font)
    try outlines.fill()
    try context.draw("口", at: Point(10, 22), font: font)
    #expect(surface.pixels() == other.pixels() && surface.pixels().contains { $0.alpha > 200 })
  }

  @Test func aCharacterThatTheFontLacksIsRefused() throws {
    let font = try Font(size: 20)
    #expect(throws: DrawingError.noGlyph(character: "😀 (U+1F600)", family: "IPAGothic")) {
      try context.draw("a😀", at: Point(0, 20), font: font)
    }
    for (text, code) in [("a\nb", "U+000A"), ("a\0b", "U+0000"), ("\t", "U+0009")] {
      #expect(throws: DrawingError.noGlyph(character: code, family: "IPAGothic")) {
        try context.draw(text, at: Point(0, 20), font: font)
      }
    }
    #expect(throws: DrawingError.longText(10_001)) {
      try context.draw(String(repeating: "a", count: 10_001), at: Point(0, 20), font: font)
    }
    #expect(surface.pixels().allSatisfy { $0.alpha == 0 })
  }

  @Test(arguments: [0, -1, .nan, .infinity, 2_001] as [Double]) func aSizeThatCannotBeDrawnIsRefused(size: Double) {
    #expect(throws: DrawingError.self) { try Font(size: size) }
  }

  @Test func theEngineAndTheFontSayTheirVersions() throws {
    #expect(Engine.version.hasPrefix("Cairo 1."))
    #expect(Engine.description() == Engine.version)
    let font = try Font(size: 10)
    #expect(font.version.first?.isNumber == true)
    #expect(Engine.description(with: font) == "\(Engine.version), IPAGothic \(font.version)")
  }

  @Test func aDocumentKeepsItsTextAndIsTheSameEachTime() throws {
    func document() throws -> [UInt8] {
      let document = try PDFSurface(width: 60, height: 30, title: "券")
      try Context(document).draw("入場券", at: Point(0, 20), font: Font(size: 20))
      return try document.pdf()
    }
    let bytes = try document()
    #expect(bytes == (try document()))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF-1.4"))
    #expect(text.contains("/MediaBox [ 0 0 60 30 ]") && text.contains("IPAGothic") && text.contains("/FontFile"))
    #expect(text.contains("20141201"))
    #expect(!text.contains("/ModDate"))
  }
}

@Suite struct FontTests {
  @Test(arguments: ["No Such Font", "", "sans-serif", "IPAGothic\0"]) func anotherFontIsNotTakenInItsPlace(
    family: String
  ) {
    #expect {
      try Font(family, size: 10)
    } throws: { error in
      guard case DrawingError.noFont(family, _) = error else { return false }
      return "\(error)".contains("is not installed")
    }
  }
}
