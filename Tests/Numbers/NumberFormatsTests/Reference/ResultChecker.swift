import NumberFormats
import TestSupport

/// A comparison of results in every rounding.
///
/// Of the kinds of saturation and tininess, one is chosen at random; if all tests run, all that matter in formats of at
/// most 5 bits are used.
struct ResultChecker {
  let reference: ReferenceFormat
  /// The first differences.
  private(set) var different: [String] = []
  private let variants: [FloatArithmetic]
  private var random: SplitMix64

  init(_ format: FloatFormat, seed: UInt64) {
    self.init(ReferenceFormat(format), seed: seed)
  }

  init(_ reference: ReferenceFormat, seed: UInt64) {
    self.reference = reference
    let kinds: [(Saturation, Tininess)] = [
      (.none, .afterRounding), (.none, .beforeRounding), (.propagate, .afterRounding), (.all, .beforeRounding),
    ]
    variants = kinds.map { FloatArithmetic(reference.format, saturation: $0, tininess: $1) }
    random = SplitMix64(seed: seed)
  }

  /// Compares the result of `expected` for each way with that of the arithmetic.
  mutating func check(
    _ what: @autoclosure () -> String,
    expected: (Rounding, Saturation, Tininess) throws -> FloatResult,
    found: (FloatArithmetic, Rounding) -> FloatResult
  ) rethrows {
    let draws = random.next()
    let stochastic: [Rounding] = [
      .stochastic(UInt32(truncatingIfNeeded: draws)),
      .stochastic(draws >> 62 == 0 ? .max : UInt32(draws >> 32) & 0xFFFF_0000),
    ]
    for arithmetic in chosen(draws) {
      for rounding in Rounding.deterministic + stochastic {
        let expected = try expected(rounding, arithmetic.saturation, arithmetic.tininess)
        let found = found(arithmetic, rounding)
        guard found != expected, different.count < 5 else { continue }
        different.append(
          "\(what()) \(rounding) saturating \(arithmetic.saturation) tiny \(arithmetic.tininess): \(text(found)), not \(text(expected))"
        )
      }
    }
  }

  private func chosen(_ draws: UInt64) -> [FloatArithmetic] {
    let takesAll = Exhaustive.isWhole && reference.values.count <= 32
    return takesAll ? variants : [variants[Int(draws >> 32) % variants.count]]
  }

  private func text(_ result: FloatResult) -> String {
    "\(result.code.map { reference.format.bitPattern($0) } ?? "nothing") with flags \(String(result.flags.rawValue, radix: 2))"
  }
}
