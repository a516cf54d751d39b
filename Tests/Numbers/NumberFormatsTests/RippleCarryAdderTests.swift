import ExactNumbers
import NumberFormats
import Testing

@Suite("Ripple-carry adder")
struct RippleCarryAdderTests {
  static let widths = Array(1...8) + [32, 63, 64]

  /// Returns all pairs up to 8 bits, and pairs of the interesting codes of wider formats, with and without a carry in.
  static func sums(bits: Int) throws -> [RippleCarryAdder.Sum] {
    let adder = try RippleCarryAdder(bits: bits)
    let codes = try IntegerFormat(.unsigned, bits: bits).codes
    let some = bits <= 8 ? codes : codes.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    return some.flatMap { left in
      some.flatMap { right in [false, true].map { adder.add(left, right, carryIn: $0) } }
    }
  }

  @Test(arguments: widths)
  func sumAndCarryOutAreTheExactSum(bits: Int) throws {
    let wrong = try Self.sums(bits: bits).filter { sum in
      UInt128(sum.sum) + (sum.carryOut ? 1 << UInt128(bits) : 0) != exactSum(sum)
    }
    #expect(wrong == [])
  }

  @Test(arguments: widths)
  func fullAddersFormAChain(bits: Int) throws {
    let wrong = try Self.sums(bits: bits).filter { sum in
      let steps = sum.steps
      func code(_ bit: (FullAdderStep) -> Bool) -> UInt64 {
        steps.reversed().reduce(0) { $0 << 1 | (bit($1) ? 1 : 0) }
      }
      return steps.map(\.bit) != Array(0..<bits)
        || steps.map(\.carryIn) != [sum.carryIn] + steps.dropLast().map(\.carryOut)
        || [code(\.left), code(\.right), code(\.sum)] != [sum.left, sum.right, sum.sum]
        || steps.last?.carryIn != sum.carryIntoTop || steps.last?.carryOut != sum.carryOut
    }
    #expect(wrong == [])
  }

  @Test(arguments: widths)
  func unsignedSumIsRightExactlyWithoutCarryOut(bits: Int) throws {
    try expectRight(.unsigned, bits: bits) { !$0.carryOut }
  }

  @Test(arguments: widths)
  func twosComplementSumIsRightExactlyWithoutOverflow(bits: Int) throws {
    try expectRight(.twosComplement, bits: bits) { !$0.overflow }
  }

  /// The only error of operands that are not negative is a carry into the sign.
  @Test(arguments: widths, [IntegerEncoding.signMagnitude, .onesComplement])
  func sumOfPositivesIsRightExactlyWithoutCarryIntoTheSign(bits: Int, encoding: IntegerEncoding) throws {
    let top: UInt64 = 1 << (bits - 1)
    try expectRight(encoding, bits: bits, where: { ($0.left | $0.right) & top == 0 }, exactlyIf: { !$0.carryIntoTop })
  }

  @Test(arguments: widths)
  func onesComplementSumIsRightWithTheEndAroundCarry(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    try expectRightInRange(.onesComplement, bits: bits) { left, right in
      let first = adder.add(left, right)
      return adder.add(first.sum, 0, carryIn: first.carryOut).sum
    }
  }

  @Test(arguments: widths)
  func biasedSumIsRightLessOneBias(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let bias = adder.largestCode / 2
    try expectRightInRange(.bias(ExactInteger(bias)), bits: bits) { left, right in
      adder.add(adder.add(left, right).sum, ~bias & adder.largestCode, carryIn: true).sum
    }
  }

  @Test(arguments: Array(1...12) + [63, 64])
  func incrementFlipsUpToTheLowestZero(bits: Int) throws {
    let adder = try RippleCarryAdder(bits: bits)
    let wrong = try IntegerFormat(.unsigned, bits: bits).codes.filter { code in
      let steps = adder.increment(code)
      let codes = [code] + steps.map(\.code)
      return steps.count != min((~code).trailingZeroBitCount + 1, bits)
        || codes.last != adder.add(code, 1).sum
        || steps.enumerated().contains { index, step in
          step.bit != index || codes[index] ^ codes[index + 1] != 1 << index
            || step.before != (codes[index] >> index & 1 == 1) || step.after == step.before
        }
    }
    #expect(wrong == [])
  }

  @Test func fiveBitsWrapAround() throws {
    let steps = try RippleCarryAdder(bits: 5).increment(0b11111)
    #expect(steps.map(\.code) == [0b11110, 0b11100, 0b11000, 0b10000, 0b00000])
  }

  private func exactSum(_ sum: RippleCarryAdder.Sum) -> UInt128 {
    UInt128(sum.left) + UInt128(sum.right) + (sum.carryIn ? 1 : 0)
  }

  /// Checks that the sum of the values is the value of the sum exactly if `isMeant` says so.
  private func expectRight(
    _ encoding: IntegerEncoding, bits: Int, where isMeant: (RippleCarryAdder.Sum) -> Bool = { _ in true },
    exactlyIf isRight: (RippleCarryAdder.Sum) -> Bool
  ) throws {
    let format = try IntegerFormat(encoding, bits: bits)
    func value(_ code: UInt64) -> ExactInteger { format.value(of: code)?.exact ?? .powerOfTwo(99) }
    let wrong = try Self.sums(bits: bits).filter(isMeant).filter { sum in
      let exact = value(sum.left) + value(sum.right) + (sum.carryIn ? 1 : 0)
      return (value(sum.sum) == exact) != isRight(sum)
    }
    #expect(wrong == [])
  }

  /// Checks that `add` returns the sum of the values whenever that has a code.
  private func expectRightInRange(
    _ encoding: IntegerEncoding, bits: Int, _ add: (UInt64, UInt64) -> UInt64
  ) throws {
    let format = try IntegerFormat(encoding, bits: bits)
    func value(_ code: UInt64) -> ExactInteger { format.value(of: code)?.exact ?? .powerOfTwo(99) }
    let wrong = try Self.sums(bits: bits).filter { sum in
      let exact = value(sum.left) + value(sum.right)
      return (value(add(sum.left, sum.right)) == exact) != (format.code(of: exact) != nil)
    }
    #expect(wrong == [])
  }
}
