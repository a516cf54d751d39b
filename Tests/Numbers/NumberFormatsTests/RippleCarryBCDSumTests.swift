import NumberFormats
import TestSupport
import Testing

/// BCD codes written as hexadecimal texts, so that the sums are those of decimal numbers.
@Suite("BCD addition digit by digit")
struct RippleCarryBCDSumTests {
  private static func code(_ number: UInt64) -> UInt64? {
    UInt64(String(number), radix: 16)
  }

  /// Returns the number of numbers in a width.
  private static func count(bits: Int) -> UInt64 {
    (0..<bits / 4).reduce(1 << UInt64(bits % 4)) { count, _ in count * 10 }
  }

  @Test("The sum and the carry out are those of the decimal sum", arguments: 1...8)
  func everyPair(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let count = Self.count(bits: bits)
    for left in 0..<count {
      for right in 0..<count {
        for carry in [0, 1] as [UInt64] {
          let (leftCode, rightCode) = (try #require(Self.code(left)), try #require(Self.code(right)))
          let sum = try #require(adder.addBCD(leftCode, rightCode, carryIn: carry == 1))
          let exact = left + right + carry
          if sum.sum != Self.code(exact % count) || sum.carryOut != (exact >= count) {
            Issue.record("\(left) + \(right) + \(carry) = \(sum)")
          }
        }
      }
    }
  }

  @Test("A code that does not stand for a number has no sum", arguments: 1...8)
  func noNumbers(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    for code in 0...adder.largestCode {
      let isNumber = String(code, radix: 16).allSatisfy(\.isNumber)
      #expect((adder.addBCD(code, 0) != nil) == isNumber, "\(code)")
      #expect((adder.addBCD(0, code) != nil) == isNumber, "\(code)")
    }
  }

  @Test("BCD codes of any width are added as decimal numbers", arguments: IntegerFormat.supportedBits)
  func wide(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let count = Self.count(bits: bits)
    var random = SplitMix64(seed: 6)
    for _ in 0..<50 {
      let (left, right) = (UInt64.random(in: 0..<count, using: &random), UInt64.random(in: 0..<count, using: &random))
      let (leftCode, rightCode) = (try #require(Self.code(left)), try #require(Self.code(right)))
      let sum = try #require(adder.addBCD(leftCode, rightCode))
      #expect(sum.sum == Self.code((left + right) % count), "seed 6: \(left) + \(right)")
      #expect(sum.carryOut == (left + right >= count), "seed 6: \(left) + \(right)")
      let carries = [false] + sum.steps.dropLast().map(\.carryOut)
      #expect(sum.steps.map(\.carryIn) == carries, "seed 6: \(left) + \(right)")
    }
  }

  @Test("Only full digits above 9 have 6 added")
  func steps() throws {
    let steps = try #require(try RippleCarryAdder(bits: 10).addBCD(0b01_0010_0111, 0b10_0100_0101)?.steps)
    #expect(steps.map(\.bits) == [4, 4, 2])
    #expect(steps.map(\.binarySum) == [12, 7, 3])
    #expect(steps.map(\.correction) == [6, 0, 0])
    #expect(steps.map(\.sum) == [2, 7, 3])
    #expect(steps.map(\.carryOut) == [true, false, false])
    for left in 0...9 as ClosedRange<UInt64> {
      for right in 0...9 as ClosedRange<UInt64> {
        let step = try #require(try RippleCarryAdder(bits: 4).addBCD(left, right)?.steps.first)
        #expect(step.correction == (left + right > 9 ? 6 : 0), "\(left) + \(right)")
      }
    }
  }
}
