import ExactNumbers
import NumberFormats
import Results
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.rounding-arrows")
struct FloatRoundingArrowsTests {
  @Test("Each arrow leads to the result of its mode", arguments: RoundingName.deterministic)
  func modes(mode: RoundingName) async throws {
    for step in stride(from: -55, through: 55, by: 3) {
      let value = try ExactRational(ExactInteger(step), over: 16)
      let arithmetic = FloatArithmetic(.e2m2)
      let code = try #require(arithmetic.round(value, rounding: mode.rounding(random: 0)).code)
      let result = try #require(FloatFormat.e2m2.value(of: code).exact)
      let figure = try await figure(
        "float.rounding-arrows", "{format: e2m2, values: [\(value), -3.5, 3.5], roundings: \(mode.rawValue)}")
      let end = try ExactRational(7, over: 2)
      let scale = LinearScale(-end...end, plot: 36...604)
      let tips = (figure.tips(.accent) + figure.tips(.blue)).map(\.x)
      #expect(result == value ? tips.isEmpty : tips == [scale.place(result)], "\(value)")
      #expect(figure.tips(.accent).isEmpty == (result <= value))
    }
  }

  @Test("The numbers next to the values have marks on every line")
  func marks() async throws {
    let figure = try await figure("float.rounding-arrows", "{format: e2m2, values: [2.25], roundings: [up, down]}")
    let texts = figure.texts { !$0.isBold }
    #expect(texts.sorted() == ["1.75", "2", "2.5", "3"])
  }

  @Test(
    "Values beyond the format or too far from each other are refused",
    arguments: [
      ("{format: e2m2, values: [4]}", "outside the range"),
      ("{format: binary16, values: [0, 1]}", "There are 15363 numbers"),
      ("{format: binary64, values: [-3.2, 3.2]}", "There are 9228776356407620407 numbers"),
      ("{format: binary128, values: [-1, 1]}", "There are 170130798866752162076430242723225665539 numbers"),
    ])
  func refused(yaml: String, reason: String) throws {
    let reasons = try refusals("float.rounding-arrows", yaml)
    #expect(reasons.count == 1 && reasons[0].contains(reason), "\(reasons)")
  }
}
