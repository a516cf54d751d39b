import ExactNumbers
import TestSupport
import Testing

@Suite("ExactInteger of any size")
struct ExactIntegerTests {
  @Test func readsLiteralsOfAnyLength() {
    let literals: [ExactInteger] = [
      0, -1, 9_223_372_036_854_775_807, -9_223_372_036_854_775_808, 9_223_372_036_854_775_808,
      -9_223_372_036_854_775_809, 18_446_744_073_709_551_616, -340_282_366_920_938_463_463_374_607_431_768_211_457,
    ]
    let texts = [
      "0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
      "-9223372036854775809", "18446744073709551616", "-340282366920938463463374607431768211457",
    ]
    #expect(literals.map(\.description) == texts)
  }

  /// The reference doubles a decimal text digit by digit.
  @Test func powersOfTwoDouble() {
    var digits = [1]
    for exponent in 0...700 {
      let text = digits.reversed().map(String.init).joined()
      #expect(ExactInteger.powerOfTwo(exponent).description == text)
      var carry = 0
      for index in digits.indices {
        (carry, digits[index]) = (digits[index] * 2 + carry).quotientAndRemainder(dividingBy: 10)
      }
      if carry > 0 { digits.append(carry) }
    }
  }

  @Test(arguments: [7, 77, 777] as [UInt64])
  func obeysTheLawsOfARing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let texts = (0..<3).map { _ in random.decimal(digits: .random(in: 1...150, using: &random)) }
      let comment: Comment = "\(texts), seed \(seed)"
      let a = try #require(ExactInteger(texts[0]), comment)
      let b = try #require(ExactInteger(texts[1]), comment)
      let c = try #require(ExactInteger(texts[2]), comment)
      #expect([a, b, c].map(\.description) == texts, comment)
      #expect((a + b) - b == a, comment)
      #expect((a * b) * c == a * (b * c), comment)
      #expect(a * (b + c) == a * b + a * c, comment)
      #expect((a + b) * (a - b) == a * a - b * b, comment)
      #expect((a < b) == (a - b).isNegative, comment)
      #expect(-(-a) == a && -a + a == 0 && (-a).magnitude == a.magnitude, comment)
      #expect(Set([a, a + b - b, 1 * a, -(-a)]).count == 1, comment)
    }
  }

  @Test(arguments: [5, .powerOfTwo(63), -.powerOfTwo(200)] as [ExactInteger])
  func copiesDoNotAlias(original: ExactInteger) {
    let text = original.description
    var copy = original
    copy += 1
    copy *= copy
    copy -= copy
    copy.negate()
    #expect(copy == 0)
    #expect(original.description == text)
  }

  @Test func oneRepresentationANumber() {
    let limit = ExactInteger.powerOfTwo(63)
    #expect(Int(exactly: -limit) == .min)
    #expect(Int(exactly: limit - 1) == .max)
    #expect(Int(exactly: limit) == nil)
    #expect(-(-limit) == limit && -limit == ExactInteger(Int.min))
    #expect(ExactInteger.powerOfTwo(500) * 0 == 0)
  }

  @Test(arguments: [
    "", "+", "-", "--1", "+-1", " 1", "1 ", "1_000", "1,000", "0x10", "1e3", "1.0", "１", "٣", "1\u{301}",
  ])
  func readsNothingElse(text: String) {
    #expect(ExactInteger(text) == nil)
  }

  @Test func readsSignsZerosAndTheLongestText() {
    #expect(ExactInteger("-0") == 0 && ExactInteger("+7") == 7 && ExactInteger("-007") == -7)
    #expect(ExactInteger("+" + String(repeating: "0", count: 30) + "18446744073709551616") == .powerOfTwo(64))
    let longest = "-" + String(repeating: "9", count: ExactInteger.maximumDigits)
    #expect(ExactInteger(longest)?.description == longest)
    #expect(ExactInteger(longest + "9") == nil)
    #expect(ExactInteger("1\0") == nil)
  }

  @Test func reachesTheLargestSize() {
    let largest = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth - 1)
    #expect(largest + (largest - 1) - largest == largest - 1)
  }

  @Test func stopsBeyondTheLargestSize() async {
    await #expect(processExitsWith: .failure) {
      let largest = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth - 1)
      _ = largest + largest
    }
    await #expect(processExitsWith: .failure) {
      _ = ExactInteger.powerOfTwo(ExactInteger.maximumBitWidth)
    }
  }
}
