import TestSupport
import Testing

@Suite("integer.subtractor")
struct IntegerSubtractorTests {
  @Test("The full adders of 00101 - 00011 = 00010 are right, bit by bit")
  func example() async throws {
    let table = try await table("integer.subtractor", "left: 00101\nright: 00011")
    #expect(
      table.ids == ["bit", "left", "right", "flipped", "carry-in", "difference", "carry-out", "borrow-out"])
    #expect(
      table.lines() == [
        "0|1|1|0|1|0|1|0", "1|0|1|0|1|1|0|1", "2|1|0|1|0|0|1|0", "3|0|0|1|1|0|1|0", "4|0|0|1|1|0|1|0",
      ])
  }

  @Test("The bits of the difference and the last borrow make up the difference", arguments: [1 as UInt64, 2, 3])
  func subtractsAsSwiftDoes(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let (left, right): (UInt64, UInt64) = (random.next(), random.next())
      let borrow = Bool.random(using: &random)
      let table = try await table(
        "integer.subtractor", "{left: \(left), right: \(right), bits: 64, borrow-in: \(borrow)}")
      let found = UInt64(table.column("difference").reversed().joined(), radix: 2)
      let exact = Int128(left) - Int128(right) - (borrow ? 1 : 0)
      #expect(found == UInt64(truncatingIfNeeded: exact), "seed \(seed): \(left) - \(right), borrow \(borrow)")
      #expect(table.column("borrow-out").last == (exact < 0 ? "1" : "0"), "seed \(seed): \(left) - \(right)")
    }
  }
}
