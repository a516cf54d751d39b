import ExactNumbers
import TestSupport
import Testing

@Suite("The division of exact integers")
struct ExactIntegerDivisionTests {
  @Test("Division is that of Int128 around every change of representation")
  func boundaries() throws {
    let numbers = ExactIntegerAgainstInt128Tests.boundaries
    for dividend in numbers {
      for divisor in numbers {
        try expectAgreement(dividend, divisor, "")
      }
    }
  }

  @Test("Division of random numbers is that of Int128", arguments: [4, 2026, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func randomNumbers(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      try expectAgreement(random.int128(bits: 126), random.int128(bits: 126), "seed \(seed)")
    }
  }

  private func expectAgreement(_ dividend: Int128, _ divisor: Int128, _ note: String) throws {
    let comment: Comment = "\(dividend), \(divisor) \(note)"
    let (exactDividend, exactDivisor) = (ExactInteger(dividend), ExactInteger(divisor))
    var (left, right) = (dividend.magnitude, divisor.magnitude)
    while right != 0 { (left, right) = (right, left % right) }
    #expect(ExactInteger.greatestCommonDivisor(exactDividend, exactDivisor) == ExactInteger(left), comment)
    guard divisor != 0 else { return }

    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    let truncated = try exactDividend.quotientAndRemainder(dividingBy: exactDivisor)
    #expect(truncated == (ExactInteger(quotient), ExactInteger(remainder)), comment)

    let isDifferent = remainder != 0 && (remainder < 0) != (divisor < 0)
    let floored = try exactDividend.flooredQuotientAndRemainder(dividingBy: exactDivisor)
    #expect(floored.quotient == ExactInteger(isDifferent ? quotient - 1 : quotient), comment)
    #expect(floored.remainder == ExactInteger(isDifferent ? remainder + divisor : remainder), comment)
  }

  @Test(
    "The quotient times the divisor plus the remainder is the dividend, at any size",
    arguments: [5, 55, 555] as [UInt64])
  func identities(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let texts = (0..<2).map { _ in random.decimal(digits: .random(in: 1...120, using: &random)) }
      let comment: Comment = "\(texts), seed \(seed)"
      let dividend = try #require(ExactInteger(texts[0]), comment)
      let divisor = try #require(ExactInteger(texts[1]), comment)

      let (quotient, remainder) = try dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == dividend, comment)
      #expect(remainder.magnitude < divisor.magnitude, comment)
      #expect(remainder == 0 || remainder.isNegative == dividend.isNegative, comment)

      let floored = try dividend.flooredQuotientAndRemainder(dividingBy: divisor)
      #expect(floored.quotient * divisor + floored.remainder == dividend, comment)
      #expect(floored.remainder.magnitude < divisor.magnitude, comment)
      #expect(floored.remainder == 0 || floored.remainder.isNegative == divisor.isNegative, comment)

      let exact = try (dividend * divisor).quotientAndRemainder(dividingBy: divisor)
      #expect(exact == (dividend, 0), comment)

      let common = ExactInteger.greatestCommonDivisor(dividend, divisor)
      #expect(try dividend.quotientAndRemainder(dividingBy: common).remainder == 0, comment)
      #expect(try divisor.quotientAndRemainder(dividingBy: common).remainder == 0, comment)
      #expect(
        ExactInteger.greatestCommonDivisor(dividend * quotient, divisor * quotient) == common * quotient.magnitude,
        comment)
    }
  }

  @Test("The smallest Int divided by -1 does not fit Int")
  func leavingInt() throws {
    let (quotient, remainder) = try ExactInteger(Int.min).quotientAndRemainder(dividingBy: -1)
    #expect(quotient == .powerOfTwo(63) && remainder == 0)
  }

  @Test("Dividing by zero throws", arguments: [0, -7, .powerOfTwo(90)] as [ExactInteger])
  func zero(dividend: ExactInteger) {
    #expect(throws: DivisionByZero()) { try dividend.quotientAndRemainder(dividingBy: 0) }
    #expect(throws: DivisionByZero()) { try dividend.flooredQuotientAndRemainder(dividingBy: 0) }
  }
}
