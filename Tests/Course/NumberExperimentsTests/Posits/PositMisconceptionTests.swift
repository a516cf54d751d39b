import Results
import SourceText
import TestSupport
import Testing

@Suite("Misconceptions of reading posits")
struct PositMisconceptionTests {
  @Test("A regime that counts its ones makes 16 times the value of codes from 1 on, over all codes of six bits")
  func regime() async throws {
    let truth = try await table("posit.table", "bits: 6")
    let wrong = try await table("posit.table", "{bits: 6, mistake: regime-counts-ones}")
    #expect(truth.rows.count == 64)
    for (bits, (right, found)) in zip(truth.column("bits"), zip(truth.column("value"), wrong.column("value"))) {
      let value = try #require(Double(right))
      #expect(value.isNaN ? found == "nan" : Double(found) == (abs(value) >= 1 ? 16 * value : value), "\(bits)")
    }
    #expect(wrong.columns[5].title.en == "value (mistake: regime counts its ones)")
  }

  @Test(
    "The fields are still all bits after the sign, and the value is their product",
    arguments: ["end-bit-forgotten", "exponent-bits-forgotten"])
  func fields(_ mistake: String) async throws {
    let table = try await table("posit.table", "{bits: 6, mistake: \(mistake)}")
    for line in table.lines().map({ $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }) {
      guard line[0] != "000000", line[0] != "100000" else { continue }
      let code = try #require(Int(line[0], radix: 2))
      let positive = code < 32 ? code : 64 - code
      #expect(Int("0" + line[2] + line[3] + line[4], radix: 2) == positive)
      let run = line[2].prefix { $0 == line[2].first }.count
      #expect(line[2].count == run || mistake != "end-bit-forgotten")
      #expect(line[3].isEmpty || mistake != "exponent-bits-forgotten")
      var magnitude = Double(try #require(Int("1" + line[4], radix: 2))) / Double(1 << line[4].count)
      for _ in 0..<abs(line[2].first == "1" ? run - 1 : run) { magnitude *= line[2].first == "1" ? 16 : 1 / 16 }
      let padded = line[3] + String(repeating: "0", count: line[3].isEmpty ? 0 : 2 - line[3].count)
      magnitude *= Double(1 << (Int(padded, radix: 2) ?? 0))
      #expect(Double(line[5]) == (code < 32 ? magnitude : -magnitude), "\(line[0])")
    }
  }

  @Test("The misconceptions beyond the range and about the number of digits have their results")
  func rounding() async throws {
    let beyond = "float: float5, values: [10000, 0.0001, -0.0001, 1, 0]"
    #expect(
      try await table("posit.compare", "{\(beyond), mistake: underflow-to-zero}").column("posit")
        == ["4096", "0", "0", "1", "0"])
    #expect(
      try await table("posit.compare", "{\(beyond), mistake: beyond-range-nar}").column("posit")
        == ["nan", "nan", "nan", "1", "0"])
    let digits = "float: binary16, values: [3.14159, 1000.5, 100000, -1000.5]"
    for (mistake, expected) in [
      ("end-bit-forgotten", ["12", "10", "8", "10"]), ("exponent-bits-forgotten", ["13", "11", "9", "11"]),
      ("fixed-fraction", ["10", "10", "10", "10"]),
    ] {
      let table = try await table("posit.compare", "{\(digits), mistake: \(mistake)}")
      #expect(table.column("posit-fraction-bits") == expected)
    }
  }
}
