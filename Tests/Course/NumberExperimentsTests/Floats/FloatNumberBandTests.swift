import ExactNumbers
import ExperimentKit
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.number-line: scales and bands")
struct FloatNumberBandTests {
  private func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.number.figure("float.number-line", yaml)
  }

  /// Returns the upper outlines of the bands.
  private func bands(_ figure: Figure) -> [(fill: Figure.Paint, points: [Figure.Point])] {
    figure.shapes.compactMap { shape in
      guard case .line(let points, _, let fill) = shape, points.count > 3 else { return nil }
      return (fill, points.dropLast(2))
    }
  }

  @Test("On a logarithmic scale, a factor of two is a distance, and negative numbers mirror positive ones")
  func logarithmic() async throws {
    let scale = LogarithmicScale(-8...8, least: 1, plot: 0...1_000)
    let places = ([-8, -4, -2, -1, 0, 1, 2, 4, 8] as [ExactRational]).map(scale.place)
    #expect(places.first == 0 && places[4] == 500 && places.last == 1_000)
    let steps = zip(places, places.dropFirst()).map { ($1 - $0) * 1_000 }.map { $0.rounded() / 1_000 }
    #expect(Set(steps[0..<3] + steps[5..<8]).count == 1 && steps[3] == 48 && steps[4] == 48)
    #expect(scale.breaks == [476, 524])
    #expect(scale.ticks.map(\.text) == ["-2³", "-2²", "-2¹", "-2⁰", "0", "2⁰", "2¹", "2²", "2³"])
    let positive = LogarithmicScale(.powerOfTwo(-2)...4, least: 1, plot: 0...1_000)
    #expect((-2...2).map(ExactRational.powerOfTwo).map(positive.place) == [0, 250, 500, 750, 1_000])
    #expect(positive.breaks.isEmpty)
    let negative = LogarithmicScale(-4 ... -1, least: 1, plot: 0...1_000)
    #expect(([-4, -2, -1] as [ExactRational]).map(negative.place) == [0, 500, 1_000])
  }

  /// Marks are drawn one by one down to a distance of 3 pixels.
  ///
  /// 560 pixels are 1, and the fixed-point format has 2ⁿ numbers there.
  @Test("A band begins where marks do not fit, and rises by one step with each doubling", arguments: 6...12)
  func fixedPoint(bits: Int) async throws {
    let figure = try await figure("{formats: q1.\(bits), from: 0, to: 1}")
    let bands = bands(figure)
    #expect(bands.count == (bits < 8 ? 0 : 1))
    if let points = bands.first?.points {
      #expect(points.count == 2 && abs(points[0].x - 40) < 1e-9 && abs(points[1].x - 600) < 1e-9)
    }
    let marks = figure.shapes.count { shape in
      if case .line(let points, let stroke, _) = shape, points.count == 2, stroke.paint == .ink {
        points[0].x == points[1].x
      } else {
        false
      }
    }
    #expect(marks == (bits < 8 ? 1 << bits + 1 : 1) + 1)
  }

  @Test("The density of binary16 halves at each power of two")
  func binades() async throws {
    let bands = bands(try await figure("{formats: binary16, from: 1, to: 16}"))
    #expect(bands.count == 1)
    let points = bands[0].points
    let steps = points.reduce(into: [Double]()) { if $0.last != $1.y { $0.append($1.y) } }
    #expect(steps.count == 4)
    let rises = zip(steps, steps.dropFirst()).map { (($1 - $0) * 1e6).rounded() }
    #expect(rises[0] > 0 && Set(rises).count == 1)
  }

  @Test("Only subnormal bands are white")
  func subnormals() async throws {
    let figure = try await figure("{formats: [binary16, posit16], scale: logarithmic}")
    let fills = bands(figure).map(\.fill)
    #expect(fills.first == .paper && fills.dropFirst().allSatisfy { $0 == .tone } && fills.count > 2)
    #expect(
      figure.alt.en
        == "Number lines from 0 to 72057594037927936 on a logarithmic scale. binary16: 31744 numbers, 1023 of them "
        + "subnormal, drawn as open circles and white bands, with bands where they are too dense for marks; the least above zero is "
        + "2^-24, the largest 65504. posit16: 32768 numbers, with bands where they are too dense for marks; the least "
        + "above zero is 2^-56, the largest 72057594037927936.")
  }

  @Test(
    "Open circles of any size have a white center",
    arguments: [
      "{formats: [e4m3fn, posit8, e5m2], scale: logarithmic}", "{formats: [e4m3fn, posit16], scale: logarithmic}",
    ])
  func openCircles(yaml: String) async throws {
    let circles = try await figure(yaml).shapes.compactMap { shape -> (radius: Double, stroke: Double)? in
      guard case .circle(_, let radius, let stroke, .paper) = shape else { return nil }
      return (radius, stroke?.width ?? 0)
    }
    #expect(circles.count > 1 && circles.allSatisfy { $0.radius - $0.stroke / 2 >= 3.5 })
  }

  /// Between bands of normal numbers of binary16, all subnormal numbers have less room than a pixel.
  @Test(
    "The text says how subnormal numbers are drawn",
    arguments: [
      ("{formats: e2m1fn, from: 0, to: 6}", "1 of them subnormal, drawn as an open circle;", "(うち白丸の1個は非正規化数)"),
      (
        "{formats: binary16, from: 0, to: 0.0001}", "1023 of them subnormal, drawn as white bands, with",
        "(うち白い帯の1023個は非正規化数)"
      ),
      ("formats: binary16", "2046 of them subnormal, with bands", "(うち2046個は非正規化数)"),
    ])
  func subnormalWords(yaml: String, english: String, japanese: String) async throws {
    let alt = try await figure(yaml).alt
    #expect(alt.en.contains(english), "\(alt.en)")
    #expect(alt.ja.contains(japanese), "\(alt.ja)")
  }

  @Test(
    "Labels are short and exact",
    arguments: [
      ("0.625", "0.625", "0.625"), ("16", "16", "2⁴"), ("-0.25", "-0.25", "-2⁻²"), ("0.75", "0.75", "0.75"),
      ("1/1024", "2⁻¹⁰", "2⁻¹⁰"),
      ("3/1024", nil, nil), ("-4194304", "-2²²", "-2²²"), ("1234567", nil, nil), ("123456", "123456", "123456"),
      ("-0.03125", "-2⁻⁵", "-2⁻⁵"), ("-0.0625", "-0.0625", "-2⁻⁴"), ("0", "0", "0"),
    ] as [(String, String?, String?)])
  func labels(number: String, linear: String?, logarithmic: String?) async throws {
    let number = try #require(ExactRational(number))
    #expect(number.shortText(prefersPowers: false) == linear)
    #expect(number.shortText(prefersPowers: true) == logarithmic)
  }
}
