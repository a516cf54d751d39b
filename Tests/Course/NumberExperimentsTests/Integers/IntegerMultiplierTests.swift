import TestSupport
import Testing

@Suite("integer.multiplier")
struct IntegerMultiplierTests {
  @Test("The steps of 00101 * 00110 are right")
  func example() async throws {
    let table = try await table("integer.multiplier", "left: 00101\nright: 00110")
    #expect(table.ids == ["bit", "multiplier-bit", "addend", "accumulator"])
    #expect(
      table.lines() == [
        "0|0|0000000000|0000000000", "1|1|0000001010|0000001010", "2|1|0000010100|0000011110",
        "3|0|0000000000|0000011110", "4|0|0000000000|0000011110",
      ])
  }

  @Test("The addends belong to the ones, and their sum is the product", arguments: [1 as UInt64, 2, 3])
  func multipliesAsSwiftDoes(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (left, right): (UInt64, UInt64) = (random.next(), random.next())
      let table = try await table("integer.multiplier", "{left: \(left), right: \(right), bits: 64}")
      let comment: Comment = "seed \(seed): \(left) * \(right)"
      let bits = table.column("multiplier-bit").reversed().joined()
      #expect(UInt64(bits, radix: 2) == right && bits.count == 64, comment)
      let addends = table.column("addend").compactMap { UInt128($0, radix: 2) }
      #expect(addends == (0..<64).map { right >> $0 & 1 == 1 ? UInt128(left) << $0 : 0 }, comment)
      let accumulators = table.column("accumulator").compactMap { UInt128($0, radix: 2) }
      #expect(accumulators.last == UInt128(left) * UInt128(right), comment)
    }
  }
}
