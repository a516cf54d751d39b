import ExactNumbers
import TestSupport
import Testing

@Suite("The nearest integers and the powers of an ExactRational")
struct ExactRationalRoundingTests {
  @Test("Every fraction of small numbers is rounded by the definition")
  func smallFractions() throws {
    for numerator in -60...60 {
      for denominator in 1...12 {
        let number = try ExactRational(ExactInteger(numerator), over: ExactInteger(denominator))
        let comment: Comment = "\(numerator)/\(denominator)"
        let low = try #require((-61...61).last { $0 * denominator <= numerator })
        let high = try #require((-61...61).first { $0 * denominator >= numerator })
        let (below, above) = (numerator - low * denominator, high * denominator - numerator)
        let even = low.isMultiple(of: 2) ? low : high
        #expect(number.floor == ExactInteger(low), comment)
        #expect(number.ceiling == ExactInteger(high), comment)
        #expect(number.roundedTowardZero == ExactInteger(numerator < 0 ? high : low), comment)
        let nearest = below == above ? even : below < above ? low : high
        #expect(number.roundedToNearestOrEven == ExactInteger(nearest), comment)
      }
    }
  }

  @Test("Rounded large numbers are neighbors of the exact one", arguments: [14, 114] as [UInt64])
  func neighbors(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in random.decimal(digits: .random(in: 1...60, using: &random)) }
      let comment: Comment = "\(texts), seed \(seed)"
      let numerator = try #require(ExactInteger(texts[0]), comment)
      let number = try ExactRational(numerator, over: try #require(ExactInteger(texts[1]), comment))
      let (floor, ceiling) = (ExactRational(number.floor), ExactRational(number.ceiling))
      #expect(floor <= number && number < floor + 1, comment)
      #expect(ceiling - 1 < number && number <= ceiling, comment)
      #expect(number.roundedTowardZero == (number.isNegative ? number.ceiling : number.floor), comment)
      let error = (ExactRational(number.roundedToNearestOrEven) - number).magnitude
      #expect(error + error <= 1, comment)
    }
  }

  @Test("Half of the largest number is rounded within the bounds")
  func largest() throws {
    let largest = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth - 1)
    #expect(try ExactRational(1 - largest - largest, over: 2).roundedToNearestOrEven == -largest)
    #expect(ExactRational.powerOfTwo(1 - ExactInteger.maximumBitWidth).roundedToNearestOrEven == 0)
  }

  @Test("A power is a repeated product or quotient", arguments: ["2/3", "-5/7", "-1", "10", "1/16"])
  func powers(text: String) throws {
    let base = try #require(ExactRational(text))
    var (power, inverse): (ExactRational, ExactRational) = (1, 1)
    for exponent in 0...40 {
      #expect(try base.raised(toPower: exponent) == power)
      #expect(try base.raised(toPower: -exponent) == inverse)
      #expect(try base.raised(toPower: -exponent).hashValue == inverse.hashValue)
      power *= base
      inverse = try inverse / base
    }
  }

  @Test("Zero has only powers that are not negative, and one has all powers")
  func zeroAndOne() throws {
    #expect(try (0 as ExactRational).raised(toPower: 0) == 1)
    #expect(try (0 as ExactRational).raised(toPower: .max) == 0)
    #expect(throws: DivisionByZero()) { try (0 as ExactRational).raised(toPower: -1) }
    #expect(throws: DivisionByZero()) { try (0 as ExactRational).raised(toPower: .min) }
    #expect(try (-1 as ExactRational).raised(toPower: .min) == 1)
  }
}
