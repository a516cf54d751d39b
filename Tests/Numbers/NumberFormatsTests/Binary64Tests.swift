import TestSupport
import Testing

@testable import NumberFormats

/// Single operations on doubles of the processor, compared with the kernel of words.
@Suite("Operations of binary64") struct Binary64Tests {
  private let arithmetic = FloatArithmetic(.binary64)

  /// Returns a double: any, log-uniform, near the ends, subnormal, or of few bits.
  private func double(_ random: inout SplitMix64, near other: UInt64) -> UInt64 {
    let bits = random.next()
    let sign = bits & 1 << 63
    let fraction = bits & (1 << 52 - 1)
    switch random.next() % 8 {
    case 0: return bits
    case 1: return sign | (1023 + random.next() % 64 - 32) << 52 | fraction
    case 2: return sign | (random.next() % 130) << 52 | fraction
    case 3: return sign | (2047 - random.next() % 130) << 52 | fraction
    case 4: return sign | fraction >> (random.next() % 52)
    case 5: return sign | (1023 + random.next() % 16 - 8) << 52 | fraction & 0xF_F000_0000_0000
    // A number that nearly cancels another one.
    case 6: return other ^ 1 << 63 ^ random.next() % 8
    default:
      return [0, 1 << 63, 1, 0x7FF << 52, 0x7FF << 52 | 1, 0x7FEF_FFFF_FFFF_FFFF, 0x10_0000_0000_0000, 1023 << 52][
        Int(random.next() % 8)]
    }
  }

  @Test("Random operations have the results and exceptions of the word kernel") func random() {
    var random = SplitMix64(seed: 260)
    let wide = arithmetic.wide
    for _ in 0..<Exhaustive.count(3_000_000, part: 40_000) {
      let left = double(&random, near: 1023 << 52)
      let right = double(&random, near: left)
      let (x, y) = (FloatFormat.Code(left), FloatFormat.Code(right))
      for operation in FloatOperation.allCases where operation != .remainder {
        let expected = FloatResult(wide.perform(operation, wide.decode(x), wide.decode(y), .nearestEven))
        #expect(arithmetic(operation, x, y) == expected, "\(operation) \(left) \(right), seed 260")
      }
      let (root, flags) = wide.squareRoot(wide.decode(x))
      #expect(arithmetic.squareRoot(x) == FloatResult(wide.encode(root, .nearestEven, flags: flags)), "\(left)")
      // Of a product and its rounded opposite, only the error is left.
      let product = arithmetic(.multiply, x, y).code ?? 0
      let addend =
        random.next() & 1 == 0
        ? product ^ 1 << 63 ^ FloatFormat.Code(random.next() % 4)
        : FloatFormat.Code(double(&random, near: UInt64(truncatingIfNeeded: product)))
      let (fused, fusedFlags) = wide.productPlus(wide.decode(x), wide.decode(y), wide.decode(addend), .nearestEven)
      #expect(
        arithmetic.fusedMultiplyAdd(x, y, addend) == FloatResult(wide.encode(fused, .nearestEven, flags: fusedFlags)),
        "\(left) \(right) \(addend), seed 260")
    }
  }
}
