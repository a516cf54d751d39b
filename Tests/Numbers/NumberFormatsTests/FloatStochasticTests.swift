import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The mean of stochastic rounding")
struct FloatStochasticTests {
  /// The 2⁸ equally spaced numbers in 32 bits.
  static let randoms = (0..<256).map { Rounding.stochastic(UInt32($0) << 24) }

  @Test(
    "Over all equally spaced random numbers, the mean is exact", arguments: SampleFormat.named(upTo: 8))
  func mean(sample: SampleFormat) throws {
    let (reference, arithmetic) = (ReferenceFormat(sample.format), FloatArithmetic(sample.format))
    var random = SplitMix64(seed: 30)
    let first = sample.format.zero == .none ? 1 : 0
    for lower in Exhaustive.indices(reference.largest - first, part: 6, seed: 31).map({ $0 + first }) {
      let parts = ExactInteger(Int.random(in: 1...255, using: &random))
      let (below, above) = (reference.roomy[lower], reference.roomy[lower + 1])
      let exact = below + (above - below) * ExactRational(parts).scaled(byPowerOfTwo: -8)
      for number in sample.format.hasSign ? [exact, -exact] : [exact] {
        let sum = Self.randoms.reduce(0 as ExactRational) { sum, rounding in
          sum + (arithmetic.round(number, rounding: rounding).code.flatMap { sample.format.value(of: $0).exact } ?? 0)
        }
        #expect(sum == number * 256, "\(number)")
      }
    }
  }

  /// The sum of 1 and a number too small for 64 bits next to 1, and the mean of 2¹⁶ equally spaced roundings.
  @Test(
    "The mean is exact in wide formats",
    arguments: [(FloatFormat.binary32, 24), (.binary64, 53), (.binary128, 113)])
  func wide(format: FloatFormat, precision: Int) throws {
    let arithmetic = FloatArithmetic(format)
    let one = try #require(arithmetic.round(1).code)
    let small = try #require(arithmetic.round(.powerOfTwo(-precision - 15) * 3).code)
    let ups = (0..<65_536).filter { index in
      arithmetic(.add, one, small, rounding: .stochastic(UInt32(index) << 16)).code == one + 1
    }
    // 3 × 2^(-precision - 15), of the distance 2^(1 - precision) of 1 to the next number, is 3 × 2⁻¹⁶.
    #expect(ups.count == 3)
  }

  @Test("A part below the 32 relevant bits is never rounded up, even in the widest format")
  func belowAllBits() throws {
    let arithmetic = FloatArithmetic(.binary128)
    let one = try #require(arithmetic.round(1).code)
    let tiny = try #require(arithmetic.round(.powerOfTwo(-400)).code)
    for random in [0, UInt32.max - 0x1_FFFF, .max] {
      #expect(arithmetic(.add, one, tiny, rounding: .stochastic(random)) == FloatResult(code: one, flags: .inexact))
      let sum = arithmetic.fusedMultiplyAdd(one, one, tiny, rounding: .stochastic(random))
      #expect(sum == FloatResult(code: one, flags: .inexact))
    }
  }

  @Test("A square root of binary128 is rounded up by the share of the random numbers that equals its cut-off part")
  func root() throws {
    let arithmetic = FloatArithmetic(.binary128)
    let two = try #require(arithmetic.round(2).code)
    let below = try #require(arithmetic.squareRoot(two, rounding: .towardZero).code)
    // The bits of the root of 2 that follow the first 113.
    let bits = try #require(ExactRational.powerOfTwo(1 + 2 * 144).floor.squareRootAndRemainder()).root
    let rest = try UInt32(truncatingIfNeeded: #require(UInt64(exactly: bits - ((bits >> 64) << 64))))
    #expect(arithmetic.squareRoot(two, rounding: .stochastic(UInt32.max - rest)).code == below)
    #expect(arithmetic.squareRoot(two, rounding: .stochastic(UInt32.max - rest + 1)).code == below + 1)
  }

  @Test("An exact number is unchanged by every random number")
  func exact() {
    let arithmetic = FloatArithmetic(.e4m3)
    for rounding in [.stochastic(0), .stochastic(.max)] as [Rounding] {
      #expect(arithmetic.round(ExactRational(3), rounding: rounding) == arithmetic.round(3))
    }
  }
}
