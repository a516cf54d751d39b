import Results
import SourceText
import TestSupport
import Testing

@Suite("float.fields")
struct FloatFieldTableTests {
  @Test("The fields of binary16 are divided as in IEEE 754")
  func binary16() async throws {
    let table = try await table("float.fields", "{format: binary16, values: [1, -2.5, 6e-8, -0, -inf, nan, 0x7BFF]}")
    #expect(
      table.ids == [
        "bits", "sign", "exponent-bits", "fraction-bits", "exponent", "significand", "class", "value",
      ])
    #expect(
      table.lines() == [
        "0011110000000000|0|01111|0000000000|0|1.0000000000|normal|1",
        "1100000100000000|1|10000|0100000000|1|1.0100000000|normal|-2.5",
        "0000000000000001|0|00000|0000000001|-14|0.0000000001|subnormal|0.000000059604644775390625",
        "1000000000000000|1|00000|0000000000|-14|0.0000000000|zero|-0",
        "1111110000000000|1|11111|0000000000|none|none|infinity|-inf",
        "0111111000000000|0|11111|1000000000|none|none|NaN|nan",
        "0111101111111111|0|11110|1111111111|15|1.1111111111|normal|65504",
      ])
    #expect(table.column("class", .japanese)[2] == "非正規化数")
  }

  @Test("Every code of a format is its fields, joined", arguments: ["float5", "e4m3fn", "e3m2fn", "e8m0fnu"])
  func fields(format: String) async throws {
    let table = try await table("float.fields", "format: \(format)")
    for row in table.rows {
      let cells = row.map { $0.text(.english) }
      #expect(cells[0] == cells[1] + cells[2] + cells[3])
      guard let exponent = Int(cells[4]), let value = Double(cells[7]) else { continue }
      // In binary, the significand is an integer with this number of places.
      let places = max(0, cells[5].count - 2)
      let digits = try #require(Int(cells[5].replacing(".", with: ""), radix: 2))
      var expected = Double(digits)
      for _ in 0..<abs(exponent - places) { expected *= exponent < places ? 0.5 : 2 }
      #expect(abs(value) == expected, "\(cells)")
      #expect(value.sign == (cells[1] == "1" ? .minus : .plus))
    }
  }

  @Test("Formats of any width, and without some of the fields, are divided")
  func widths() async throws {
    let wide = try await table("float.fields", "{format: binary128, values: 0.1}")
    #expect(wide.column("exponent") == ["-4"] && wide.column("exponent-bits") == ["011111111111011"])
    #expect(wide.column("significand")[0].hasPrefix("1.10011001") && wide.column("fraction-bits")[0].count == 112)
    let powers = try await table("float.fields", "{format: e8m0fnu, codes: [0, 127, 255]}")
    #expect(powers.lines()[1] == "01111111||01111111||0|1|normal|1")
    #expect(powers.lines()[2] == "11111111||11111111||none|none|NaN|nan")
    let fixed = "{exponent-bits: 0, fraction-bits: 2, infinities: none, nans: none, codes: [3]}"
    #expect(try await table("float.fields", fixed).lines()[0].hasPrefix("011|0||11|1|0.11|subnormal|1.5") == true)
  }

  @Test(
    "Wrong values are refused",
    arguments: [
      RejectedParameters(
        "float.fields", "format: e2m1fn\nvalues: [inf, 1, nan]",
        "cell:2: The parameter `values` cannot be `inf`: the format has no infinities. "
          + "Use another value, or another format.",
        "cell:2: The parameter `values` cannot be `nan`: the format has no NaN. Use another value, or another format."),
      RejectedParameters(
        "float.fields", "format: float5\nvalues: 1\ncodes: 1",
        "cell:3: The parameter `codes` cannot be used with `values`. Remove one of the two."),
      RejectedParameters(
        "float.fields", "format: binary32",
        "cell:1: The format has 32 bits, but tables enumerate at most 16 bits. "
          + "List the codes to show, as in `codes: [0, 1]`."),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
