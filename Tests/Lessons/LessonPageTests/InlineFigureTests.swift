import Results
import SourceText
import Testing

@testable import LessonPage

@Suite("Figures that are a part of a page")
struct InlineFigureTests {
  private func figure(_ text: String, alt: String = "A code.", marks: [Figure.Mark] = []) -> Figure {
    Figure(
      width: 100, height: 50, alt: LocalizedText(alt),
      shapes: [
        .rectangle(Figure.Point(1, 2), width: 10, height: 10, stroke: Figure.Stroke(), fill: .paleBlue),
        .line([Figure.Point(0, 0), Figure.Point(5, 5)], stroke: Figure.Stroke(.accent, dash: .dotted)),
        .circle(Figure.Point(9, 9), radius: 3, fill: .accent),
        .text(
          LocalizedText(text), at: Figure.Point(5, 5), style: Figure.TextStyle(isBold: true, isCode: true, rotation: 90)
        ),
        .text(LocalizedText("2⁻¹⁴ is small"), at: Figure.Point(5, 5)),
      ], marks: marks)
  }

  /// The elements and attributes of HTML, such as `text x`.
  private func parts(_ html: String) -> Set<String> {
    var parts: Set<String> = []
    for tag in html.matches(of: /<(\w+)([^>]*)>/) {
      parts.insert(String(tag.output.1))
      for attribute in tag.output.2.matches(of: /([a-zA-Z-]+)="[^"]*"/) {
        parts.insert("\(tag.output.1) \(attribute.output.1)")
      }
    }
    return parts
  }

  @Test("A figure has only shapes and text, without styles, links, and other elements")
  func elements() throws {
    let marks = [
      Figure.Mark(.bit(3), at: Figure.Point(4, 4)), Figure.Mark(.code("01101", value: "13"), at: Figure.Point(4.25, 4)),
      Figure.Mark(.value("0.5"), at: Figure.Point(4, 4), isMain: true),
    ]
    let html = try #require(InlineFigure(figure("a"), .english)?.html)
    let marked = try #require(InlineFigure(figure("a", marks: marks), .english)?.html)
    let style = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"]
    let font = ["fill", "font-size", "font-weight", "font-family", "text-anchor", "x", "y", "transform"]
    let allowed = Set(
      ["svg", "svg viewBox", "svg role", "svg aria-label", "path", "path d", "circle", "text", "tspan", "tspan dy"]
        + ["tspan font-size", "circle cx", "circle cy", "circle r"] + style.map { "path \($0)" }
        + style.map { "circle \($0)" } + font.map { "text \($0)" })
    #expect(parts(html).subtracting(allowed) == [])
    #expect(parts(html).isSuperset(of: ["path", "circle", "text", "tspan", "path stroke-dasharray", "text transform"]))
    #expect(parts(marked).subtracting(parts(html)) == ["circle data-bit", "circle data-code", "circle data-value"])
    #expect(marked.contains("<circle data-value=\"0.5\" data-main cx="))
    #expect(marked.contains("<circle data-code=\"01101\" data-value=\"13\" cx=\"4.3\" cy=\"4.0\" r=\"8.0\"/>"))
    #expect(!html.contains("class=") && !html.contains("style") && !html.contains("href"))
  }

  @Test("Alternatives have minus signs, which the sentence about a result shows", arguments: Language.allCases)
  func minus(_ language: Language) throws {
    let html = try #require(InlineFigure(figure("a", alt: "11-bit: -4 + 2 - 1 = -3"), language)?.html)
    #expect(html.contains("aria-label=\"11-bit: \u{2212}4 + 2 \u{2212} 1 = \u{2212}3\""))
  }

  @Test("Japanese in the figure of an English page is marked")
  func japanese() throws {
    let mark = "<text lang=\"ja\""
    #expect(try #require(InlineFigure(figure("type あい"), .english)?.html).contains(mark))
    #expect(try !#require(InlineFigure(figure("type ai"), .english)?.html).contains(mark))
    #expect(try !#require(InlineFigure(figure("type あい"), .japanese)?.html).contains(mark))
  }

  @Test(
    "Text and alternatives stay text",
    arguments: [
      "</text></svg><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'/><foreignObject>", "<!--", "]]>",
      "&lt;b&gt;", "<style>*{}</style>", "a\u{0}b\u{202E}c",
    ])
  func hostileText(_ text: String) throws {
    let code = Figure.Mark(.code(text, value: nil), at: Figure.Point(4, 4))
    let html = try #require(InlineFigure(figure(text, alt: text, marks: [code]), .english)?.html)
    let plain = try #require(InlineFigure(figure("a", marks: [code]), .english)?.html)
    #expect(html.count { $0 == "<" } == plain.count { $0 == "<" })
    #expect(
      parts(html.replacing(/aria-label="[^"]*"|data-code="[^"]*"/, with: "")).isDisjoint(with: [
        "script", "img", "style",
      ]))
    #expect(!html.contains("\u{202E}") || text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(
    "SVG with anything but shapes and text is refused",
    arguments: [
      "<script>alert(1)</script>", "<a href='https://example.org'><path d='m0 0'/></a>",
      "<foreignObject></foreignObject>",
      "<path onclick='alert(1)' d='m0 0'/>", "<path d='m0 0' style='fill:red'/>", "<image href='x'/>",
      "<use href='#a'/>",
      "<path d='m0 0' d='m1 1'/>", "<path d=\"m0 0\"/>", "<path class='unknown' d='m0 0'/>", "<text x='1'>a", "</text>",
      "<path d='url(#x)&#0;'/>", "<text x='1'><path d='m0 0'/></text>", "loose", "<tspan dy='1'>a</tspan>",
      "<path d='m0 0'",
      "<text x='1'>a</path>", "<style>*{}</style>", "<svg></svg>",
    ])
  func refused(_ element: String) {
    let frame = ("<svg xmlns='x' viewBox='0 0 1 1'><style>path{fill:var(--A);stroke:none}</style>", "</svg>")
    #expect(InlineFigure("\(frame.0)<path d='m0 0'/>\(frame.1)", alt: "", marks: []) != nil)
    #expect(InlineFigure("\(frame.0)\(element)\(frame.1)", alt: "", marks: []) == nil)
  }

  @Test(
    "A style sheet with anything but the declarations of shapes and text is refused",
    arguments: [
      "path{fill:url(https://example.org)}", "path{fill:red}", "path{background:none}", "text{font:bold}",
      "path{fill:var(--AB)}",
      "@import 'x';", "path{", "path{fill}", "path{stroke-width:\"}",
    ])
  func refusedStyle(_ style: String) {
    #expect(
      InlineFigure("<svg viewBox='0 0 1 1'><style>\(style)</style><path d='m0 0'/></svg>", alt: "", marks: []) == nil)
  }

  @Test("The style of pages has the colors of figures, on white and on a dark background")
  func colors() {
    let sheet = String(decoding: PackageResources.vary_css, as: UTF8.self)
    let paints = Figure.Paint.allCases.filter { $0 != .none }
    for (index, paint) in paints.enumerated() {
      let name = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index)))
      let values = sheet.matches(of: /--([A-Z]): (#[0-9a-f]{6});/).filter { $0.output.1 == name }.map {
        String($0.output.2)
      }
      #expect(values == [paint.pageLight, paint.pageDark], "\(paint)")
    }
  }
}
