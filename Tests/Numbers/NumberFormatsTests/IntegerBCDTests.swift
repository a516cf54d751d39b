import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// BCD codes by their definition: the hexadecimal digits of a code are the decimal digits of its number.
@Suite("BCD in every width")
struct IntegerBCDTests {
  @Test("The largest number fills the top digit and has nines below", arguments: IntegerFormat.supportedBits)
  func maximum(bits: Int) throws {
    let format = try IntegerFormat(.bcd, bits: bits)
    let top = ["", "1", "3", "7"][bits % 4]
    #expect(format.maximum.description == top + String(repeating: "9", count: bits / 4))
    #expect(format.minimum == 0)
    #expect(format.code(of: format.maximum + 1) == nil)
    #expect(format.code(of: -1) == nil)
  }

  @Test("The digits of a BCD code are those of its number", arguments: IntegerFormat.supportedBits)
  func numbers(bits: Int) throws {
    let format = try IntegerFormat(.bcd, bits: bits)
    let maximum = try #require(UInt64(exactly: format.maximum))
    var random = SplitMix64(seed: 8421)
    for number in [0, maximum / 2, maximum] + (0..<50).map({ _ in UInt64.random(in: 0...maximum, using: &random) }) {
      let code = try #require(format.code(of: ExactInteger(number)), "seed 8421: \(number)")
      #expect(code <= format.largestCode && String(code, radix: 16) == String(number), "seed 8421: \(number)")
      #expect(format.value(of: code) == IntegerValue(ExactInteger(number)), "seed 8421: \(number)")
    }
  }

  @Test("A code with a digit above 9 does not stand for a number", arguments: IntegerFormat.supportedBits)
  func noNumbers(bits: Int) throws {
    let format = try IntegerFormat(.bcd, bits: bits)
    var random = SplitMix64(seed: 8421)
    for _ in 0..<50 {
      let code = random.next() & format.largestCode
      let isNumber = String(code, radix: 16).allSatisfy(\.isNumber)
      #expect((format.value(of: code) != nil) == isNumber, "seed 8421: \(code)")
      #expect(format.negated(code) == (code == 0 ? 0 : nil), "seed 8421: \(code)")
    }
  }
}
