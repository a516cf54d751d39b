import ExactNumbers
import TestSupport
import Testing

@Suite("The scientific text of an ExactRational")
struct ExactRationalScientificTextTests {
  @Test(
    "A text with an exponent is read exactly",
    arguments: [
      ("6.02e23", "602000000000000000000000"), ("1E-7", "0.0000001"), ("-2.5e+3", "-2500"), ("12.5e-1", "1.25"),
      ("12.5e0", "12.5"), ("+7e1", "70"), ("0e5", "0"), ("-0.0e-5", "0"), ("1e0002", "100"), ("007e-2", "0.07"),
    ])
  func reads(text: String, plain: String) throws {
    #expect(try #require(ExactRational(text)).description == plain)
  }

  @Test(
    "Other texts are not read",
    arguments: [
      "e", "e5", "1e", "1e+", "1e-", "1e 5", "1 e5", ".5e1", "5.e1", "1e1.5", "1e1e1", "1e--1", "1e0x1", "1/2e3",
      "1e3/2",
      "1e_1", "1e１", "1e1\u{301}", "1e\u{301}1", "1x5", "1d5", "1D5", "1e99999999999999999999",
      "1e-99999999999999999999", "1%5",
    ])
  func readsNothingElse(text: String) {
    #expect(ExactRational(text) == nil)
  }

  @Test(
    "The digits of a number without an exponent are limited",
    arguments: [
      ("1e4", 5), ("1e-4", 5), ("12.34e2", 4), ("12.34e1", 4), ("12.34e5", 7), ("12.34e-1", 4), ("12.34e-2", 5),
      ("12.34e-5", 8), ("0e3", 4), ("00.5", 3), ("-1.5", 2), ("1234/56", 4), ("1/1000", 4), ("1e0000001", 2),
    ])
  func bounds(text: String, digits: Int) {
    #expect(ExactRational(text, maximumDigits: digits) != nil)
    #expect(ExactRational(text, maximumDigits: digits - 1) == nil)
    #expect(ExactRational(text, maximumDigits: .max) == ExactRational(text))
    #expect(ExactRational(text, maximumDigits: .min) == nil)
  }

  @Test("An exponent has up to the largest number of digits, and is read back")
  func largestExponents() throws {
    for (text, beyond) in [("1e9999", "1e10000"), ("1e-9999", "1e-10000"), ("1.5e9999", "15e9999")] {
      let number = try #require(ExactRational(text))
      #expect(number.scientificDescription == text)
      #expect(number.description.utf8.count { $0 != UInt8(ascii: ".") } == ExactInteger.maximumDigits)
      #expect(ExactRational(number.description) == number)
      #expect(ExactRational(beyond) == nil)
      #expect(ExactRational(beyond, maximumDigits: .max) == nil)
    }
  }

  @Test(
    "A number is written with one digit before the point and no needless zeros, unless its decimal never ends",
    arguments: [
      ("0.0625", "6.25e-2"), ("0", "0e0"), ("1", "1e0"), ("-1", "-1e0"), ("10", "1e1"), ("-1500", "-1.5e3"),
      ("0.1", "1e-1"), ("123.456", "1.23456e2"), ("100200", "1.002e5"), ("-0.00320", "-3.2e-3"),
      ("1/1024", "9.765625e-4"),
      ("1/3", nil), ("-7/6", nil),
    ] as [(String, String?)])
  func writes(text: String, scientific: String?) throws {
    #expect(try #require(ExactRational(text)).scientificDescription == scientific)
  }

  @Test(
    "A number is rounded to significant digits, ties to the even digit",
    arguments: [
      ("1/3", 3, "3.33e-1"), ("2/3", 3, "6.67e-1"), ("-2/3", 1, "-7e-1"), ("0.5", 3, "5.00e-1"), ("0", 3, "0.00e0"),
      ("0", 1, "0e0"), ("2.5", 1, "2e0"), ("3.5", 1, "4e0"), ("2.51", 1, "3e0"), ("-0.125", 2, "-1.2e-1"),
      ("9.996", 3, "1.00e1"), ("9.994", 3, "9.99e0"), ("9.95", 2, "1.0e1"), ("9.5", 1, "1e1"), ("8.5", 1, "8e0"),
      ("99999", 5, "9.9999e4"), ("99999", 4, "1.000e5"), ("1e-50", 2, "1.0e-50"), ("1e50", 2, "1.0e50"),
      ("0.0999", 2, "1.0e-1"), ("1/7", 20, "1.4285714285714285714e-1"),
    ])
  func rounds(text: String, digits: Int, scientific: String) throws {
    #expect(try #require(ExactRational(text)).scientificDescription(significantDigits: digits) == scientific)
  }

  @Test("A written number is read back, and a rounded one is as near as possible", arguments: [17, 117] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let comment: Comment = "seed \(seed)"
      let numerator = try #require(ExactInteger(random.decimal(digits: .random(in: 1...40, using: &random))), comment)
      let power = ExactRational.powerOfTwo(.random(in: -150...150, using: &random))
      let number = ExactRational(numerator) * power
      #expect(number.scientificDescription.flatMap { ExactRational($0) } == number, "\(number), seed \(seed)")

      let third = try number / 3
      let count = Int.random(in: 1...30, using: &random)
      let text = third.scientificDescription(significantDigits: count)
      let rounded = try #require(ExactRational(text))
      let exponent = try #require(text.split(separator: "e").last.flatMap { Int($0) })
      let unit = try (10 as ExactRational).raised(toPower: exponent + 1 - count)
      #expect((rounded - third).magnitude * 2 <= unit, "\(third), \(count) digits, seed \(seed)")
      #expect(text.filter(\.isNumber).count == count + String(exponent.magnitude).count, comment)
      #expect(rounded.magnitude >= unit, comment)
    }
  }

  @Test("Powers of ten and their neighbors have the right exponent")
  func powersOfTen() throws {
    let tiny = ExactRational.powerOfTwo(-400)
    for exponent in -60...60 {
      let power = try (10 as ExactRational).raised(toPower: exponent)
      #expect(power.scientificDescription == "1e\(exponent)")
      #expect(power.scientificDescription(significantDigits: 2) == "1.0e\(exponent)")
      #expect((power + tiny).scientificDescription(significantDigits: 2) == "1.0e\(exponent)")
      #expect((power - tiny).scientificDescription(significantDigits: 2) == "1.0e\(exponent)")
      let below = power * ExactRational.powerOfTwo(-10) * 1023
      #expect(below.scientificDescription(significantDigits: 3) == "9.99e\(exponent - 1)")
    }
  }

  @Test("A number of the largest size has a scientific text")
  func largest() {
    let number = ExactRational.powerOfTwo(1 - ExactInteger.maximumBitWidth)
    // From logarithms: (2^24 - 1) log10(2) = 5050444.95870368….
    #expect(number.scientificDescription(significantDigits: 3) == "1.10e-5050445")
  }
}
