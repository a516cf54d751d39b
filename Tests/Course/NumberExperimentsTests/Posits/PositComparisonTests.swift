import Results
import SourceText
import TestSupport
import Testing

@Suite("posit.compare")
struct PositComparisonTests {
  @Test("Numbers in 16 bits have the values worked by hand")
  func sixteenBits() async throws {
    let table = try await table("posit.compare", "{float: binary16, values: [0.1, 1000.5, 1e5, -3, 0]}")
    #expect(
      table.ids == [
        "value", "posit", "posit-error", "posit-fraction-bits", "float", "float-error", "float-fraction-bits",
      ])
    // 0.1 is 1.6 × 2^-4, whose regime leaves 11 bits: 0.6 × 2048 is nearest to 1229. 1000.5 is a tie between 9 bits.
    #expect(
      table.lines() == [
        "0.1|0.100006103515625|0.000006103515625|11|0.0999755859375|-0.0000244140625|10",
        "1000.5|1000|-0.5|9|1000.5|0|10", "100000|99840|-160|7|inf|none|none", "-3|-3|0|11|-3|0|10",
        "0|0|0|none|0|0|none",
      ])
    #expect(table.columns[4].title.en == "binary16" && table.columns[6].title.ja == "binary16の仮数部のビット数")
  }

  @Test("Only posits taper; floating-point numbers do so only below the normal ones")
  func tapered() async throws {
    let powers = Array(-56...56)
    let values = powers.map { $0 < 0 ? "1/\(UInt64(1) << -$0)" : "\(UInt64(1) << $0)" }.joined(separator: ", ")
    let table = try await table("posit.compare", "{float: binary16, values: [\(values)]}")
    for (row, power) in zip(table.rows, powers) {
      let cells = row.map { $0.text(.english) }
      // The exponent is 4 × regime + 0...3; a regime of r takes r + 2 bits, one below zero 1 - r.
      let regime = power >> 2
      let room = 16 - 1 - (regime < 0 ? 1 - regime : regime + 2)
      #expect(cells[3] == "\(max(0, room - 2))", "\(cells)")
      let isHeld = room >= 2 || power & 3 == 0 || room == 1 && power & 1 == 0
      #expect((cells[2] == "0") == isHeld, "\(cells)")
      let floatBits: String =
        switch power {
        case -14...15: "10"
        case -24 ... -15: "\(power + 24)"
        default: "none"
        }
      #expect(cells[6] == floatBits, "\(cells)")
    }
  }

  @Test("The number of exponent bits is a parameter, and the bits are those of the floating-point format")
  func exponentBits() async throws {
    let table = try await table("posit.compare", "{float: e4m3fn, exponent-bits: 0, values: [1000, 1.3]}")
    #expect(table.lines() == ["1000|64|-936|0|nan|none|none", "1.3|1.3125|0.0125|5|1.25|-0.05|3"])
  }

  @Test("An unsupported width is refused")
  func refused() async throws {
    #expect(
      try refusals("posit.compare", "{float: binary128, values: 1}") == [
        "cell:1: The format `binary128` has 128 bits. Posits can have 3 to 64 bits."
      ])
  }
}
