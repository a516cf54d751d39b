import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Images that the drawing class returns")
struct DrawingContextPictureTests {
  static let colors = "add 2, stroke-color 0 0 0 1 1, fill-color 0 1 1 0 1"

  @Test("The got image has its scale, with a border over its filling")
  func pixels() async throws {
    let calls = "calls: [\(Self.colors), start 40 30 false, rect 0 both 4 10 10 20 10, get]"
    for scale in 1...3 {
      let result = try await picture("drawing-context.picture", "{\(calls), scale: \(scale)}")
      let image = try result.pixels()
      #expect((image.pixelWidth, image.pixelHeight) == (40 * scale, 30 * scale))
      let row = (0..<20).map { image.pixel(x: $0 * scale, y: 15 * scale).hexadecimal }
      #expect(row[..<8].allSatisfy { $0 == "#00000000" } && row[8..<12].allSatisfy { $0 == "#0000FFFF" })
      #expect(row[12...].allSatisfy { $0 == "#FFFF00FF" })
      #expect(result.engine == Engine.version)
    }
  }

  @Test("An image has the drawings made before it was got, and drawing continues")
  func several() async throws {
    let calls = "calls: [\(Self.colors), start 20 20 true, get, rect 0 fill 1 0 0 20 20, get, stop]"
    let first = try await picture("drawing-context.picture", "{\(calls), image: 1, scale: 1}")
    #expect(try first.pixels().color(9, 9) == "#000000")
    #expect(first.alt.en == "An empty image of 20 × 20 points.")
    let last = try await picture("drawing-context.picture", "{\(calls), scale: 1}")
    #expect(try last.pixels().color(9, 9) == "#FFFF00")
    #expect(last.alt.en == "An image of 20 × 20 points. Drawn: a rectangle (fill) at (0, 0).")
  }

  @Test("On a checkerboard nothing is transparent, and the drawing is unchanged")
  func checkerboard() async throws {
    let calls = "calls: [\(Self.colors), start 20 10 false, rect 0 fill 1 0 0 3 3, get]"
    let result = try await picture("drawing-context.picture", "{\(calls), scale: 1, ground: checkerboard}")
    let image = try result.pixels()
    #expect(image.pixels().allSatisfy { $0.alpha == 255 })
    #expect(image.color(1, 1) == "#FFFF00")
    #expect([4, 7, 12, 17].map { image.color($0, 4) } == ["#FFFFFF", "#D9D9D9", "#FFFFFF", "#D9D9D9"])
    #expect(image.color(2, 7) == "#D9D9D9")
    #expect(result.alt.en.hasSuffix("A checkerboard shows through where it is transparent."))
  }

  @Test("An image can be a part of another drawing")
  func parts() async throws {
    let calls =
      "[new 10 10 false 1, fill-color 0 1 0 0 1, rect 0 fill 1 0 0 10 10, get, new 40 10 false 1, image 0 0 10 10, image 20 0 20 10, get]"
    let image = try await picture("drawing-context.picture", "{form: first, calls: \(calls), scale: 1}").pixels()
    #expect([5, 15, 25, 35].map { image.color($0, 5) } == ["#FF0000", "#000000", "#FF0000", "#FF0000"])
  }

  @Test("Circles and lines are drawn, the type none draws nothing, and neither do refused calls")
  func shapes() async throws {
    let calls =
      "[\(Self.colors), start 40 20 true, circle 0 fill 1 0 0 20 20, line 1 2 20 10 40 10, rect 0 none 9 0 0 40 20, rect 7 both 9 0 0 40 20, get]"
    let image = try await picture("drawing-context.picture", "{calls: \(calls), scale: 1}").pixels()
    #expect(image.color(10, 10) == "#FFFF00")
    #expect(image.color(1, 1) == "#000000")
    #expect(image.color(30, 3) == "#000000")
  }

  @Test("Text is drawn in the color of lines, below its top left corner", .enabled(if: (try? Font(size: 9)) != nil))
  func text() async throws {
    let calls = "[\(Self.colors), start 80 30 false, text 0 20 10 5 入場 券, get]"
    let result = try await picture("drawing-context.picture", "{calls: \(calls), scale: 1}")
    let image = try result.pixels()
    let drawn = image.pixels().enumerated().filter { $0.element.alpha > 128 }
    #expect(drawn.allSatisfy { $0.element.red == 0 && $0.element.blue == $0.element.alpha })
    #expect(drawn.allSatisfy { (10..<80).contains($0.offset % 80) && (5..<26).contains($0.offset / 80) })
    #expect(result.engine?.contains("IPAGothic") == true)
    await #expect(throws: Rejections.self) {
      try await picture("drawing-context.picture", "calls: [add 1, start 9 9 true, text 0 9 0 0 😀, get]")
    }
  }

  @Test("A missing image is reported")
  func missing() async throws {
    for yaml in ["calls: [add 1]", "{calls: [start 9 9 true, get], image: 2}"] {
      await #expect(throws: (any Error).self) { try await picture("drawing-context.picture", yaml) }
    }
  }
}
