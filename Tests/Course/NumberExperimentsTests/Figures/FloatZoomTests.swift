import ExactNumbers
import NumberFormats
import Results
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.zoom")
struct FloatZoomTests {
  @Test("The sum of 0.1 and 0.2 as stored is at the midpoint and goes up, and 0.3 itself goes down")
  func tenths() async throws {
    let figure = try await figure("float.zoom", "{format: binary64, values: [0.1, 0.2]}")
    #expect(figure.dots(.accent).map(\.x) == [320] && figure.tips(.accent).map(\.x) == [520])
    #expect(figure.dots(.blue).allSatisfy { $0.x < 320 } && figure.tips(.blue).map(\.x) == [120])
    let texts = figure.texts()
    #expect(texts.contains("0.3") && texts.contains("0.30000000000000004") && texts.contains("…0100 (even)"))
  }

  @Test("Every number between two numbers of Float5 goes to the nearest")
  func nearest() async throws {
    let format = FloatFormat.float5
    for step in -95...95 {
      let exact = try ExactRational(ExactInteger(step), over: 16)
      let figure = try await figure("float.zoom", "{format: float5, values: [\(exact)]}")
      let dots = figure.dots(.accent).map(\.x)
      #expect(dots.count == 1 && (120...520).contains(dots[0]), "\(exact)")
      let nearest = try #require(format.value(of: format.nearestFinite(to: exact)).exact)
      let tips = figure.tips(.accent).map(\.x)
      #expect(nearest == exact ? tips.isEmpty && dots == [120] : tips == [nearest < exact ? 120 : 520], "\(exact)")
    }
  }

  @Test("A number beyond the largest one has no neighbors", arguments: ["7", "1e30", "-7"])
  func beyond(value: String) throws {
    let reasons = try refusals("float.zoom", "{format: float5, values: [\(value)]}")
    #expect(reasons.count == 1 && reasons[0].contains("no two numbers"), "\(reasons)")
  }
}
