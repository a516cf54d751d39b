import TestSupport
import Testing

@Suite("integer.increment")
struct IntegerIncrementTests {
  @Test("11111 + 1 flips five bits and ends at 00000")
  func wrapsAround() async throws {
    let table = try await table("integer.increment", "code: 11111")
    #expect(table.ids == ["step", "bit", "before", "after", "bits"])
    #expect(table.lines() == ["1|0|1|0|11110", "2|1|1|0|11100", "3|2|1|0|11000", "4|3|1|0|10000", "5|4|1|0|00000"])
  }

  @Test("The steps stop at the first zero")
  func stopsAtZero() async throws {
    #expect(try await table("integer.increment", "code: 00100").lines() == ["1|0|0|1|00101"])
    #expect(
      try await table("integer.increment", "code: 01011").lines() == [
        "1|0|1|0|01010", "2|1|1|0|01000", "3|2|0|1|01100",
      ])
  }

  @Test("The last step is the code plus one", arguments: 1...7)
  func addsOne(bits: Int) async throws {
    let definition = Definition(encoding: "unsigned", bits: bits)
    for code in 0..<(1 << bits) {
      let steps = try await table("integer.increment", "{bits: \(bits), code: \(definition.pattern(code))}").column(
        "bits")
      #expect(steps.last == definition.pattern((code + 1) % (1 << bits)))
      #expect(steps.count == min(bits, (~code).trailingZeroBitCount + 1))
    }
  }

  @Test("An increment of 64 bits wraps around")
  func wrapsAroundAt64() async throws {
    let steps = try await table("integer.increment", "{bits: 64, code: 18446744073709551615}").column("bits")
    #expect(steps.count == 64)
    #expect(steps.last == String(repeating: "0", count: 64))
  }
}
