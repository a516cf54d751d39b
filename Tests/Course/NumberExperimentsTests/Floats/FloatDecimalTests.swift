import Results
import SourceText
import TestSupport
import Testing

@Suite("float.decimal")
struct FloatDecimalTests {
  @Test("0.1 is not a number of any binary format")
  func tenth() async throws {
    let table = try await table("float.decimal", "{values: 0.1, formats: [float5, binary16, binary32, binary64]}")
    #expect(table.ids == ["decimal", "format", "stored", "error", "shortest"])
    // Many textbooks print the values of the last two.
    #expect(
      table.lines() == [
        "0.1|Float5|0|-0.1|0",
        "0.1|binary16|0.0999755859375|-0.0000244140625|0.1",
        "0.1|binary32|0.100000001490116119384765625|0.000000001490116119384765625|0.1",
        "0.1|binary64|0.1000000000000000055511151231257827021181583404541015625|"
          + "0.0000000000000000055511151231257827021181583404541015625|0.1",
      ])
  }

  @Test("Too large numbers become an infinity, NaN or the largest number; too small ones become zero with its sign")
  func ends() async throws {
    func rows(_ yaml: String) async throws -> [String] { try await table("float.decimal", yaml).lines() }
    #expect(
      try await rows("{values: [500, -500], formats: [float5, e4m3fn, e2m1fn]}") == [
        "500|Float5|inf|none|none", "500|e4m3fn|nan|none|none", "500|e2m1fn|6|-494|6",
        "-500|Float5|-inf|none|none", "-500|e4m3fn|nan|none|none", "-500|e2m1fn|-6|494|-6",
      ])
    #expect(try await rows("{values: -1e-400, formats: binary64}")[0].hasPrefix("-0.000"))
    #expect(try await table("float.decimal", "{values: -1e-400, formats: binary64}").column("stored") == ["-0"])
    #expect(try await table("float.decimal", "{values: -1e-400, formats: binary64}").column("shortest") == ["-0"])
  }

  @Test("A decimal of ten thousand digits is rounded only once")
  func long() async throws {
    // The value is half of the gap above 1, and slightly more.
    let half = "1.00048828125"
    let table = try await table(
      "float.decimal", "{values: [\(half), \(half)\(String(repeating: "0", count: 9_987))1], formats: binary16}")
    #expect(table.column("stored") == ["1", "1.0009765625"])
    #expect(table.column("shortest") == ["1", "1.001"])
    #expect(table.column("decimal")[1].count == 10_001)
  }

  @Test("In binary64, the stored and the printed number are the machine's")
  func doubles() async throws {
    var random = SplitMix64(seed: 6)
    let values = (0..<100).map { _ in "\(Int.random(in: -99...99, using: &random)).\(random.next())" }
    let table = try await table("float.decimal", "{values: [\(values.joined(separator: ", "))], formats: binary64}")
    for (value, row) in zip(values, table.rows) {
      let double = try #require(Double(value))
      #expect(Double(row[2].text(.english)) == double, "seed 6, \(value)")
      let printed = "\(double)"
      #expect(row[4].text(.english) == (printed.hasSuffix(".0") ? String(printed.dropLast(2)) : printed), "seed 6")
    }
  }

  @Test(
    "Wrong numbers are refused",
    arguments: [
      RejectedParameters(
        "float.decimal", "values: [0.1, 1e10000]\nformats: [binary16, binary17]",
        "cell:1: The parameter `values` cannot be `1e10000`. "
          + FloatRepresentableTests.takesNumber(ofDigits: 10_000),
        "cell:2: The parameter `formats` cannot be `binary17`. Did you mean `binary16`? "
          + FloatFormatRefusalTests.formats)
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
