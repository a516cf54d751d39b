import Results
import SourceText
import TestSupport
import Testing

@Suite("float.spacing")
struct FloatSpacingTests {
  @Test("Float5 has a hole at zero, and its distances double from exponent to exponent")
  func float5() async throws {
    let table = try await table("float.spacing", "format: float5")
    #expect(table.ids == ["what", "from-bits", "to-bits", "from", "to", "values", "gap"])
    #expect(
      table.lines() == [
        "step from zero|00000|00001|0|0.625|2|0.625", "normal|00001|00011|0.625|0.875|3|0.125",
        "normal|00100|00111|1|1.75|4|0.25", "normal|01000|01011|2|3.5|4|0.5", "normal|01100|01110|4|6|3|1",
      ])
    #expect(table.column("what", .japanese)[..<2] == ["ゼロから最小の数まで", "正規化数"])
  }

  @Test("Every distance matches the independent list, code by code")
  func oracle() async throws {
    let gaps = [
      "0.625", "0.125", "0.125", "0.125", "0.25", "0.25", "0.25", "0.25", "0.5", "0.5", "0.5", "0.5", "1", "1", "1",
    ]
    let rows = try await table("float.spacing", "format: float5").rows.map { $0.map { $0.text(.english) } }
    let counts = rows.map { Int($0[5]) ?? 0 }
    let repeated = [rows[0][6]] + zip(rows, counts).dropFirst().flatMap { Array(repeating: $0[6], count: $1) }
    #expect(repeated == gaps)
  }

  @Test("Subnormals fill the hole: the step from zero is as large as the ones after it")
  func ieee() async throws {
    #expect(
      try await table("float.spacing", "format: e2m2").lines() == [
        "step from zero|00000|00001|0|0.25|2|0.25", "subnormal|00001|00011|0.25|0.75|3|0.25",
        "normal|00100|00111|1|1.75|4|0.25", "normal|01000|01011|2|3.5|4|0.5",
      ])
  }

  @Test("Formats without fraction bits or without numbers above zero have the right rows")
  func smallFormats() async throws {
    #expect(
      try await table("float.spacing", "{sign: false, exponent-bits: 2, fraction-bits: 0}").lines()
        == ["step from zero|00|01|0|1|2|1", "normal|01|01|1|1|1|1", "normal|10|10|2|2|1|2"])
    #expect(try await table("float.spacing", "{exponent-bits: 1, fraction-bits: 0}").rows.isEmpty)
  }

  @Test("An exponent can have more numbers than a 64-bit number can count")
  func manyNumbers() async throws {
    let counts = try await table("float.spacing", "{exponent-bits: 2, fraction-bits: 112}").column("values")
    #expect(counts == ["2", "5192296858534827628530496329220095", "\(Int128(1) << 112)", "\(Int128(1) << 112)"])
  }
}
