import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// Formats too wide for all their pairs: seeded similar pairs, compared with exact rational numbers.
@Suite("Operations on wide floating-point numbers")
struct FloatWideFormatTests {
  static let samples = SampleFormat.named(upTo: 128).filter { $0.format.bits > 8 }
  static let modes = Rounding.deterministic + [.stochastic(0x5555_5555)]

  /// Returns codes of numbers, two of them near each other.
  private func operands(_ format: FloatFormat, _ random: inout SplitMix64) -> [FloatFormat.Code] {
    func code() -> FloatFormat.Code {
      (FloatFormat.Code(random.next()) << 64 | FloatFormat.Code(random.next())) & format.largestCode
    }
    let first = code()
    let fractionMask = (1 as FloatFormat.Code) << FloatFormat.Code(format.fractionBits) - 1
    let distance = (random.next() & 3) << 1
    let near =
      (first & ~fractionMask ^ FloatFormat.Code(distance) << FloatFormat.Code(format.fractionBits)) ^ code()
      & fractionMask
    return [first, random.next() & 1 == 0 ? near : code(), code()]
  }

  @Test("Results of wide formats are the exact ones, rounded once", arguments: samples)
  func operations(sample: SampleFormat) throws {
    let arithmetic = FloatArithmetic(sample.format)
    var random = SplitMix64(seed: 50)
    for _ in 0..<Exhaustive.count(5_000, part: 100) {
      let codes = operands(sample.format, &random)
      let exact = codes.compactMap { sample.format.value(of: $0).exact }
      guard exact.count == 3, exact[0] != 0, exact[1] != 0 else { continue }
      let rounding = random.pick(Self.modes)
      let quotient = try exact[0] / exact[1]
      let rest = exact[0] - ExactRational(quotient.roundedToNearestOrEven) * exact[1]
      let results: [(String, ExactRational, FloatResult)] = [
        ("+", exact[0] + exact[1], arithmetic(.add, codes[0], codes[1], rounding: rounding)),
        ("-", exact[0] - exact[1], arithmetic(.subtract, codes[0], codes[1], rounding: rounding)),
        ("*", exact[0] * exact[1], arithmetic(.multiply, codes[0], codes[1], rounding: rounding)),
        ("/", quotient, arithmetic(.divide, codes[0], codes[1], rounding: rounding)),
        ("rem", rest, arithmetic(.remainder, codes[0], codes[1], rounding: rounding)),
        (
          "fma", exact[0] * exact[1] + exact[2],
          arithmetic.fusedMultiplyAdd(codes[0], codes[1], codes[2], rounding: rounding)
        ),
      ]
      for (name, exact, found) in results where exact != 0 {
        #expect(found == arithmetic.round(exact, rounding: rounding), "\(codes[0]) \(name) \(codes[1]), \(rounding)")
      }
    }
  }

  @Test("The square of a root brackets the number", arguments: samples)
  func squareRoots(sample: SampleFormat) throws {
    let (format, arithmetic) = (sample.format, FloatArithmetic(sample.format))
    var random = SplitMix64(seed: 51)
    for _ in 0..<Exhaustive.count(5_000, part: 100) {
      let code = operands(format, &random)[0] & ~format.signBit
      guard let number = format.value(of: code).exact, number > 0 else { continue }
      let roots = [Rounding.towardZero, .up, .nearestEven].map { arithmetic.squareRoot(code, rounding: $0) }
      let exact = roots.compactMap { $0.code.flatMap { format.value(of: $0).exact } }
      try #require(exact.count == 3)
      let (lower, upper, nearest) = (exact[0], exact[1], exact[2])
      let isExact = lower * lower == number
      #expect(isExact ? upper == lower : lower * lower < number && number < upper * upper, "\(code)")
      #expect(isExact || roots[0].code.map { format.nextUp($0) } == roots[1].code, "\(code)")
      #expect(roots.allSatisfy { $0.flags == (isExact ? [] : .inexact) }, "\(code)")
      let middle = (lower + upper).scaled(byPowerOfTwo: -1)
      #expect(nearest == (middle * middle < number ? upper : lower), "\(code)")
    }
  }

  /// The hardest roots: of r² + 7 and r² − 17, if these have no more bits than r, so that the root differs from r only
  /// far below its last bit.
  @Test("A root very near to a number is on the right side of it", arguments: samples, [7, -17])
  func nearlyExactRoots(sample: SampleFormat, excess: Int) throws {
    let (format, arithmetic) = (sample.format, FloatArithmetic(sample.format))
    let precision = FloatFormat.Code(format.fractionBits + 1)
    // Odd squares are 1 modulo 8, as -7 and 17 are; each bit more of r makes one bit more of the square right.
    var digits: FloatFormat.Code = 1
    for bit in 3..<precision where (digits &* digits &+ FloatFormat.Code(truncatingIfNeeded: excess)) >> bit & 1 == 1 {
      digits += 1 << (bit - 1)
    }
    digits |= 1 << (precision - 1)
    let root = ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: -format.fractionBits)
    let number = root * root + ExactRational(ExactInteger(excess)).scaled(byPowerOfTwo: -2 * format.fractionBits)
    try #require(format.holds(number))
    let (code, expected) = (format.nearestFinite(to: number), format.nearestFinite(to: root))
    let below = excess < 0 ? expected - 1 : expected
    for (rounding, root) in [
      (Rounding.towardZero, below), (.up, below + 1), (.nearestEven, expected), (.odd, below | 1),
    ] {
      #expect(
        arithmetic.squareRoot(code, rounding: rounding) == FloatResult(code: root, flags: .inexact), "\(rounding)")
    }
  }
}
