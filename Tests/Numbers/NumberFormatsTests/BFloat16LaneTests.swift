import TestSupport
import Testing

@testable import NumberFormats

/// Rounding to `bfloat16` in floats, compared with the kernel of words.
@Suite("Arrays of bfloat16") struct BFloat16LaneTests {
  private let arithmetic = FloatArithmetic(.bfloat16)

  private func expect(_ codes: [UInt16], _ outcome: FloatArrayOutcome, _ singles: [FloatResult], _ words: String) {
    #expect(codes.map { FloatFormat.Code($0) } == singles.map { $0.code ?? 0 }, "\(words)")
    #expect(outcome.flags == singles.reduce(into: []) { $0.formUnion($1.flags) }, "\(words)")
  }

  private func inWords(_ operation: FloatOperation, _ left: UInt16, _ right: UInt16) -> FloatResult {
    let wide = arithmetic.wide
    return FloatResult(
      wide.perform(operation, wide.decode(FloatFormat.Code(left)), wide.decode(FloatFormat.Code(right)), .nearestEven))
  }

  private func inWords(_ float: Float) -> FloatResult {
    FloatResult(arithmetic.wide.encode(Float.arithmetic.wide.decode(FloatFormat.Code(float.bitPattern)), .nearestEven))
  }

  @Test("Floats with every upper half are rounded like single numbers, for lower halves around every decision")
  func rounding() {
    let lower: [UInt32] = [0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF]
    let uppers =
      Exhaustive.indices(65_536, part: 2_000, seed: 240) + [
        0, 0x7F, 0x80, 0x7F7F, 0x7F80, 0x7FC0, 0x8000, 0x807F, 0x8080, 0xFF7F, 0xFF80, 0xFFC0,
      ]
    for low in lower {
      let floats = uppers.map { Float(bitPattern: UInt32($0) << 16 | low) }
      let (codes, outcome) = arithmetic.encode(floats, as: UInt16.self)
      expect(codes, outcome, floats.map(inWords), "\(low)")
      for float in floats where float.isFinite {
        let (codes, outcome) = arithmetic.encode([float, 1], as: UInt16.self)
        expect(codes, outcome, [inWords(float), inWords(1)], "\(float)")
      }
    }
  }

  @Test("Every code is decoded to its float, and every NaN to the NaN of the type") func decoding() {
    let codes = (0...UInt16.max).map { $0 }
    for (code, float) in zip(codes, arithmetic.decode(codes, as: Float.self)) {
      let single: Float = arithmetic.number(FloatFormat.Code(code))
      #expect(float.bitPattern == single.bitPattern, "\(code)")
    }
  }

  @Test("One NaN anywhere in an array of any length is decoded to the NaN of the type") func oneNaN() {
    let numbers = (0..<2_100).map { UInt16($0 * 15) }
    for position in Exhaustive.indices(2_100, part: 70, seed: 243) + [0, 7, 8, 15, 2_047, 2_048, 2_095, 2_099] {
      for nan: UInt16 in [0x7F81, 0xFFFF] {
        var codes = numbers[...min(position | 31, 2_099)].map { $0 }
        codes[position] = nan
        let floats = arithmetic.decode(codes, as: Float.self)
        let expected = codes.map { (arithmetic.number(FloatFormat.Code($0)) as Float).bitPattern }
        #expect(floats.map(\.bitPattern) == expected, "\(position) of \(codes.count), seed 243")
      }
    }
  }

  @Test(
    "Sums, differences, products and quotients of arrays are those of the word kernel",
    arguments: FloatOperation.allCases) func operations(operation: FloatOperation)
  {
    var random = SplitMix64(seed: 241)
    for round in 0..<Exhaustive.count(2_000, part: 60) {
      let count = 1 + Int(random.next() % 700)
      // Any codes, numbers near each other, normal numbers only, and numbers that underflow.
      func code(_ other: UInt16) -> UInt16 {
        let bits = UInt16(truncatingIfNeeded: random.next())
        switch round % 4 {
        case 0: return bits
        case 1: return other ^ bits & 0x81FF
        case 2: return bits & 0x80FF | 0x3F00 &+ (bits >> 4 & 0x0180)
        default: return bits & 0x9FFF
        }
      }
      let left = (0..<count).map { _ in code(0x3F80) }
      let right = left.map { code($0) }
      var results = left
      var span = results.mutableSpan
      let outcome = arithmetic.perform(operation, left.span, right.span, into: &span)
      expect(results, outcome, zip(left, right).map { inWords(operation, $0, $1) }, "\(round), seed 241")
    }
  }

  @Test("One product that becomes zero, or rounds up to the smallest normal number, is tiny") func tiny() {
    for (left, right) in [(1, 1), (0x0080, 0x3F7F), (0x0081, 0x3F7F), (0x007F, 0x3F81), (0, 1), (0x8000, 0x7F7F)]
      as [(UInt16, UInt16)]
    {
      for operation in FloatOperation.allCases {
        var results = [left, 0x3F80]
        var span = results.mutableSpan
        let outcome = arithmetic.perform(operation, [left, 0x3F80].span, [right, 0x3F80].span, into: &span)
        let singles = [inWords(operation, left, right), inWords(operation, 0x3F80, 0x3F80)]
        expect(results, outcome, singles, "\(operation) \(left) \(right)")
      }
    }
  }
}
