import Foundation
import SourceText
import Testing

@testable import Results

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A figure as SVG")
struct FigureSVGTests {
  private static let figure = Figure(
    width: 120, height: 60.5, alt: LocalizedText(en: "A <ring> & \"more\"", ja: "環"),
    shapes: [
      .line([.init(0, 0), .init(10.005, -3.1)], stroke: .init()),
      .line([.init(0, 0), .init(1, 0), .init(1, 1)], stroke: .init(.accent, width: 2, dash: .dashed), fill: .shade),
      .circle(.init(5, 5), radius: 2.5),
      .circle(.init(5, 5), radius: 2.5, stroke: .init(.muted), fill: .paper),
      .rectangle(.init(1, 2), width: 3, height: 4, fill: .ink),
      .rectangle(.init(1, 2), width: 3, height: 4, stroke: .init()),
      .arc(center: .init(50, 50), radius: 10, from: 0, to: 90, stroke: .init()),
      .arc(center: .init(50, 50), radius: 10, from: 0, to: 270, stroke: .init()),
      .text(LocalizedText(en: "a < b", ja: "値"), at: .init(1, 2)),
      .text("01", at: .init(1, 2), style: .init(size: 9, anchor: .end, paint: .accent, isBold: true, isCode: true)),
    ])

  @Test("Every shape is one line")
  func shapes() {
    let ink = "stroke=\"#1b1f24\" stroke-width=\"1.5\""
    #expect(
      Self.figure.svg(.english) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60.5" width="120" height="60.5" role="img" \
        aria-label="A &lt;ring&gt; &amp; &quot;more&quot;" \
        font-family="'Noto Sans', 'Noto Sans JP', 'Hiragino Sans', 'IPAGothic', sans-serif">
        <title>A &lt;ring&gt; &amp; &quot;more&quot;</title>
        <style>
        @media (prefers-color-scheme: dark) {
        [fill="#1b1f24"] { fill: #e6edf3 } [stroke="#1b1f24"] { stroke: #e6edf3 }
        [fill="#59636e"] { fill: #9ba6b2 } [stroke="#59636e"] { stroke: #9ba6b2 }
        [fill="#a84300"] { fill: #ff9152 } [stroke="#a84300"] { stroke: #ff9152 }
        [fill="#e6ebf2"] { fill: #21262d } [stroke="#e6ebf2"] { stroke: #21262d }
        [fill="#ffffff"] { fill: #0d1117 } [stroke="#ffffff"] { stroke: #0d1117 }
        }
        </style>
        <rect width="100%" height="100%" fill="#ffffff"/>
        <polyline points="0,0 10.01,-3.1" fill="none" \(ink)/>
        <polygon points="0,0 1,0 1,1" fill="#e6ebf2" stroke="#a84300" stroke-width="2" stroke-dasharray="5 4"/>
        <circle cx="5" cy="5" r="2.5" fill="none"/>
        <circle cx="5" cy="5" r="2.5" fill="#ffffff" stroke="#59636e" stroke-width="1.5"/>
        <rect x="1" y="2" width="3" height="4" fill="#1b1f24"/>
        <rect x="1" y="2" width="3" height="4" fill="none" \(ink)/>
        <path d="M50 40A10 10 0 0 1 60 50" fill="none" \(ink)/>
        <path d="M50 40A10 10 0 1 1 40 50" fill="none" \(ink)/>
        <text x="1" y="2" font-size="14" text-anchor="middle" fill="#1b1f24">a &lt; b</text>
        <text x="1" y="2" font-size="9" text-anchor="end" fill="#a84300" font-weight="bold" \
        font-family="'DejaVu Sans Mono', Menlo, monospace">01</text>
        </svg>

        """)
  }

  @Test("The words follow the language, and the shapes do not")
  func language() {
    let (english, japanese) = (Self.figure.svg(.english), Self.figure.svg(.japanese))
    #expect(japanese.contains("<title>環</title>") && japanese.contains(">値</text>"))
    let isShape = { (line: Substring) in !line.hasPrefix("<svg") && !line.contains("</") }
    #expect(english.split(separator: "\n").filter(isShape) == japanese.split(separator: "\n").filter(isShape))
  }

  @Test("Every paint has another color on a dark background", arguments: Figure.Paint.allCases)
  func dark(_ paint: Figure.Paint) {
    let shapes: [Figure.Shape] = [
      .line([.init(0, 0)], stroke: .init(paint)), .line([.init(0, 0)], stroke: .init(.paper), fill: paint),
      .segments([], stroke: .init(paint)), .circle(.init(0, 0), radius: 1, fill: paint),
      .circle(.init(0, 0), radius: 1, stroke: .init(paint), fill: .paper),
      .rectangle(.init(0, 0), width: 1, height: 1, fill: paint),
      .rectangle(.init(0, 0), width: 1, height: 1, stroke: .init(paint), fill: .paper),
      .arc(center: .init(0, 0), radius: 1, from: 0, to: 1, stroke: .init(paint)),
      .text("1", at: .init(0, 0), style: .init(paint: paint)),
    ]
    for shape in shapes {
      let rules = Figure(width: 1, height: 1, alt: "", shapes: [shape]).svg(.english).split(separator: "\n").filter {
        $0.hasPrefix("[")
      }
      #expect(rules.contains { $0.contains("\"\(paint.light)\"") } == (paint != .none), "\(shape)")
      #expect(rules.count <= 2)
    }
  }

  @Test(
    "A line has three dash patterns",
    arguments: [
      (Figure.Stroke.Dash.solid, ""), (.dashed, " stroke-dasharray=\"5 4\""),
      (.longDashed, " stroke-dasharray=\"16 8\""),
      (.dotted, " stroke-linecap=\"round\" stroke-dasharray=\"0.1 8\""),
    ])
  func dashes(_ dash: Figure.Stroke.Dash, _ expected: String) {
    let line = Figure.Shape.line([.init(0, 0), .init(1, 0)], stroke: .init(width: 2, dash: dash))
    let svg = Figure(width: 1, height: 1, alt: "", shapes: [line]).svg(.english)
    #expect(
      svg.contains("<polyline points=\"0,0 1,0\" fill=\"none\" stroke=\"#1b1f24\" stroke-width=\"2\"\(expected)/>"))
  }

  @Test(
    "Raised digits are smaller digits set higher, and the text after them is not",
    arguments: [
      ("2⁻¹⁴", "2<tspan dy=\"-7.2\" font-size=\"16\">-14</tspan>"),
      (
        "x² < y³",
        "x<tspan dy=\"-7.2\" font-size=\"16\">2</tspan><tspan dy=\"7.2\">\u{A0}&lt; y</tspan>"
          + "<tspan dy=\"-7.2\" font-size=\"16\">3</tspan>"
      ),
    ])
  func raised(_ text: String, _ expected: String) {
    let shape = Figure.Shape.text(LocalizedText(text), at: .init(0, 0), style: .init(size: 20))
    #expect(Figure(width: 1, height: 1, alt: "", shapes: [shape]).svg(.english).contains(">\(expected)</text>"))
  }

  @Test("Many lines are one path, each relative to the one before")
  func segments() {
    let lines = [
      Figure.Segment(.init(1, 2), .init(4, 2)), .init(.init(4, 3), .init(4, 1.5)),
      .init(.init(0.004, 0), .init(1.006, 1)),
      .init(.init(0, 0), .init(0, 0)),
    ]
    let shape = Figure.Shape.segments(lines, stroke: .init(.tint2, width: 3))
    #expect(
      Figure(width: 1, height: 1, alt: "", shapes: [shape]).svg(.english).contains(
        "<path d=\"M1 2h3m0 1v-1.5m-4 -1.5l1.01 1m-1.01 -1h0\" fill=\"none\" stroke=\"#f0a87c\" stroke-width=\"3\"/>"))
  }

  @Test("The same figure gives the same bytes")
  func canonical() {
    #expect(Self.figure.svg(.english).utf8.elementsEqual(Self.figure.svg(.english).utf8))
  }

  @Test(
    "An arc goes clockwise from one angle to the other, even past the top",
    arguments: [
      (0.0, 180.0, "0"), (0, 181, "1"), (350, 10, "0"), (350, 180, "1"), (-90, 90, "0"), (-90, 91, "1"), (90, 0, "1"),
    ])
  func arcs(_ from: Double, _ to: Double, _ isLong: String) {
    let arc = Figure.Shape.arc(center: .init(0, 0), radius: 10, from: from, to: to, stroke: .init())
    let svg = Figure(width: 1, height: 1, alt: "", shapes: [arc]).svg(.english)
    #expect(svg.contains("A10 10 0 \(isLong) 1 "))
  }

  @Test(
    "The angle of a point is clockwise from the top",
    arguments: [(0.0, "5,3"), (90, "7,5"), (180, "5,7"), (270, "3,5")])
  func point(_ degrees: Double, _ expected: String) {
    let point = Figure.point(at: degrees, radius: 2, from: .init(5, 5))
    #expect("\(point.x.hundredths),\(point.y.hundredths)" == expected)
  }

  @Test("The SVG is well-formed XML with every text, of any characters")
  func wellFormed() throws {
    let scalars = (0...0x3100).map { $0 } + [0xD7FF, 0xE000, 0xFFFD, 0xFFFE, 0xFFFF, 0x1F600, 0x10FFFF]
    let text = String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    var figure = Self.figure
    figure.alt = LocalizedText(text)
    figure.shapes.append(.text(LocalizedText(text + "]]> <!-- </text>"), at: .init(0, 0)))
    let parser = XMLParser(data: Data(figure.svg(.english).utf8))
    let reader = TextReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")")
    #expect(
      reader.texts.last?.hasSuffix(
        "\u{30FF}\u{3100}\u{D7FF}\u{E000}\u{FFFD}\u{FFFD}\u{FFFD}😀\u{10FFFF}]]> <!-- </text>") == true)
  }
}

/// A parser delegate that collects the text of `text` elements.
private final class TextReader: NSObject, XMLParserDelegate {
  var texts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !string.allSatisfy(\.isNewline) { texts[texts.count - 1] += string }
  }
}
