import ExperimentKit
import Foundation
import Results
import SourceText
import TestSupport
import Testing

@testable import Drawing
@testable import DrawingExperiments

private let hasFont = (try? Font(size: 10)) != nil

@Suite("Figures as pixels")
struct FigurePixelsTests {
  /// Draws a figure, sent as `lesson` sends it, but twice as large.
  private func draw(_ result: CellResult, language: String = "en", scale: Int = 2) async throws -> Picture {
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
      .replacing(#"width=\"40\" height=\"20\""#, with: #"width=\"\#(40 * scale)\" height=\"\#(20 * scale)\""#)
    let quoted = "'" + json.replacing("'", with: "''") + "'"
    return try await picture("figure.pixels", "figure: \(quoted)\nlanguage: \(language)\n")
  }

  private func draw(svg: String) async throws -> PicturePixels {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\" width=\"40\" height=\"20\">\(svg)</svg>"
    return try await draw(.picture(Picture(.svg(LocalizedText(svg)), alt: LocalizedText("a")))).pixels()
  }

  private func figure(_ shapes: Figure.Shape...) -> CellResult {
    .figure(Figure(width: 40, height: 20, alt: LocalizedText(en: "shapes", ja: "図形"), shapes: shapes))
  }

  @Test("A figure has a pixel per unit, white paper, its colors, and its words as alternative text")
  func shapes() async throws {
    let drawn = try await draw(
      figure(
        .rectangle(Point(2, 2), width: 8, height: 8, fill: .accent), .circle(Point(20, 10), radius: 5, fill: .blue),
        .line([Point(30, 0), Point(30, 20)], stroke: Figure.Stroke(.ink, width: 4))), scale: 1)
    #expect(drawn.alt == LocalizedText(en: "shapes", ja: "図形"))
    let pixels = try drawn.pixels()
    #expect((pixels.pixelWidth, pixels.pixelHeight) == (40, 20))
    let colors = [(0, 0), (5, 5), (11, 5), (20, 10), (20, 4), (29, 10), (33, 10)].map { pixels.color($0, $1) }
    #expect(colors == ["#FFFFFF", "#A84300", "#FFFFFF", "#00639C", "#FFFFFF", "#1B1F24", "#FFFFFF"])
  }

  @Test("A dashed line has gaps, and a dotted one has dots")
  func dashes() async throws {
    func isInked(_ dash: Figure.Stroke.Dash) async throws -> [Bool] {
      let stroke = Figure.Stroke(.ink, width: 4, dash: dash)
      let pixels = try await draw(figure(.line([Point(0, 10), Point(40, 10)], stroke: stroke))).pixels()
      return (0..<40).map { pixels.pixel(x: $0 * 2 + 1, y: 20).red < 128 }
    }
    let period = { (inked: Int, empty: Int) in (0..<40).map { $0 % (inked + empty) < inked } }
    #expect(try await isInked(.solid) == period(40, 0))
    #expect(try await isInked(.dashed) == period(5, 4))
    #expect(try await isInked(.longDashed) == period(16, 8))
    #expect(try await isInked(.dotted).prefix(12).map { $0 ? "#" : "." }.joined() == "##....####..")
  }

  @Test("An arc goes clockwise from one angle to the other, from the top", arguments: [0.0, 90, 180, 270])
  func arcs(start: Double) async throws {
    let arc = Figure.Shape.arc(
      center: Point(20, 10), radius: 8, from: start, to: start + 270, stroke: Figure.Stroke(.ink, width: 2))
    let pixels = try await draw(figure(arc)).pixels()
    let angles = [10, 90, 180, 260, 280, 350]
    let isInked = angles.map { degrees in
      let point = Figure.point(at: start + Double(degrees), radius: 16, from: Point(40, 20))
      return pixels.pixel(x: Int(point.x), y: Int(point.y)).red < 128
    }
    #expect(isInked == [true, true, true, true, false, false])
  }

  @Test("Text begins, is centered, or ends at its point, in the requested language", .enabled(if: hasFont))
  func anchors() async throws {
    func columns(_ anchor: Figure.TextStyle.Anchor, _ language: String) async throws -> (first: Int, last: Int) {
      let text = Figure.Shape.text(
        LocalizedText(en: "||", ja: "口口口"), at: Point(20, 15), style: Figure.TextStyle(size: 6, anchor: anchor))
      let pixels = try await draw(figure(text), language: language).pixels()
      let inked = (0..<80).filter { x in (0..<40).contains { pixels.pixel(x: x, y: $0).red < 200 } }
      return (inked.first ?? 0, inked.last ?? 0)
    }
    let (start, middle, end) = (
      try await columns(.start, "ja"), try await columns(.middle, "ja"), try await columns(.end, "ja")
    )
    #expect((40...43).contains(start.first) && (70...76).contains(start.last))
    #expect(start.first - middle.first == 18 && start.first - end.first == 36)
    #expect(try await columns(.start, "en").last < 60)
  }

  @Test("Bold text has more ink than plain text, and rotated text is higher than wide", .enabled(if: hasFont))
  func bold() async throws {
    func ink(_ style: Figure.TextStyle) async throws -> (count: Int, width: Int, height: Int) {
      let pixels = try await draw(figure(.text(LocalizedText("日本"), at: Point(20, 12), style: style))).pixels()
      let all = (0..<40).flatMap { y in (0..<80).map { (x: $0, y: y) } }
      let inked = all.filter { pixels.pixel(x: $0.x, y: $0.y).red < 128 }
      return (inked.count, Set(inked.map(\.x)).count, Set(inked.map(\.y)).count)
    }
    let plain = try await ink(Figure.TextStyle(size: 8))
    let bold = try await ink(Figure.TextStyle(size: 8, isBold: true))
    #expect(bold.count > plain.count * 5 / 4)
    let turned = try await ink(Figure.TextStyle(size: 8, rotation: 90))
    #expect(plain.width > plain.height && turned.height > turned.width)
  }

  @Test("Raised digits are smaller and above the baseline", .enabled(if: hasFont))
  func raised() async throws {
    func rows(_ text: String) async throws -> [Int] {
      let shape = Figure.Shape.text(LocalizedText(text), at: Point(20, 18), style: Figure.TextStyle(size: 14))
      let pixels = try await draw(figure(shape)).pixels()
      return (0..<40).filter { y in (0..<80).contains { pixels.pixel(x: $0, y: y).red < 128 } }
    }
    let (plain, raised) = (try await rows("4"), try await rows("⁴"))
    #expect(raised.count < plain.count && (raised.last ?? 40) < (plain.last ?? 0) - 6)
  }

  @Test("A picture in SVG of another host has its colors, opacities, and curves")
  func pictures() async throws {
    let pixels = try await draw(
      svg: "<g fill='#ff0000'><ellipse cx='10' cy='10' rx='8' ry='4'/></g>"
        + "<path d='M20 0h10v10q0 10 -10 10z' fill='rgb(0,0,255)' fill-opacity='0.5'/>")
    #expect(pixels.color(20, 20) == "#FF0000" && pixels.color(20, 10) == "#FFFFFF")
    #expect(["#7F7FFF", "#8080FF"].contains(pixels.color(50, 10)))
  }

  @Test(
    "A picture with a part that cannot be drawn is refused instead of drawn without the part",
    arguments: [
      ("<image href='a'/>", "<image>"), ("<rect width='9' height='9' filter='url(#a)'/>", "filter=\"url(#a)\""),
      ("<rect width='9' height='9' fill='url(#a)'/>", "fill=\"url(#a)\""),
      ("<style>rect { fill: red }</style>", "<style>"),
      ("<g transform='skewX(3)'/>", "transform=\"skewX(3)\""), ("<path d='x'/>", "d=\"x\""),
    ])
  func refused(svg: String, part: String) async throws {
    let rejections = await #expect(throws: Rejections.self) { try await draw(svg: svg) }
    #expect(rejections?.all.map { "\($0.reason)" } == ["The figure has `\(part)`, which cannot be drawn as pixels."])
  }

  @Test("A text that is not a figure is refused, with what the parameter takes")
  func malformed() throws {
    for yaml in ["figure: x", "figure: '{}'", "figure: '{\"kind\":\"lines\",\"lines\":[]}'", "figure: [a]"] {
      #expect(try refusals("figure.pixels", yaml).first?.contains("It takes a figure as JSON") == true, "\(yaml)")
    }
  }
}
