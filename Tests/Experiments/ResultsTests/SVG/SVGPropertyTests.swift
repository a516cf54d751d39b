import Results
import TestSupport
import Testing

@Suite("SVG that is written in another way")
struct SVGPropertyTests {
  @Test("A figure that is respelled draws the same, and a changed one does not")
  func respelled() throws {
    var random = SplitMix64(seed: 1234)
    for _ in 0..<150 {
      let drawing = Drawing(using: &random)
      let plain = drawing.plain
      let other = drawing.respelled(using: &random)
      #expect(
        try SVGComparison.differences(expected: plain, found: other).isEmpty,
        "\(String(decoding: other, as: UTF8.self))")
      let changed = drawing.changed(using: &random).respelled(using: &random)
      #expect(try !SVGComparison.differences(expected: plain, found: changed).isEmpty)
    }
  }

  @Test("No text makes the comparison fail")
  func anyText() {
    var random = SplitMix64(seed: 77)
    let parts = [
      "<svg>", "</svg>", "<g ", ">", "/>", "d='M1 1", "a='", "'", "&", ";", "#x", "url(#a)", "é", "\u{301}", "<!--",
      "-->", "<![CDATA[",
      "]]>", "1e999", "-", ".", "L", "style='x:y;:;'", "id='a'", "<text>", "</text>", " ", "\n",
    ]
    for _ in 0..<3_000 {
      let text =
        "<svg "
        + (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in parts.randomElement(using: &random) }.joined()
      _ = try? SVGComparison.differences(expected: Array("<svg/>".utf8), found: Array(text.utf8))
      _ = try? SVGComparison.differences(expected: Array(text.utf8), found: Array(text.utf8))
    }
  }
}

/// A drawing of rectangles with a corner, a size and a color.
private struct Drawing {
  struct Rectangle {
    var x: Int
    var y: Int
    var side: Int
    var red: Int
  }

  var rectangles: [Rectangle]

  init(using random: inout SplitMix64) {
    rectangles = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      Rectangle(
        x: Int.random(in: 0...99, using: &random), y: Int.random(in: 1...99, using: &random),
        side: Int.random(in: 1...99, using: &random), red: Int.random(in: 1...255, using: &random))
    }
  }

  /// Returns the drawing with one number changed.
  func changed(using random: inout SplitMix64) -> Drawing {
    var drawing = self
    let index = Int.random(in: rectangles.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: drawing.rectangles[index].x += 1
    case 1: drawing.rectangles[index].y -= 1
    case 2: drawing.rectangles[index].side += 5
    default: drawing.rectangles[index].red -= 1
    }
    return drawing
  }

  var plain: [UInt8] {
    Array(
      ("<svg>"
        + rectangles.map { "<rect x=\"\($0.x)\" y=\"\($0.y)\" width=\"\($0.side)\" fill=\"rgb(\($0.red),0,0)\"/>" }
        .joined()
        + "</svg>").utf8)
  }

  func respelled(using random: inout SplitMix64) -> [UInt8] {
    let blanks = ["", " ", "\n", "\t ", "<!-- x -->"]
    let elements = rectangles.map { rectangle in
      var attributes = [
        "y=\"\(rectangle.y).00\"", "width='\(rectangle.side)px'",
        ["fill='#\(hexadecimal(rectangle.red))0000'", "style='fill: rgb(\(rectangle.red) 0 0)'"].randomElement(
          using: &random) ?? "",
      ]
      if rectangle.x != 0 || Bool.random(using: &random) { attributes.append("x='\(rectangle.x).004'") }
      if Bool.random(using: &random) { attributes.append("stroke='none'") }
      attributes.shuffle(using: &random)
      let end = Bool.random(using: &random) ? "/>" : "></rect>"
      return (blanks.randomElement(using: &random) ?? "") + "<rect " + attributes.joined(separator: " ") + end
    }
    return Array("<?xml version='1.0'?>\n<svg version=\"1.1\">\(elements.joined())</svg>\n".utf8)
  }

  private func hexadecimal(_ red: Int) -> String { (red < 16 ? "0" : "") + String(red, radix: 16) }
}
