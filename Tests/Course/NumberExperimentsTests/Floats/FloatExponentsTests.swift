import SourceText
import TestSupport
import Testing

@Suite("float.exponents")
struct FloatExponentsTests {
  @Test("The exponents of Float5 are those of the article")
  func float5() async throws {
    let table = try await table("float.exponents", "format: float5")
    #expect(table.ids == ["bits", "exponent", "note"])
    #expect(
      table.lines() == [
        "00|-1|zero where the significand bits are 00", "01|0|", "10|1|",
        "11|2|infinity where the significand bits are 11",
      ])
    #expect(table.column("note", .japanese) == ["仮数部が00の場合はゼロ", "", "", "仮数部が11の場合は無限大"])
  }

  @Test("The rules of IEEE 754 remove two patterns from the normal numbers")
  func ieee() async throws {
    let table = try await table("float.exponents", "format: e2m2")
    #expect(
      table.lines() == [
        "00|0|zero where the significand bits are 00; subnormal where the significand bits are 01 to 11", "01|0|",
        "10|1|", "11|none|infinity where the significand bits are 00; NaN where the significand bits are 01 to 11",
      ])
    #expect(table.column("note", .japanese)[0] == "仮数部が00の場合はゼロ、仮数部が01から11の場合は非正規化数")
    #expect(table.column("exponent", .japanese)[3] == "なし")
  }

  @Test("A range of more significands than a 64-bit number can count is given by its ends")
  func wideSignificands() async throws {
    let table = try await table("float.exponents", "format: binary128")
    let zeros = String(repeating: "0", count: 111)
    #expect(table.column("bits").count == 32_768)
    #expect(
      table.column("note").last
        == "infinity where the significand bits are \(zeros)0; NaN where the significand bits are \(zeros)1 to "
        + String(repeating: "1", count: 112))
  }

  @Test("Without exponent bits or fraction bits there is one empty pattern")
  func emptyFields() async throws {
    let special = "infinities: none, nans: none"
    #expect(
      try await table("float.exponents", "{exponent-bits: 0, fraction-bits: 1, \(special)}").lines()
        == ["|1|zero where the significand bits are 0; subnormal where the significand bits are 1"])
    #expect(
      try await table("float.exponents", "{exponent-bits: 2, fraction-bits: 0}").lines()
        == ["00|0|zero", "01|0|", "10|1|", "11|none|infinity"])
  }

  @Test("A pattern can have a number and NaN")
  func numberBesideNaN() async throws {
    let table = try await table("float.exponents", "{exponent-bits: 1, fraction-bits: 1, infinities: none}")
    #expect(table.lines()[1] == "1|1|NaN where the significand bits are 1")
  }
}
