import ExactNumbers
import TestSupport
import Testing

@Suite("The logarithm of an exact number")
struct BinaryLogarithmTests {
  @Test("The logarithm of a power of two of any size is exact", arguments: [-20_000, -1_074, -1, 0, 1, 52, 20_000])
  func powers(exponent: Int) {
    #expect(Double(binaryLogarithmOf: .powerOfTwo(exponent)) == Double(exponent))
  }

  @Test("A number that is not positive has no logarithm")
  func none() {
    #expect(Double(binaryLogarithmOf: 0) == nil)
    #expect(Double(binaryLogarithmOf: -1) == nil)
  }

  /// The logarithm *n* / 16 is compared with a number *x* as 2ⁿ is with *x*¹⁶; seed 7.
  @Test("The powers of two of the logarithm's bounds enclose the number")
  func enclosed() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let number = try ExactRational(ExactInteger(random.next() >> 16 | 1), over: ExactInteger(random.next() >> 8 | 1))
      let logarithm = try #require(Double(binaryLogarithmOf: number))
      let sixteenth = Int((logarithm * 16).rounded(.down))
      let power = try number.raised(toPower: 16)
      #expect(ExactRational.powerOfTwo(sixteenth) <= power && power < ExactRational.powerOfTwo(sixteenth + 1))
    }
  }

  @Test("The logarithm of 3 has 32 places, without the rest")
  func three() throws {
    let logarithm = try #require(Double(binaryLogarithmOf: 3))
    #expect((logarithm * 0x1p32).rounded() == logarithm * 0x1p32)
    #expect((0..<0x1p-31).contains(1.584_962_500_721_156 - logarithm))
  }

  @Test("The logarithm does not fall when the number rises")
  func rises() throws {
    let numbers = try (1...2_000).map { try ExactRational(ExactInteger($0 * $0), over: 997) }
    let logarithms = numbers.compactMap { Double(binaryLogarithmOf: $0) }
    #expect(logarithms.count == 2_000 && logarithms == logarithms.sorted())
  }
}
