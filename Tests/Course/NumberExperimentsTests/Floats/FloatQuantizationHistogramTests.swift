import ExperimentKit
import TestSupport
import Testing

@Suite("float.quantize-ulps")
struct FloatQuantizationHistogramTests {
  @Test("The histogram of seven numbers is that worked by hand")
  func byHand() async throws {
    // From 16 to 32 the numbers of e4m3fn are 2 apart, those of e5m2 4 apart; 465 is beyond the 448 of e4m3fn.
    let rows = try await table(
      "float.quantize-ulps", "{values: [16, 16.25, 16.5, 16.75, 17, 0, 465], formats: [e4m3fn, e5m2]}"
    ).lines()
    #expect(
      rows == [
        "none|2|2", "up to 1/8|1|2", "1/8 to 1/4|1|2", "1/4 to 3/8|1|1", "3/8 to 1/2|1|0", "more than 1/2|1|0",
      ])
  }

  @Test("Every number is counted once, with infinities and NaN in a separate row")
  func counted() async throws {
    let yaml = "{count: 1000, deviation: 1, formats: [mxfp4, nvfp4, mxint8, e5m2, bfloat16]}"
    let result = try await table("float.quantize-ulps", yaml)
    #expect(result.rows.count == 6)
    for id in result.ids.dropFirst() {
      #expect(result.column(id).compactMap { Int($0) }.reduce(0, +) == 1000, "\(id)")
    }
    let specials = try await lending("1,2,inf,nan") {
      try await table("float.quantize-ulps", "{file: a, formats: [e4m3fn]}").lines()
    }
    #expect(specials.first == "none|2" && specials.last == "no number|2")
  }

  @Test("A duplicate format is refused")
  func twice() throws {
    let found = try refusals("float.quantize-ulps", "formats: [e5m2, e5m2]")
    #expect(found.count == 1 && found[0].contains("Duplicate format"))
  }
}

/// Runs a function while parameters may name one file, by any name.
func lending<Success: Sendable>(_ content: String, _ body: @Sendable () async throws -> Success) async rethrows
  -> Success
{
  try await ParameterFiles.$current.withValue(ParameterFiles { _ in Array(content.utf8) }, operation: body)
}
