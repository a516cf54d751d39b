import TestSupport
import Testing

@Suite("integer.bcd-adder")
struct IntegerBCDAdderTests {
  @Test("In 27 + 45 = 72, the lowest digit needs 6")
  func example() async throws {
    let table = try await table("integer.bcd-adder", "left: 00100111\nright: 01000101\nbits: 8")
    #expect(
      table.ids == ["digit", "left", "right", "carry-in", "binary-sum", "correction", "sum", "carry-out"])
    #expect(table.lines() == ["0|7|5|0|12|6|2|1", "1|2|4|1|7|0|7|0"])
  }

  @Test("A top digit of one bit carries out without a correction")
  func topDigit() async throws {
    let table = try await table("integer.bcd-adder", "left: 11001\nright: 10000\ncarry-in: true")
    #expect(table.lines() == ["0|9|0|1|10|6|0|1", "1|1|1|1|3|0|1|1"])
  }

  @Test("The digits and the last carry make up the sum of the numbers", arguments: [1 as UInt64, 2, 3])
  func addsNumbers(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let numbers = (0..<2).map { _ in UInt64.random(in: 0..<10_000_000_000_000_000, using: &random) }
      let table = try await table("integer.bcd-adder", "{left: 0x\(numbers[0]), right: 0x\(numbers[1]), bits: 64}")
      let found = (table.column("sum") + table.column("carry-out").suffix(1)).reversed().joined()
      #expect(UInt64(found) == numbers[0] + numbers[1], "seed \(seed): \(numbers)")
    }
  }
}
