import ExactNumbers
import TestSupport
import Testing

@Suite("ExactRational")
struct ExactRationalTests {
  /// A fraction by its definition, in integers that cannot overflow here.
  struct Fraction {
    let numerator: Int128
    let denominator: Int128

    var exact: ExactRational {
      get throws { try ExactRational(ExactInteger(numerator), over: ExactInteger(denominator)) }
    }
  }

  static func fractions(seed: UInt64, count: Int) -> [Fraction] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let denominator = random.int128(bits: 28)
      return Fraction(numerator: random.int128(bits: 28), denominator: denominator == 0 ? 1 : denominator)
    }
  }

  @Test("Every operation is that of fractions", arguments: [3, 2026, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func operations(seed: UInt64) throws {
    let (lefts, rights) = (Self.fractions(seed: seed, count: 2_000), Self.fractions(seed: ~seed, count: 2_000))
    for (left, right) in zip(lefts, rights) {
      let comment: Comment = "\(left), \(right), seed \(seed)"
      let (a, b, c, d) = (left.numerator, left.denominator, right.numerator, right.denominator)
      let (exactLeft, exactRight) = (try left.exact, try right.exact)
      func fraction(_ numerator: Int128, _ denominator: Int128) throws -> ExactRational {
        try Fraction(numerator: numerator, denominator: denominator).exact
      }
      #expect(exactLeft + exactRight == (try fraction(a * d + c * b, b * d)), comment)
      #expect(exactLeft - exactRight == (try fraction(a * d - c * b, b * d)), comment)
      #expect(exactLeft * exactRight == (try fraction(a * c, b * d)), comment)
      if c != 0 { #expect(try exactLeft / exactRight == fraction(a * d, b * c), comment) }
      let isLess = (a * d < c * b) != ((b < 0) != (d < 0))
      #expect((exactLeft < exactRight) == (isLess && a * d != c * b), comment)
      #expect((exactLeft == exactRight) == (a * d == c * b), comment)
      #expect(-exactLeft == (try fraction(-a, b)), comment)
      #expect(exactLeft.isNegative == (a != 0 && (a < 0) != (b < 0)), comment)
      #expect(exactLeft.magnitude == (try fraction(Int128(a.magnitude), Int128(b.magnitude))), comment)
    }
  }

  @Test("A number has one form, in lowest terms with a positive denominator")
  func oneForm() throws {
    let half = try ExactRational(1, over: 2)
    for (numerator, denominator) in [(-3, -6), (2, 4), (500, 1_000)] as [(ExactInteger, ExactInteger)] {
      let same = try ExactRational(numerator, over: denominator)
      #expect(same == half && same.hashValue == half.hashValue)
      #expect(same.numerator == 1 && same.denominator == 2)
    }
    let negative = try ExactRational(6, over: -4)
    #expect(negative.numerator == -3 && negative.denominator == 2)
    #expect(try ExactRational(0, over: -7) == 0 && ExactRational(0, over: -7).denominator == 1)
    #expect(Set([half, -half, half + half, 1, 2 * half]).count == 3)
  }

  @Test("Dividing by zero throws")
  func divisionByZero() {
    #expect(throws: DivisionByZero()) { try ExactRational(1, over: 0) }
    #expect(throws: DivisionByZero()) { try ExactRational(0, over: 0) }
    #expect(throws: DivisionByZero()) { try ExactRational(5) / 0 }
    #expect(DivisionByZero().description == "a number cannot be divided by zero")
  }

  @Test("Powers of two double and halve")
  func powersOfTwo() {
    var (power, inverse): (ExactRational, ExactRational) = (1, 1)
    for exponent in 0...300 {
      #expect(ExactRational.powerOfTwo(exponent) == power)
      #expect(ExactRational.powerOfTwo(-exponent) == inverse && inverse * power == 1)
      #expect((power * 3).scaled(byPowerOfTwo: -2 * exponent) == inverse * 3)
      power += power
      inverse = inverse.scaled(byPowerOfTwo: -1)
    }
  }

  @Test("A changed copy does not change the original")
  func copies() throws {
    let original = try ExactRational(-7, over: 3)
    var copy = original
    copy += 1
    copy *= copy
    copy -= copy
    #expect(copy == 0 && original.description == "-7/3")
  }

  @Test("Integers become fractions and return unchanged")
  func integers() throws {
    let large: ExactRational = 340_282_366_920_938_463_463_374_607_431_768_211_457
    #expect(ExactInteger(exactly: large) == ExactInteger.powerOfTwo(128) + 1)
    #expect(ExactRational(exactly: -12 as Int8) == -12)
    #expect(ExactInteger(exactly: try ExactRational(1, over: 2)) == nil)
  }

  @Test("A double is truncated toward zero")
  func doubles() throws {
    #expect(Double(truncating: try ExactRational(-13, over: 4)) == -3.25)
    #expect(Double(truncating: try ExactRational(2, over: 3)) == 0x1.5555555555555p-1)
    #expect(Double(truncating: try ExactRational(-2, over: 3)) == -0x1.5555555555555p-1)
  }

  @Test("The largest size is possible, and a larger one stops the program")
  func bounds() async {
    let largest = ExactRational.powerOfTwo(1 - ExactInteger.maximumBitWidth)
    #expect(largest.denominator == .powerOfTwo(ExactInteger.maximumBitWidth - 1))
    await #expect(processExitsWith: .failure) {
      _ = ExactRational.powerOfTwo(1 - ExactInteger.maximumBitWidth) * ExactRational.powerOfTwo(-1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ExactRational.powerOfTwo(-ExactInteger.maximumBitWidth)
    }
    await #expect(processExitsWith: .failure) {
      _ = ExactRational(1).scaled(byPowerOfTwo: .min)
    }
  }
}
