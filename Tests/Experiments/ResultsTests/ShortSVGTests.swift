import SourceText
import TestSupport
import Testing

@testable import Results

@Suite("A figure as short SVG")
struct ShortSVGTests {
  private static func svg(_ shapes: [Figure.Shape], _ language: Language = .english) -> String {
    Figure(width: 120, height: 60.5, alt: "a", shapes: shapes).shortSVG(language)
  }

  @Test("It has the colors for both backgrounds, a rule for each style, and the shapes, without an alternative")
  func whole() {
    let ink = Figure.Stroke(width: 2)
    let shapes: [Figure.Shape] = [
      .line([.init(0, 0), .init(10.04, -3.1)], stroke: ink), .line([.init(10, 5), .init(10, 7)], stroke: ink),
      .circle(.init(5, 5), radius: 2.25, fill: .accent),
      .text(LocalizedText(en: "a < \"b\"", ja: "値"), at: .init(1, 0.25)),
      .text("01", at: .init(1, 2), style: .init(size: 9, anchor: .end, paint: .accent, isBold: true, isCode: true)),
    ]
    #expect(
      Self.svg(shapes) == """
        <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 60.5' width='120' height='60.5'><style>\
        svg{--A:#1c1a17;--C:#a84300;--H:#ffffff;--f:Noto Sans,Noto Sans JP,Hiragino Sans,IPAGothic,sans-serif}\
        @media(prefers-color-scheme:dark){svg{--A:#efebe2;--C:#ff9152;--H:#201e1a;}}\
        circle{fill:var(--C);stroke:none}path{fill:none;stroke:var(--A);stroke-width:2}\
        text{fill:var(--A);font:14px var(--f);text-anchor:middle}\
        .a{fill:var(--H);stroke:none}.b{fill:var(--C);font:bold 9px DejaVu Sans Mono,Menlo,monospace;text-anchor:end}\
        </style><path class='a' d='m0 0h120v60.5h-120z'/><path d='m0 0l10-3.1m0 8.1v2'/>\
        <circle cx='5' cy='5' r='2.25'/><text x='1' y='.3'>a &lt; &quot;b&quot;</text>\
        <text class='b' x='1' y='2'>01</text></svg>
        """)
    #expect(Self.svg(shapes, .japanese).contains(">値</text>"))
  }

  @Test("Areas, dashes, arcs, and turned and raised text are those of the figure")
  func details() {
    let dashed = Figure.Stroke(.blue, width: 1.5, dash: .dashed)
    let svg = Self.svg([
      .line([.init(0, 0), .init(1, 0), .init(1, 1)], stroke: dashed, fill: .shade),
      .line([.init(0, 0), .init(1, 0), .init(1, 1)], stroke: dashed, fill: .shade),
      .arc(center: .init(50, 50), radius: 10, from: 0, to: 270, stroke: .init(dash: .dotted)),
      .rectangle(.init(1, 2), width: 0, height: 4, fill: .ink),
      .text("2⁻¹", at: .init(1, 2), style: .init(size: 20, rotation: -90)),
    ])
    #expect(svg.contains("{fill:var(--E);stroke:var(--D);stroke-width:1.5;stroke-dasharray:5 4}"))
    #expect(svg.contains("stroke-linecap:round;stroke-dasharray:.1 8"))
    #expect(svg.ranges(of: " d='m0 0h1v1z'/>").count == 2, "areas stay apart")
    #expect(svg.contains(" d='m50 40a10 10 0 1 1 -10 10'/>"))
    #expect(svg.contains(" x='1' y='2' transform='rotate(-90 1 2)'>2<tspan dy='-7.2' font-size='16'>-1</tspan></text>"))
  }

  @Test("The steps of a path lead to its points, to the nearest tenth", arguments: 0..<100)
  func paths(round: Int) throws {
    var random = SplitMix64(seed: 20_261_128 &+ UInt64(round))
    var path = ShortSVGPath()
    var points: [Figure.Point] = []
    for index in 0..<20 {
      let level = points.last.map(\.y).flatMap { Bool.random(using: &random) ? $0 : nil }
      let point = Figure.Point(.random(in: -50...700, using: &random), level ?? .random(in: -50...700, using: &random))
      if index == 0 || Int.random(in: 0...3, using: &random) == 0 { path.move(to: point) } else { path.line(to: point) }
      points.append(point)
    }
    let ends = path.data.matches(of: /([mlhv])(-?[0-9]*\.?[0-9]*)[ ]?(-?[0-9]*\.?[0-9]*)/)
    var (x, y) = (0.0, 0.0)
    for (step, point) in zip(ends, points) {
      let first = try #require(Double(step.output.2))
      switch step.output.1 {
      case "h": x += first
      case "v": y += first
      default: (x, y) = (x + first, y + (try #require(Double(step.output.3))))
      }
      #expect(abs(x - point.x) <= 0.0501 && abs(y - point.y) <= 0.0501, "round \(round)")
    }
    #expect(ends.count == points.count, "round \(round)")
  }

  @Test("Each style of many has its own class")
  func manyStyles() {
    let svg = Self.svg((1...60).map { .text("a", at: .init(1, 1), style: .init(size: Double($0))) })
    let names = svg.matches(of: /<text class='([a-z]+)'/).map { String($0.output.1) }
    #expect(Set(names).count == 59 && names.contains("ag"))
  }
}
