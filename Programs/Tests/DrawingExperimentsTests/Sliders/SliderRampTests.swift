import Drawing
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("slider.ramp and slider.samples")
struct SliderRampTests {
  @Test("The picture is as wide as its images, and has its engine and its text alternative")
  func contents() async throws {
    let result = try await picture("slider.ramp", "steps: 3")
    let image = try result.pixels()
    #expect((image.pixelWidth, image.pixelHeight) == (480, 160))
    #expect(result.engine == Engine.version)
    #expect(result.alt.en == "3 flowers in a row over a checkerboard, with alpha 0, 0.5, 1.")
    #expect(result.alt.ja == "市松模様の上に横に並ぶ3輪の花。alphaは左から0、0.5、1。")
  }

  @Test("At alpha 0 only the squares are visible, at 1 only the flower; a petal is computed in between")
  func pixels() async throws {
    let image = try await picture("slider.ramp", "steps: 3").pixels()
    for (x, y, color) in [(5, 5, ByteColor.white), (15, 5, .gray), (65, 45, .white), (65, 35, .gray)] {
      #expect(image.pixel(x: 2 * x, y: 2 * y) == color.pixel)
    }
    let petal = ByteColor(red: 230, green: 0, blue: 115)
    for (x, y, background) in [(145, 45, ByteColor.white), (145, 35, .gray)] {
      let steps = Compositing.steps(petal.pixel, over: background.pixel, alpha: 128)
      #expect(image.pixel(x: 2 * x, y: 2 * y).components == steps.map(\.sum))
      #expect(image.pixel(x: 2 * (x + 80), y: 2 * y) == petal.pixel)
    }
    #expect(image.pixel(x: 400, y: 80) == ByteColor(red: 255, green: 204, blue: 0).pixel)
  }

  @Test("Petals show through each other with an alpha for each shape, and not with one for the image")
  func opacity() async throws {
    let whole = try await table("slider.samples")
    #expect(whole.ids == ["value", "byte", "light", "dark", "overlap"])
    #expect(whole.column("light") == whole.column("overlap"))
    #expect(
      whole.lines() == [
        "0|0|#ffffff|#999999|#ffffff", "0.25|64|#f9bfdc|#ad7390|#f9bfdc", "0.5|128|#f27fb9|#bf4c86|#f27fb9",
        "0.75|191|#ec4096|#d2267c|#ec4096", "1|255|#e60073|#e60073|#e60073",
      ])
    let each = try await table("slider.samples", "opacity: shapes")
    #expect(
      zip(each.column("light"), each.column("overlap")).map { $0 == $1 } == [true, false, false, false, true])
  }

  @Test("Values beyond 0 and 1 are drawn as 0 and 1")
  func beyond() async throws {
    let result = try await table("slider.samples", "{minimum: -1, maximum: 2, steps: 4}")
    #expect(result.column("value") == ["-1", "0", "1", "2"])
    #expect(result.column("byte") == ["0", "0", "255", "255"])
    #expect(result.column("dark") == ["#999999", "#999999", "#e60073", "#e60073"])
  }
}

extension ByteColor {
  fileprivate static let gray = ByteColor(red: 153, green: 153, blue: 153)
}
