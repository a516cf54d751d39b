import ExactNumbers
import ExperimentKit
import Foundation
import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.spacing-plot")
struct FloatSpacingPlotTests {
  static let plots = [
    "formats: [float5, e2m2]", "{formats: [e4m3, posit8, q3.4]}", "formats: [posit16, takum16]",
    "{formats: [binary16, bfloat16, posit16], relative: true}",
    "{formats: q31.32}", "{formats: [e4m3, posit8], from: 1, to: 100}", "{formats: e8m0fnu, relative: true}",
    "{formats: [e4m3fn, e5m2, q31.32], relative: true}", "{formats: float5, relative: true, from: 5}",
  ]

  private func figure(_ yaml: String) async throws -> Figure {
    try await Catalogue.number.figure("float.spacing-plot", yaml)
  }

  /// Returns the points of the lines that are not axes.
  private func stairs(_ figure: Figure) -> [[Figure.Point]] {
    figure.shapes.compactMap { shape in
      guard case .line(let points, let stroke, _) = shape, stroke.width >= 4 else { return nil }
      return points
    }.filter { $0.count > 2 || $0[1].x - $0[0].x > 90 }
  }

  @Test(
    "The runs cover equal distances between neighbors",
    arguments: [
      "float5", "e2m2", "e4m3fn", "e5m2fnuz", "e8m0fnu", "binary6p2se", "posit8", "posit8es0", "posit6es3", "q2.3",
    ])
  func runs(name: String) async throws {
    let numbers = try #require(try NumberFormatName(name)).numbers
    let values = numbers.indices.map(numbers.value).filter { $0 > 0 }
    let gaps = zip(values, values.dropFirst()).map { $1 - $0 }
    let starts = gaps.indices.filter { $0 == 0 || gaps[$0] != gaps[$0 - 1] }
    let ends = starts.dropFirst() + [gaps.count]
    let expected = zip(starts, ends).map { NumberGaps.Run(from: values[$0], to: values[$1], gap: gaps[$0]) }
    #expect(NumberGaps(numbers, in: values[0]...values[values.count - 1]).runs == expected)
  }

  @Test("A range cuts off runs, and a single number has none")
  func ranges() async throws {
    let numbers = FloatNumberSet(format: .float5)
    let runs = NumberGaps(numbers, in: 1...3).runs
    #expect(runs == [.init(from: 1, to: 2, gap: .powerOfTwo(-2)), .init(from: 2, to: 3, gap: .powerOfTwo(-1))])
    #expect(NumberGaps(numbers, in: 6...100).runs.isEmpty)
    #expect(NumberGaps(numbers, in: -3...3).runs.first?.from == ExactRational("0.625"))
  }

  /// Float5 goes from 0.625 to 6, with distances of 1/8, 1/4, 1/2 and 1, so that the axis goes from 1/16 to 2.
  @Test("Stairs are at their numbers, an octave of distance above each other")
  func float5() async throws {
    let points = try #require(stairs(try await figure("formats: float5")).first)
    let step = 430.0 / 5
    let heights = [1.0, 1, 2, 2, 3, 3, 4, 4].map { 64 + 430 - $0 * step }
    #expect(points.count == 8 && zip(points, heights).allSatisfy { abs($0.y - $1) < 1e-6 })
    let octaves = (points[5].x - points[3].x, points[3].x - points[1].x)
    #expect(abs(octaves.0 - octaves.1) < 1e-6 && points[0].x == 96 && abs(points[7].x - 620) < 1e-6)
  }

  @Test("Relative to the number, the distance falls through each binade")
  func relative() async throws {
    let points = try #require(stairs(try await figure("{formats: float5, relative: true, from: 1, to: 4}")).first)
    #expect(points.count == 4)
    // From 1/4 at 1 and at 2 to 1/7 at 1.75 and at 3.5, on an axis from 1/14 to 1/2.
    let fall = 430 * log2(7.0 / 4) / log2(7)
    #expect([0, 2].allSatisfy { abs(points[$0 + 1].y - points[$0].y - fall) < 1e-6 })
    #expect(abs(points[3].x - (96 + 262 * log2(3.5))) < 1e-6)
    let level = try #require(stairs(try await figure("{formats: e8m0fnu, relative: true, from: 1, to: 16}")).first)
    #expect(level.count == 4 && Set(level.map(\.y)).count == 1)
  }

  @Test(
    "Relative distances include every number with a next one",
    arguments: ["float5", "e4m3fn", "e8m0fnu", "e5m2", "q3.4", "posit8", "posit6es0", "takum8", "binary6p2ue"])
  func relativeExtremes(name: String) async throws {
    let numbers = try #require(try NumberFormatName(name)).numbers
    let values = numbers.indices.map(numbers.value).filter { $0 > 0 }
    let ratios = try zip(values, values.dropFirst()).map { try ($1 - $0) / $0 }
    let (least, greatest) = (try #require(ratios.min()), try #require(ratios.max()))
    let heights = SpacingPlot.Stairs(
      title: "", runs: NumberGaps(numbers, in: values[0]...values[values.count - 1]).runs, isRelative: true
    ).heights
    #expect(heights.min() == least && heights.max() == greatest)
    let words =
      least == greatest ? "always \(least)." : "between \(least) and \(greatest), in"
    #expect(try await figure("{formats: \(name), relative: true}").alt.en.contains(words))
  }

  @Test("Stairs too narrow to be seen have no points")
  func wide() async throws {
    #expect(try await figure("formats: binary64").svg(.english).utf8.count < 40_000)
  }

  @Test("Texts do not overlap and stay in the figure", arguments: plots)
  func room(yaml: String) async throws {
    let figure = try await figure(yaml)
    #expect(figure.crowdedTexts == [])
  }

  @Test("The picture has a text alternative")
  func alt() async throws {
    let alt = try await figure("formats: [float5, q3.4]").alt
    #expect(
      alt.en
        == "The distance from each number to the next against the number, both on logarithmic scales. Float5, from 0.625 "
        + "to 6: between 0.125 and 1, in 4 steps. fixed-point q3.4, from 0.0625 to 7.9375: always 0.0625.")
    #expect(
      alt.ja == "次の数との間隔を、数の大きさに対して、どちらも対数目盛りで描いた図。Float5は0.625から6まで4段で、最小0.125、最大1。"
        + "固定小数点数q3.4は0.0625から7.9375まで常に0.0625。")
  }

  static let refused = [
    RejectedParameters(
      "float.spacing-plot", "formats: float5\nfrom: 0",
      "cell:2: The parameter `from` cannot be `0`. It must be above 0."),
    RejectedParameters(
      "float.spacing-plot", "formats: float5\nfrom: 3\nto: 3",
      "cell:3: The parameter `to` cannot be `3`. It must be greater than `3`."),
    RejectedParameters(
      "float.spacing-plot", "formats: [e4m3, float5]\nfrom: 6",
      "cell:2: `float5` has fewer than two numbers from 6 to 6. Use a wider range, or another format."),
  ]

  @Test("Impossible plots are refused", arguments: refused)
  func refusals(refusal: RejectedParameters) async throws {
    #expect(try NumberExperimentsTests.refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
