import TestSupport
import Testing

@testable import NumberFormats

@Suite("Arrays rounded to formats of powers of two") struct PowerLanesTests {
  static let formats: [SampleFormat] =
    [SampleFormat(name: "e8m0fnu", format: .e8m0fnu)]
    + (SampleFormat.odd + SampleFormat.p3109(3...8)).filter {
      !$0.format.hasSign && $0.format.fractionBits == 0 && !$0.format.hasZero
    }

  /// Returns doubles around every number of a format, around the middles between two, and special ones.
  private func doubles(_ format: FloatFormat) -> [Double] {
    let values = (0...format.largestFiniteCode).map { FloatArithmetic(format).double($0) }
    let near = values.flatMap { [$0 * 0.5, $0, $0 * 1.25, $0 * 1.5, $0 * 1.75, $0 * 2] }
    let all = near.flatMap { [$0, $0.nextUp, $0.nextDown] }
    return all + all.map { -$0 } + [
      0, -0.0, .infinity, -.infinity, .nan, -.nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
  }

  @Test("Doubles in arrays have the codes and exceptions of single ones, alone and together", arguments: formats)
  func encoding(sample: SampleFormat) {
    let doubles = doubles(sample.format)
    for saturation in Saturation.allCases {
      let arithmetic = FloatArithmetic(sample.format, saturation: saturation)
      for rounding in Rounding.deterministic + [.stochastic(0x8000_0000)] {
        let singles = doubles.map { arithmetic.encode($0, rounding: rounding) }
        let (codes, outcome) = arithmetic.encode(doubles, as: UInt8.self, rounding: rounding)
        #expect(codes.map { FloatFormat.Code($0) } == singles.map { $0.code ?? 0 }, "\(saturation) \(rounding)")
        #expect(outcome.flags == singles.reduce(into: []) { $0.formUnion($1.flags) })
        #expect(outcome.placesWithoutCode == singles.indices.filter { singles[$0].code == nil })
        for (double, single) in zip(doubles, singles) {
          let (codes, outcome) = arithmetic.encode([double, double], as: UInt8.self, rounding: rounding)
          #expect(codes.map { FloatFormat.Code($0) } == [single.code ?? 0, single.code ?? 0], "\(double) \(rounding)")
          #expect(outcome.flags == single.flags, "\(double) \(rounding)")
        }
        // Numbers of the format only, so that no double is left to the single calls.
        let inner = doubles.filter { $0 >= doubles[1] * 2 && $0 <= doubles[1] * 4 }
        let few = arithmetic.encode(inner, as: UInt16.self, rounding: rounding)
        #expect(few.codes.map { FloatFormat.Code($0) } == inner.map { arithmetic.encode($0, rounding: rounding).code })
      }
    }
  }
}
