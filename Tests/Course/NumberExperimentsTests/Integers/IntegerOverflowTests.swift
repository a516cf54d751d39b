import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.overflow")
struct IntegerOverflowTests {
  @Test("The rows name every encoding and the sign of its overflow")
  func fiveBits() async throws {
    let table = try await table("integer.overflow")
    #expect(table.ids == ["encoding", "pairs", "out-of-range", "adder-right", "adder-wrong", "sign", "sign-right"])
    #expect(
      table.lines() == [
        "unsigned|1024|496|528|0|carry out of the top bit|1024",
        "two's complement|1024|256|768|0|carries into and out of the top bit differ|1024",
        "ones' complement|1024|240|408|376|no single carry|",
        "sign-magnitude|1024|240|185|599|no single carry|",
        "bias 15|1024|256|0|768|no single carry|",
      ])
    #expect(
      table.column("sign", .japanese) == [
        "最上位ビットからの桁上げがある", "最上位ビットへの桁上げと最上位ビットからの桁上げが異なる", "桁上げだけではわからない", "桁上げだけではわからない",
        "桁上げだけではわからない",
      ])
  }

  @Test("The counts include every pair", arguments: 1...6)
  func counts(bits: Int) async throws {
    let table = try await table("integer.overflow", "bits: \(bits)")
    for (row, definition) in zip(table.rows, Definition.all(bits: bits)) {
      let values = definition.values
      var counts = [0, 0, 0]
      for left in values.indices {
        for right in values.indices {
          let sum = values[left] + values[right]
          let isRight = values[(left + right) % values.count] == sum
          counts[!values.contains(sum) ? 0 : isRight ? 1 : 2] += 1
        }
      }
      let expected = [values.count * values.count] + counts
      #expect(row[1...4].map(\.description) == expected.map(String.init), "\(definition.testDescription)")
    }
    #expect(table.rows.count == 5)
  }

  @Test("The carry out shows an overflow only without a bias")
  func biases() async throws {
    func last(_ bias: Int) async throws -> String? { try await table("integer.overflow", "bias: \(bias)").lines().last }
    #expect(try await last(0) == "bias 0|1024|496|528|0|carry out of the top bit|1024")
    #expect(try await last(1000) == "bias 1000|1024|1024|0|0|no single carry|")
  }

  @Test("A table of eight bits can be computed")
  func eightBits() async throws {
    #expect(try await table("integer.overflow", "bits: 8").column("adder-right").prefix(2) == ["32896", "49152"])
  }

  @Test("In BCD the adder is wrong for a digit that needs 6, and pairs that do not stand for numbers are skipped")
  func otherEncodings() async throws {
    let encodings = "encodings: [offset-binary, bcd]"
    #expect(
      try await table("integer.overflow", "{bits: 4, \(encodings)}").lines() == [
        "offset binary|256|64|0|192|no single carry|", "BCD|100|45|55|0|no single carry|",
      ])
    let digits = (0...9).flatMap { left in (0...9).map { left + $0 } }
    let (full, carried) = (digits.count { $0 <= 9 }, digits.count { $0 > 9 })
    // With 8 bits, a pair is in range if the tens do not overflow with the carry, and right if there is no carry.
    let (inRange, right) = (full * full + carried * digits.count { $0 + 1 <= 9 }, full * full)
    #expect(
      try await table("integer.overflow", "{bits: 8, encodings: bcd}").lines()
        == ["BCD|10000|\(10_000 - inRange)|\(right)|\(inRange - right)|no single carry|"])
  }
}
