import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.ruler")
struct FloatRulerTests {
  private func count(_ figure: Figure, _ paint: Figure.Paint) -> Int {
    figure.shapes.compactMap { shape -> Int? in
      if case .segments(let lines, let stroke) = shape, stroke.paint == paint { lines.count } else { nil }
    }.reduce(0, +)
  }

  @Test("The number of exact marks is that of the table", arguments: ["float5", "e2m2", "e3m2fn"])
  func held(format: String) async throws {
    let yaml = "{format: \(format), from: 0, to: 3, step: 0.1}"
    let figure = try await figure("float.ruler", yaml)
    let held = try await table("float.representable", yaml).rows.count { $0[1].text(.english) == "yes" }
    #expect(count(figure, .accent) == held && count(figure, .blue) == 31 - held)
    #expect(figure.texts().contains("\(held) of 31 marks are numbers of the format"))
  }

  @Test("The text of a ruler of only exact marks mentions no others")
  func all() async throws {
    let texts = try await figure("float.ruler", "{format: float5, from: 1, to: 2, step: 0.25}").texts()
    #expect(texts.contains("5 of 5 marks are numbers of the format") && !texts.contains { $0.contains("others") })
  }

  @Test(
    "A ruler needs at least a few marks",
    arguments: ["{format: float5, from: 0, to: 6, step: 0.01}", "{format: float5, from: 0, to: 0, step: 1}"])
  func refused(yaml: String) throws {
    #expect(try refusals("float.ruler", yaml).count == 1)
  }
}
