import Drawing
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Images of views, in pixels of the engine")
struct ViewImagePictureTests {
  @Test("The computed strip is that of the engine, within rounding", arguments: 1...3)
  func strip(screen: Int) throws {
    for asked in [0, 50, 100, 150, 200, 250, 300, 400] {
      let strip = ImageStrip(scale: ImageScale(asked: asked, screen: screen))
      let (width, height) = (Double(ImageStrip.width), 4.0)
      let image = try ImageSurface(
        width: width, height: height, scale: Double(strip.scale.used) / 100, opaque: true)
      let context = try Context(image)
      try context.paint(.white)
      try context.drawRectangle(Rect(1, 0, 1 / Double(screen), height), .black)
      try context.drawRectangle(Rect(3, 0, 2, height), .black)
      let shown = try ImageSurface(width: width, height: height, scale: Double(screen), opaque: true)
      try Context(shown).draw(image, in: Rect(0, 0, width, height), filter: .bilinear)
      for (surface, expected) in [(image, strip.image), (shown, strip.shown)] {
        let row = try (0..<surface.pixelWidth).map { Int(try surface.pixel(x: $0, y: surface.pixelHeight / 2).red) }
        #expect(row.count == expected.count, "\(asked) on \(screen)")
        #expect(zip(row, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(asked) on \(screen): \(row) \(expected)")
      }
    }
  }

  @Test("At the screen's own scale and its double nothing is blurred; at half of it thin lines turn gray")
  func sharpness() throws {
    let view = SampleView(text: "", screen: 2)
    let direct = try view.image(scale: 2, font: nil).pixels()
    #expect(try view.shown(ImageScale(asked: 0, screen: 2), font: nil).pixels() == direct)
    let shown = try view.shown(ImageScale(asked: 100, screen: 2), font: nil)
    let doubled = try view.shown(ImageScale(asked: 400, screen: 2), font: nil)
    // The first thin line, at y = 20 points, half a point high.
    #expect(try doubled.color(20, 40) == "#000000" && doubled.color(20, 41) == "#FFFFFF")
    for row in [39, 40, 41, 42] { #expect(try (100...240).contains(shown.pixel(x: 20, y: row).red)) }
  }

  @Test("Pixels of the screen are enlarged to squares; the letters need the font, and the picture names it")
  func enlarged() async throws {
    let plain = try await picture("view-image.picture", "text: ''")
    let pixels = try plain.pixels()
    #expect(pixels.pixelWidth == 2 * 384 + 24 && pixels.pixelHeight == 256 + 16)
    #expect(plain.engine == Engine.version)
    for x in stride(from: 8, to: 392, by: 4) {
      #expect((1...3).allSatisfy { pixels.pixel(x: x, y: 60) == pixels.pixel(x: x + $0, y: 60) })
    }
    #expect(
      plain.alt.en.hasPrefix(
        "The same view with thin lines, a circle and a bar, made into images and shown on a screen"))
    let lettered = try await picture("view-image.picture", "{scales: [1, 2, 0], screen: 3}")
    #expect(lettered.engine?.hasPrefix("\(Engine.version), IPAGothic ") == true)
    #expect(lettered.alt.ja.hasPrefix("Aあ、細い線、円、帯のある同じビューを画像にして、1ポイントあたり3 × 3ピクセルの画面に出し"))
    #expect(lettered.alt.ja.hasSuffix("3枚目はスケール0で、1ピクセルずつ対応する。"))
  }

  @Test("Letters that the font lacks, and too many letters or scales, are refused")
  func refusals() async throws {
    await #expect {
      try await run("view-image.picture", "text: 🐶")
    } throws: {
      "\($0)".contains("The font IPAGothic has no character 🐶 (U+1F436).")
    }
    #expect(
      try DrawingExperimentsTests.refusals("view-image.picture", "text: long") == [
        "cell:1: The parameter `text` cannot be `long`. It takes 0 to 3 letters, without line breaks."
      ])
    #expect(
      try DrawingExperimentsTests.refusals("view-image.picture", "scales: [1, 2, 3, 0, 1]") == [
        "cell:1: The list `scales` has 5 elements. A picture has room for 1 to 4."
      ])
  }

  @Test("The background of an image is transparent, and black if it is opaque")
  func opaque() async throws {
    let table = try await table("view-image.opaque")
    #expect(table.ids == ["opaque", "place", "stored", "on-page"])
    #expect(
      table.lines() == [
        "false|in the disc|245, 166, 35, 255|#f5a623", "false|in the corner|0, 0, 0, 0|#fff3c4",
        "true|in the disc|245, 166, 35, 255|#f5a623", "true|in the corner|0, 0, 0, 255|#000000",
      ])
    let pixels = try await picture("view-image.opaque-picture").pixels()
    #expect(pixels.pixelWidth == 256 && pixels.pixelHeight == 120)
    #expect(pixels.color(22, 22) == "#FFF3C4" && pixels.color(136 + 22, 22) == "#000000")
    #expect(pixels.color(60, 60) == "#F5A623" && pixels.color(136 + 60, 60) == "#F5A623")
  }
}
