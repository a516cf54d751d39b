import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Properties of floating-point arithmetic")
struct FloatPropertyTests {
  @Test(
    "A code returns unchanged from a wider format", arguments: SampleFormat.named(upTo: 16) + SampleFormat.someP3109)
  func wideningAndBack(sample: SampleFormat) {
    let arithmetic = FloatArithmetic(sample.format)
    for wide in [FloatArithmetic(.binary64), FloatArithmetic(.binary128)] {
      let codes = Exhaustive.indices(Int(sample.format.largestCode) + 1, part: 300, seed: 20)
      let different = codes.filter { code in
        let there = wide.convert(FloatFormat.Code(code), from: arithmetic)
        guard let widened = there.code else { return true }
        let back = arithmetic.convert(widened, from: wide)
        let isSame =
          sample.format.value(of: FloatFormat.Code(code)) == .nan
          ? back.code == sample.format.nan : back == FloatResult(code: FloatFormat.Code(code))
        return !isSame
      }
      #expect(different == [])
    }
  }

  /// In a format with two more bits of precision and a wider exponent, `.odd` preserves all that the second rounding
  /// needs.
  @Test(
    "Rounding to odd in between changes no result, and rounding to the nearest does", arguments: FloatOperation.allCases
  )
  func roundingToOdd(operation: FloatOperation) throws {
    let between = FloatArithmetic(try FloatFormat(exponentBits: 6, fractionBits: 5))
    let (e4m3, source) = (FloatArithmetic(.e4m3), FloatArithmetic(.e4m3))
    var (differentByOdd, differentByNearest) = (0, 0)
    for pair in Exhaustive.indices(65_536, part: 6_000, seed: 21) {
      let operands = [pair / 256, pair % 256].map { FloatFormat.Code($0) }
      let wide = operands.compactMap { between.convert($0, from: source).code }
      let once = e4m3(operation, operands[0], operands[1]).code
      func twice(_ rounding: Rounding) -> FloatFormat.Code? {
        between(operation, wide[0], wide[1], rounding: rounding).code.flatMap { e4m3.convert($0, from: between).code }
      }
      if twice(.odd) != once { differentByOdd += 1 }
      if twice(.nearestEven) != once { differentByNearest += 1 }
    }
    #expect(differentByOdd == 0)
    // A remainder needs no more bits than its operands have.
    #expect((differentByNearest > 0) == (operation != .remainder))
  }

  @Test(
    "Doubles in arrays are rounded like their exact values",
    arguments: Rounding.deterministic + [.stochastic(1 << 31)])
  func doublesInBulk(rounding: Rounding) throws {
    let wide = try FloatFormat(exponentBits: 3, fractionBits: 60)
    let unsigned = try FloatFormat(hasSign: false, exponentBits: 4, fractionBits: 60)
    var random = SplitMix64(seed: 22)
    let doubles = (0..<300).flatMap { _ -> [Double] in
      let double = Double.random(&random)
      let near = Double(sign: double.sign, exponent: Int(random.next() % 60) - 30, significand: double.significand)
      return [double, near]
    }
    for format in [FloatFormat.float5, .e4m3fn, .e5m2fnuz, .e8m0fnu, .binary16, .binary32, wide, unsigned] {
      let arithmetic = FloatArithmetic(format)
      let source = FloatArithmetic(.binary64)
      let all = doubles + Double.specials
      let (codes, outcome) = arithmetic.encode(all, as: UInt64.self, rounding: rounding)
      try #require(codes.count == all.count)
      for (index, double) in all.enumerated() {
        let code = outcome.placesWithoutCode.contains(index) ? nil : FloatFormat.Code(codes[index])
        #expect(code == arithmetic.convert(double.code, from: source, rounding: rounding).code, "\(double)")
        if let exact = ExactRational(exactly: double), exact != 0 {
          #expect(code == arithmetic.round(exact, rounding: rounding).code, "\(double)")
        }
      }
    }
  }

  @Test("A table contains the results of the operations", arguments: FloatOperation.allCases)
  func tables(operation: FloatOperation) {
    for (format, rounding) in [
      (FloatFormat.e4m3, Rounding.nearestEven), (.float5, .down), (.e8m0fnu, .odd), (.e2m1fn, .up),
    ] {
      let arithmetic = FloatArithmetic(format)
      let table = FloatOperationTable(operation, of: arithmetic, rounding: rounding)
      let codes = Int(format.largestCode) + 1
      let different = Exhaustive.indices(codes * codes, part: 2_000, seed: 23).filter { pair in
        let (left, right) = (FloatFormat.Code(pair / codes), FloatFormat.Code(pair % codes))
        return table[left, right] != arithmetic(operation, left, right, rounding: rounding)
      }
      #expect(different == [])
    }
  }

  @Test("The text of a number is the exact decimal", arguments: SampleFormat.named(upTo: 128))
  func text(sample: SampleFormat) {
    var random = SplitMix64(seed: 24)
    let format = sample.format
    let codes = (0..<300).map { _ in (UInt128(random.next()) << 64 | UInt128(random.next())) & format.largestCode }
    for code in codes + (0...300).filter({ $0 <= format.largestCode }) + [format.largestFiniteCode] {
      guard let number = format.value(of: code).number else { continue }
      #expect(number.description == (number.isZero && number.isNegative ? "-0" : number.exact.description))
    }
  }
}
