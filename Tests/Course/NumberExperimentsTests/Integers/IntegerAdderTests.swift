import TestSupport
import Testing

@Suite("integer.adder")
struct IntegerAdderTests {
  @Test("The full adders of 00101 + 11101 = 00010 are right, bit by bit")
  func source() async throws {
    let table = try await table("integer.adder", "left: 00101\nright: 11101")
    #expect(table.ids == ["bit", "left", "right", "carry-in", "sum", "carry-out"])
    #expect(table.lines() == ["0|1|1|0|0|1", "1|0|0|1|1|0", "2|1|1|0|0|1", "3|0|1|1|0|1", "4|0|1|1|0|1"])
  }

  @Test("A carry can come in")
  func carryIn() async throws {
    let table = try await table("integer.adder", "{left: 11, right: 00, bits: 2, carry-in: true}")
    #expect(table.lines() == ["0|1|0|1|0|1", "1|1|0|1|0|1"])
  }

  @Test("The bits of the sum and the last carry make up the sum", arguments: [1 as UInt64, 2, 3])
  func addsAsSwiftDoes(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let (left, right): (UInt64, UInt64) = (random.next(), random.next())
      let carry = Bool.random(using: &random)
      let table = try await table("integer.adder", "{left: \(left), right: \(right), bits: 64, carry-in: \(carry)}")
      let found = (table.column("sum") + table.column("carry-out").suffix(1)).reversed().joined()
      let sum = UInt128(left) + UInt128(right) + (carry ? 1 : 0)
      #expect(UInt128(found, radix: 2) == sum, "seed \(seed): \(left) + \(right), carry \(carry)")
      #expect(table.column("carry-in").dropFirst() == table.column("carry-out").dropLast(), "seed \(seed)")
    }
  }
}
