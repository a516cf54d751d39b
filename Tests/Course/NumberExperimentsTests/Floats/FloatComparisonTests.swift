import Results
import SourceText
import TestSupport
import Testing

@Suite("float.compare")
struct FloatComparisonTests {
  @Test("Float5 and the IEEE-style format differ below 1 and above 3.5")
  func formats() async throws {
    let table = try await table("float.compare", "{left: float5, right: e2m2}")
    #expect(table.ids == ["bits", "left", "right", "same"])
    #expect(table.columns.map(\.title.en) == ["bits", "Float5", "IEEE-style 1-2-2", "same"])
    let different = [
      "00001|0.625|0.25|no", "00010|0.75|0.5|no", "00011|0.875|0.75|no", "01100|4|inf|no", "01101|5|nan|no",
      "01110|6|nan|no", "01111|inf|nan|no",
    ]
    let lines = table.lines()
    #expect(lines.count == 32)
    #expect(lines[..<16].filter { $0.hasSuffix("no") } == different)
    #expect(lines[0] == "00000|0|0|yes" && lines[16] == "10000|-0|-0|yes" && lines[28] == "11100|-4|-inf|no")
  }

  @Test("A format equals itself, including NaN, and codes can be chosen")
  func itself() async throws {
    let table = try await table("float.compare", "{left: e2m2, right: e2m2, codes: [31, 00001]}")
    #expect(table.lines(.japanese) == ["11111|nan|nan|はい", "00001|0.25|0.25|はい"])
  }

  @Test("An unknown format is refused")
  func refused() async throws {
    #expect(
      try refusals("float.compare", "{left: float5, right: e2m4}")
        == ["cell:1: The parameter `right` cannot be `e2m4`. Did you mean `e2m2`? \(FloatFormatRefusalTests.formats)"])
  }
}
