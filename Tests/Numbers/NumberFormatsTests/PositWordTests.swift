import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// Dot products and square roots of posits in words, compared with exact numbers.
@Suite("Posits in words") struct PositWordTests {
  static let formats: [PositFormat] =
    [.posit8, .posit16, .posit32, .posit64]
    + [(5, 0), (9, 4), (16, 1), (33, 0), (64, 4)].compactMap { try? PositFormat(bits: $0, exponentBits: $1) }

  @Test("A dot product of any codes is the exact one, rounded once", arguments: formats) func dotProducts(
    format: PositFormat
  ) {
    var random = SplitMix64(seed: 270)
    for round in 0..<Exhaustive.count(4_000, part: 200) {
      let count = Int(random.next() % 12)
      func codes() -> [UInt64] {
        (0..<count).map { _ in
          let code = random.next() & UInt64(truncatingIfNeeded: format.largestCode)
          if code == UInt64(format.notAReal) { return 1 }
          // Now and then an extreme number.
          return round % 3 == 0
            ? [1, UInt64(format.largest), UInt64(format.largestCode), 0, UInt64(format.notAReal) + 1, code][
              Int(random.next() % 6)] : code
        }
      }
      var (left, right) = (codes(), codes())
      if round % 4 == 1, count > 1 {
        // The first product and its opposite, so that only the small ones are left.
        (left[1], right[1]) = (UInt64(format.negated(FloatFormat.Code(left[0]))), right[0])
      }
      let exact = zip(left, right).reduce(0 as ExactRational) { sum, pair in
        sum + (format.value(of: UInt128(pair.0)).exact ?? 0) * (format.value(of: UInt128(pair.1)).exact ?? 0)
      }
      #expect(format.dotProduct(left.span, right.span) == format.round(exact), "\(left) \(right), seed 270")
    }
  }

  @Test("A thousand largest products neither overflow nor lose the smallest one") func carries() {
    for format in Self.formats {
      let largest = [UInt64](repeating: UInt64(format.largest), count: 1_000)
      let opposite = largest.map { UInt64(format.negated(FloatFormat.Code($0))) }
      let left = largest + [1] + opposite
      let right = largest + [1] + largest
      let smallest = format.value(of: 1).exact ?? 0
      #expect(format.dotProduct(left.span, right.span) == format.round(smallest * smallest))
      #expect(format.dotProduct(opposite.span, largest.span) == format.negated(format.largest))
    }
  }

  @Test("A square root is the exact one, rounded once", arguments: formats) func roots(format: PositFormat) throws {
    var random = SplitMix64(seed: 271)
    for index in 0..<Exhaustive.count(40_000, part: 2_000) {
      let code = FloatFormat.Code(random.next()) & format.largest
      // Every other number is a square, or next to one.
      let square = format.multiply(code, code) ^ FloatFormat.Code(random.next() % 2)
      let operand = index % 2 == 0 ? code : square & format.largest
      guard operand != 0 else { continue }
      let value = try #require(format.value(of: operand).exact)
      let root = try #require((value * .powerOfTwo(1_200)).squareRootOrMiddle) * .powerOfTwo(-600)
      #expect(format.squareRoot(operand) == format.round(root), "\(operand), seed 271")
    }
  }
}
