import ExactNumbers
import NumberFormats
import Testing

@Suite("Stochastic rounding")
struct StochasticRoundingTests {
  @Test("The share of the random numbers that round up is the cut-off share of the distance", arguments: [1, 2, 5, 7])
  func share(eighths: Int) {
    let arithmetic = FloatArithmetic(.binary16)
    let number = 1 + ExactRational(ExactInteger(eighths)).scaled(byPowerOfTwo: -13)
    let first = UInt32(8 - eighths) << 29
    for (random, code) in [(0, 0x3C00), (first - 1, 0x3C00), (first, 0x3C01), (.max, 0x3C01)] as [(UInt32, UInt128)] {
      let result = arithmetic.round(number, rounding: .stochastic(random))
      #expect(result == FloatResult(code: code, flags: .inexact), "\(random)")
      let negative = arithmetic.round(-number, rounding: .stochastic(random))
      #expect(negative == FloatResult(code: code | 0x8000, flags: .inexact), "\(random)")
    }
  }
}
