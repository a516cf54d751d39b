import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// Single operations of binary128, compared with the kernel of words.
@Suite("Operations of binary128")
struct Binary128Tests {
  private let arithmetic = FloatArithmetic(.binary128)
  private let special: [UInt128] = [
    0, 1, 0x7FFF << 112, 0x7FFF << 112 | 1, 1 << 127, (0x7FFF << 112) - 1, 1 << 112, 0x3FFF << 112,
  ]

  /// Returns a code: any, near 1, near the ends, subnormal, of few bits, or nearly the opposite of another one.
  private func code(_ random: inout SplitMix64, near other: UInt128) -> UInt128 {
    let bits = UInt128(random.next()) << 64 | UInt128(random.next())
    let (sign, fraction) = (bits & 1 << 127, bits & (1 << 112 - 1))
    func number(_ field: UInt64, _ fraction: UInt128) -> UInt128 { sign | UInt128(field) << 112 | fraction }
    switch random.next() % 8 {
    case 0: return bits
    case 1: return number(16_383 + random.next() % 240 - 120, fraction)
    case 2: return number(random.next() % 130, fraction)
    case 3: return number(0x7FFF - random.next() % 3, fraction)
    case 4: return sign | fraction >> UInt128(random.next() % 112)
    case 5: return number(16_383 + random.next() % 16 - 8, fraction & ~(1 << 100 - 1))
    case 6: return other ^ 1 << 127 ^ UInt128(random.next() % 8)
    default: return bits & 1 == 0 ? special[Int(random.next() % 4)] : special[4 + Int(random.next() % 4)]
    }
  }

  @Test("Random operations have the results and exceptions of the word kernel")
  func random() {
    var random = SplitMix64(seed: 290)
    let wide = arithmetic.wide
    for _ in 0..<Exhaustive.count(1_000_000, part: 20_000) {
      let left = code(&random, near: 16_383 << 112)
      let right = code(&random, near: left)
      for operation in FloatOperation.allCases where operation != .remainder {
        let expected = FloatResult(wide.perform(operation, wide.decode(left), wide.decode(right), .nearestEven))
        #expect(arithmetic(operation, left, right) == expected, "\(operation) \(left) \(right), seed 290")
      }
    }
  }

  @Test("Random fused operations and square roots have the results and exceptions of the word kernel")
  func fused() {
    var random = SplitMix64(seed: 292)
    let wide = arithmetic.wide
    for _ in 0..<Exhaustive.count(1_000_000, part: 20_000) {
      let left = code(&random, near: 16_383 << 112)
      let right = code(&random, near: left)
      // Often nearly the opposite of the product, or far from it.
      let addend = code(&random, near: arithmetic(.multiply, left, right).code ?? 0)
      let (value, flags) = wide.productPlus(wide.decode(left), wide.decode(right), wide.decode(addend), .nearestEven)
      let expected = FloatResult(wide.encode(value, .nearestEven, flags: flags))
      #expect(
        arithmetic.fusedMultiplyAdd(left, right, addend) == expected, "\(left) \(right) \(addend), seed 292")
      let root = wide.squareRoot(wide.decode(left))
      let expectedRoot = FloatResult(wide.encode(root.value, .nearestEven, flags: root.flags))
      #expect(arithmetic.squareRoot(left) == expectedRoot, "\(left), seed 292")
      // A square, or one next to it.
      let half = left & ~(1 << 56 - 1) & (1 << 127 - 1)
      let square = (arithmetic(.multiply, half, half).code ?? 0) &+ UInt128(random.next() % 3) &- 1
      let near = square & (1 << 127 - 1)
      let nearRoot = wide.squareRoot(wide.decode(near))
      #expect(
        arithmetic.squareRoot(near) == FloatResult(wide.encode(nearRoot.value, .nearestEven, flags: nearRoot.flags)),
        "\(near), seed 292")
    }
  }

  @Test("A square root is the exact one, rounded once, in every rounding")
  func roots() throws {
    var random = SplitMix64(seed: 291)
    for format in [FloatFormat.binary128, try FloatFormat(exponentBits: 11, fractionBits: 80)] {
      let arithmetic = FloatArithmetic(format)
      for index in 0..<Exhaustive.count(20_000, part: 1_000) {
        let any = code(&random, near: 0) & format.largestMagnitude
        let half = any & ~(1 << 60 - 1)
        let square = arithmetic(.multiply, half, half).code ?? 0
        let operand = index % 2 == 0 ? any : square ^ FloatFormat.Code(random.next() % 2)
        guard let value = format.value(of: operand).exact, value != 0 else { continue }
        let shift = 40_000
        let root = try #require((value * .powerOfTwo(2 * shift)).squareRootOrMiddle) * .powerOfTwo(-shift)
        let rounding = random.pick(Rounding.deterministic)
        #expect(
          arithmetic.squareRoot(operand, rounding: rounding) == arithmetic.round(root, rounding: rounding),
          "\(operand) \(rounding), seed 291")
      }
    }
  }
}
