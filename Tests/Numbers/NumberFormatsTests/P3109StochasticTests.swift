import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// StochasticA, B and C of P3109 by the formulas of the report, on exact numbers.
@Suite("The stochastic roundings of P3109")
struct P3109StochasticTests {
  enum Mode: CaseIterable {
    case a, b, c

    func rounding(_ random: UInt32, _ bits: Int) -> Rounding {
      switch self {
      case .a: .stochasticA(random, bits: bits)
      case .b: .stochasticB(random, bits: bits)
      case .c: .stochasticC(random, bits: bits)
      }
    }

    /// Returns whether the part ν of the distance is rounded away.
    ///
    /// Source: interim report 4.0, 4.9.3, *RoundAway*.
    func isAway(_ part: ExactRational, _ random: UInt32, _ bits: Int) -> Bool {
      let (r, n) = (ExactInteger(random), ExactInteger.powerOfTwo(bits))
      switch self {
      case .a: return part.scaled(byPowerOfTwo: bits).floor + r >= n
      case .b: return part.scaled(byPowerOfTwo: bits + 1).floor + r * 2 + 1 >= n * 2
      case .c: return part.scaled(byPowerOfTwo: bits).roundedToNearestOrEven + r >= n
      }
    }
  }

  @Test(
    "Stochastic rounding follows the report for up to 5 random bits, every part in 1,024ths and every mode",
    arguments: Mode.allCases)
  func parts(mode: Mode) {
    for format in [FloatFormat.e4m3fn, .e2m1fn, .binary16, .binary64] {
      let arithmetic = FloatArithmetic(format)
      let one = arithmetic.round(1).code ?? 0
      for parts in 0..<1_024 {
        let part = ExactRational(ExactInteger(parts)).scaled(byPowerOfTwo: -10)
        let number = 1 + part.scaled(byPowerOfTwo: -format.fractionBits)
        let double = format == .binary64 ? nil : FloatArithmetic(.binary64).round(number).code
        for bits in 1...5 {
          for random in 0..<(1 as UInt32) << UInt32(bits) {
            let rounding = mode.rounding(random, bits)
            let expected = mode.isAway(part, random, bits) ? one + 1 : one
            if arithmetic.round(number, rounding: rounding).code != expected
              || arithmetic.round(-number, rounding: rounding).code != expected | format.signBit
            {
              Issue.record("\(parts) \(random) of \(bits) bits, \(format.bits)")
            }
            guard let double, parts % 37 == 0 || parts % 32 == 0 else { continue }
            let numbers = [Double(bitPattern: UInt64(double))]
            let (codes, _) = arithmetic.encode(numbers, as: UInt16.self, rounding: rounding)
            if FloatFormat.Code(codes[0]) != expected { Issue.record("\(parts) \(random) of \(bits) bits in lanes") }
          }
        }
      }
    }
  }

  @Test(
    "Stochastic rounding follows the report with many random bits, for sums and in the widest format", arguments: [210])
  func many(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for format in [FloatFormat.binary16, .binary32, .binary64, .binary128] {
      let arithmetic = FloatArithmetic(format)
      let one = try #require(arithmetic.round(1).code)
      for _ in 0..<2_000 {
        let bits = Int.random(in: 20...31, using: &random)
        let number = UInt32(truncatingIfNeeded: random.next()) >> UInt32(32 - bits)
        // At the edge of being rounded up, a little below, or a little above.
        let edge = 1 - ExactRational(ExactInteger(2 * UInt64(number) + 1)).scaled(byPowerOfTwo: -bits - 1)
        let unit = -format.fractionBits
        for step in [-1, 0, 1] as [ExactInteger] {
          let part = edge + ExactRational(step).scaled(byPowerOfTwo: -bits - 3)
          guard part > 0, let addend = arithmetic.round(part.scaled(byPowerOfTwo: unit)).code,
            format.value(of: addend).exact == part.scaled(byPowerOfTwo: unit)
          else { continue }
          for mode in Mode.allCases {
            let result = arithmetic(.add, one, addend, rounding: mode.rounding(number, bits))
            let expected = mode.isAway(part, number, bits) ? one + 1 : one
            #expect(result == FloatResult(code: expected, flags: .inexact), "\(format.bits) \(number) \(bits) \(mode)")
          }
        }
      }
    }
  }

  @Test("StochasticA with 32 bits is the default stochastic rounding")
  func all() {
    #expect(Rounding.stochasticA(0xDEAD_BEEF, bits: 32) == .stochastic(0xDEAD_BEEF))
    #expect(Rounding.stochasticA(5, bits: 3) == .stochastic(5 << 29))
  }
}
