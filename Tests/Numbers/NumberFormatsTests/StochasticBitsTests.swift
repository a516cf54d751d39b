import NumberFormats
import TestSupport
import Testing

@Suite("Arrays that are rounded with few random bits")
struct StochasticBitsTests {
  private static let formats: [FloatFormat] = [.e4m3fn, .bfloat16, .binary32, .binary64, .e8m0fnu]

  @Test("Each element uses its own random bits, as a single operation with them", arguments: formats)
  func elements(format: FloatFormat) {
    let arithmetic = FloatArithmetic(format)
    var random = SplitMix64(seed: 60)
    let values = (0..<700).map { _ in Double(Int64(bitPattern: random.next()) >> 20) * 0x1p-40 } + [0, .infinity, 1]
    for (variant, bits) in [
      (Rounding.StochasticVariant.a, 1), (.a, 7), (.a, 32), (.b, 1), (.b, 8), (.b, 31), (.c, 1), (.c, 8), (.c, 31),
    ] {
      var codes = [UInt64](repeating: 0, count: values.count)
      var span = codes.mutableSpan
      let outcome = arithmetic.encode(values.span, into: &span, seed: 5, randomBits: bits, variant)
      var sequence = SplitMix64(seed: 5)
      var flags: FloatFlags = []
      let expected = values.map { value in
        let number = UInt32(sequence.next() >> UInt64(64 - bits))
        let rounding: Rounding =
          switch variant {
          case .a: .stochasticA(number, bits: bits)
          case .b: .stochasticB(number, bits: bits)
          case .c: .stochasticC(number, bits: bits)
          }
        let result = arithmetic.encode(value, rounding: rounding)
        flags.formUnion(result.flags)
        return UInt64(result.code ?? 0)
      }
      #expect(codes == expected && outcome.flags == flags, "\(variant) \(bits)")
    }
  }

  @Test("With one random bit, half of the numbers a quarter above go up with B, and with A none below the half")
  func share() {
    let arithmetic = FloatArithmetic(.e4m3fn)
    func ups(_ number: Double, _ variant: Rounding.StochasticVariant) -> Int {
      let values = [Double](repeating: number, count: 4_000)
      var codes = [UInt8](repeating: 0, count: values.count)
      var span = codes.mutableSpan
      _ = arithmetic.encode(values.span, into: &span, seed: 9, randomBits: 1, variant)
      return codes.count { $0 != 0x38 }
    }
    // The numbers after 1 are 0.125 apart.
    #expect(ups(1 + 0.125 * 0.4, .a) == 0)
    #expect((1_800...2_200).contains(ups(1 + 0.125 * 0.4, .b)))
    #expect((1_800...2_200).contains(ups(1 + 0.125 * 0.6, .a)))
    #expect(ups(1 + 0.125 * 0.2, .b) == 0)
  }
}
