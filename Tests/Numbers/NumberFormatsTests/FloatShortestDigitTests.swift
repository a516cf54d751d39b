import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// The shortest decimals in words of 64 bits, compared with the definition in exact numbers.
@Suite("The shortest decimal in words") struct FloatShortestDigitTests {
  /// The formats of the fast path, with all codes up to 16 bits.
  static let samples =
    SampleFormat.named(upTo: 16) + SampleFormat.p3109(3...6) + SampleFormat.someP3109 + SampleFormat.odd

  private func expectSame(_ code: FloatFormat.Code, _ format: FloatFormat, _ name: String) -> Bool {
    let (fast, exact) = (format.shortestDecimal(of: code), format.exactShortestDecimal(of: code))
    guard fast == exact else { return false }
    let text = format.shortestDecimalText(of: code)
    var bytes: [UInt8] = [1]
    format.appendShortestDecimal(of: code, to: &bytes)
    guard bytes == [1] + Array(text.utf8) else { return false }
    return exact.map { ExactRational(text) == $0 && text.hasPrefix("-") == format.isNegative(code) }
      ?? (text == format.value(of: code).description)
  }

  @Test("Every code of up to 16 bits has the shortest decimal of the definition", arguments: samples) func small(
    sample: SampleFormat
  ) {
    let wrong = Exhaustive.indices(Int(sample.format.largestCode) + 1, part: 100, seed: 220).filter {
      !expectSame(FloatFormat.Code($0), sample.format, sample.name)
    }
    #expect(wrong == [])
  }

  @Test(
    "Random codes of wider formats have the shortest decimal of the definition",
    arguments: SampleFormat.named(upTo: 64).filter { $0.format.bits > 16 }) func wide(sample: SampleFormat)
  {
    let format = sample.format
    var random = SplitMix64(seed: 221)
    let (arithmetic, hidden) = (
      FloatArithmetic(format), (1 as FloatFormat.Code) << FloatFormat.Code(format.fractionBits)
    )
    for round in 0..<Exhaustive.count(60_000, part: 1_000) {
      let bits = FloatFormat.Code(random.next())
      let code: FloatFormat.Code =
        switch round % 5 {
        case 0, 1: bits & format.largestCode
        // Subnormal numbers, of any number of bits.
        case 2: bits & (hidden - 1) >> FloatFormat.Code(random.next() % UInt64(format.fractionBits))
        // Powers of two and their neighbors, which have unequal distances.
        case 3: (bits & format.largestMagnitude & ~(hidden - 1)) ^ FloatFormat.Code(random.next() % 3)
        // Decimals of few digits.
        default:
          arithmetic.round(
            ExactRational(ExactInteger(Int(random.next() % 10_000))).scaled(byPowerOfTen: Int(random.next() % 30) - 15)
          ).code ?? 0
        }
      #expect(expectSame(code, format, sample.name), "\(code), seed 221")
    }
    for code in [0, 1, 2, format.largestFiniteCode, format.largestFiniteCode - 1, format.signBit, format.signBit | 1] {
      #expect(expectSame(code, format, sample.name), "\(code)")
    }
  }

  @Test(
    "Texts have no exponent from 0.0001 to below 10 000 000 000 000 000",
    arguments: [
      ("0.0001", 1e-4), ("1e-5", 1e-5), ("9.999e-5", 9.999e-5), ("1e16", 1e16), ("1000000000000000", 1e15),
      ("1.5e-7", 1.5e-7), ("0.1", 0.1), ("-2.5", -2.5), ("1500", 1500), ("5e-324", .leastNonzeroMagnitude),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("12.375", 12.375), ("-0", -0.0), ("inf", .infinity),
      ("-inf", -.infinity), ("nan", .nan), ("1.2345678901234566e17", 1.2345678901234566e17),
    ] as [(String, Double)]) func texts(text: String, number: Double)
  { #expect(FloatFormat.binary64.shortestDecimalText(of: number.code) == text) }
}
