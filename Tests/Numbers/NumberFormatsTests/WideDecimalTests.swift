import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// Decimal arithmetic in integers of 256 bits, compared with exact numbers.
@Suite("Decimal numbers in wide integers")
struct WideDecimalTests {
  static let formats: [DecimalFormat] =
    [.decimal32, .decimal64, .decimal128]
    + [(1, 3), (17, 400), (18, 6_144), (34, 40)].compactMap {
      try? DecimalFormat(digits: $0.0, maximumExponent: $0.1)
    }

  /// Returns a number: any, of few digits, subnormal, all nines, a power of ten, or near another one.
  private func number(_ format: DecimalFormat, _ random: inout SplitMix64, near other: DecimalNumber?) -> DecimalNumber
  {
    let count = 1 + Int(random.next() % UInt64(format.digits))
    var coefficient = ExactInteger(random.decimal(digits: count)) ?? 1
    var exponent = Int(random.next() % 40) - 20
    switch random.next() % 7 {
    case 0: exponent = Int(random.next() % UInt64(2 * format.maximumExponent)) - format.maximumExponent
    case 1: coefficient = ExactInteger(Int(random.next() % 1_000) + 1)
    case 2: exponent = format.minimumExponent - Int(random.next() % 40)
    case 3: coefficient = ExactRational(1).scaled(byPowerOfTen: count).numerator - 1
    case 4: coefficient = 1
    case 5:
      if let other {
        (coefficient, exponent) = (-other.coefficient + ExactInteger(Int(random.next() % 3)), other.exponent)
      }
    default: break
    }
    let exact = ExactRational(coefficient).scaled(byPowerOfTen: exponent)
    return format.round(exact).value.number ?? format.smallestPositive
  }

  @Test("Results and exceptions are those of exact numbers, in every rounding", arguments: formats)
  func random(format: DecimalFormat) {
    var random = SplitMix64(seed: 280)
    for _ in 0..<Exhaustive.count(20_000, part: 700) {
      let left = number(format, &random, near: nil)
      let right = number(format, &random, near: left)
      let rounding = random.pick(Rounding.deterministic)
      for operation in FloatOperation.allCases {
        let fast = format.perform(operation, .finite(left), .finite(right), rounding: rounding)
        let wide = WideDecimalArithmetic(format, rounding)?.perform(operation, left, right)
        let exact = format.performExactly(operation, left, right, rounding)
        #expect(fast == exact && (wide ?? exact) == exact, "\(operation) \(left) \(right) \(rounding), seed 280")
      }
      let product = format.perform(.multiply, .finite(left), .finite(right)).value.number
      let addend = number(format, &random, near: product)
      #expect(
        format.fusedMultiplyAdd(.finite(left), .finite(right), .finite(addend), rounding: rounding)
          == format.fusedExactly(left, right, addend, rounding), "\(left) \(right) \(addend) \(rounding), seed 280")
      let square =
        random.next() & 1 == 0 ? format.perform(.multiply, .finite(left), .finite(left)).value.number ?? left : left
      let positive = square.isNegative ? square.negated : square
      #expect(
        format.squareRoot(.finite(positive), rounding: rounding) == format.squareRootExactly(positive, rounding),
        "\(positive) \(rounding), seed 280")
    }
  }

  @Test("Wide integers add, multiply and divide like exact ones")
  func integers() {
    var random = SplitMix64(seed: 281)
    func exact(_ wide: WideInteger) -> ExactInteger {
      ExactInteger(wide.high) * .powerOfTwo(128) + ExactInteger(wide.low)
    }
    for _ in 0..<2_000 {
      let (x, y) = (UInt128(random.int128(bits: 112).magnitude), UInt128(random.int128(bits: 112).magnitude))
      let product = WideInteger(x, times: y)
      #expect(exact(product) == ExactInteger(x) * ExactInteger(y))
      let count = Int(random.next() % 40)
      let power = ExactRational(1).scaled(byPowerOfTen: count).numerator
      let (quotient, hasRest) = product.cut(byPowerOfTen: count)
      let expected = (ExactRational(exact(product)).scaled(byPowerOfTen: -count)).floor
      #expect(exact(quotient) == expected && hasRest == (expected * power != exact(product)), "\(x) \(y) \(count)")
      #expect(exact(WideInteger(x).scaled(byPowerOfTen: count)) == ExactInteger(x) * power)
      if x != 0, y != 0 { #expect(product.digitCount == exact(product).description.count) }
      #expect(ExactInteger(magnitude: x) == ExactInteger(x) && ExactInteger(x).shortMagnitude == x)
      #expect((-ExactInteger(x)).shortMagnitude == x)
    }
    #expect(ExactInteger.powerOfTwo(128).shortMagnitude == nil)
    #expect(ExactInteger(magnitude: .max).shortMagnitude == .max)
  }
}
