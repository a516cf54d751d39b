import Results
import SourceText
import TestSupport
import Testing

@Suite("float.significands")
struct FloatSignificandsTests {
  @Test("The significands of Float5 are those of the article")
  func float5() async throws {
    let table = try await table("float.significands", "format: float5")
    #expect(table.ids == ["bits", "significand", "binary", "note"])
    #expect(
      table.lines(.japanese) == [
        "00|1.00|1.00|指数部が00の場合は0.00", "01|1.25|1.01|", "10|1.50|1.10|", "11|1.75|1.11|指数部が11の場合は無限大",
      ])
    #expect(table.columns.map(\.title.ja) == ["ビット列", "10進数", "2進数", "補足"])
    #expect(
      table.column("note")
        == ["0.00 where the exponent bits are 00", "", "", "infinity where the exponent bits are 11"])
  }

  @Test("The rules of IEEE 754 add two meanings to every pattern")
  func ieee() async throws {
    let notes = try await table("float.significands", "format: e2m2").column("note")
    #expect(
      notes == [
        "0.00 where the exponent bits are 00; infinity where the exponent bits are 11",
        "0.25 (subnormal) where the exponent bits are 00; NaN where the exponent bits are 11",
        "0.50 (subnormal) where the exponent bits are 00; NaN where the exponent bits are 11",
        "0.75 (subnormal) where the exponent bits are 00; NaN where the exponent bits are 11",
      ])
    let japanese = try await table("float.significands", "format: e2m2").column("note", .japanese)
    #expect(japanese[1] == "指数部が00の場合は0.25(非正規化数)、指数部が11の場合は非数(NaN)")
  }

  @Test("The number of decimals is that of the fraction bits")
  func decimals() async throws {
    func rows(_ bits: Int) async throws -> [String] {
      try await table("float.significands", "{exponent-bits: 3, fraction-bits: \(bits)}").rows.map {
        "\($0[1])|\($0[2])"
      }
    }
    #expect(try await rows(0) == ["1|1"])
    #expect(try await rows(1) == ["1.0|1.0", "1.5|1.1"])
    let three = try await rows(3)
    #expect(three[5] == "1.625|1.101" && three[4] == "1.500|1.100")
  }

  @Test("Without exponent bits every pattern has one additional meaning")
  func noExponent() async throws {
    let table = try await table(
      "float.significands", "{exponent-bits: 0, fraction-bits: 1, infinities: none, nans: none}")
    #expect(table.column("note") == ["0.0", "0.5 (subnormal)"])
  }
}
