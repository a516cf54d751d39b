import ExactNumbers
import TestSupport
import Testing

@Suite("The text of an ExactRational")
struct ExactRationalTextTests {
  @Test(
    "Decimals and fractions are read exactly",
    arguments: [
      ("0.1", 1, 10), ("-3.25", -13, 4), ("1/8", 1, 8), ("-6/4", -3, 2), ("+2.50", 5, 2), ("7", 7, 1), ("-0", 0, 1),
      ("-0.0", 0, 1), ("007.0", 7, 1), ("0/5", 0, 1), ("+1/3", 1, 3), ("10.010", 1001, 100),
    ] as [(String, ExactInteger, ExactInteger)])
  func reads(text: String, numerator: ExactInteger, denominator: ExactInteger) throws {
    #expect(ExactRational(text) == (try ExactRational(numerator, over: denominator)))
  }

  @Test(
    "Other texts are not read",
    arguments: [
      "", "+", "-", ".", "/", ".5", "5.", "-.5", "1.-5", "1.+5", "1.2.3", "1/0", "1/-8", "1/+8", "1/", "/8", "1/2/3",
      "0.1/2", "1/0.2", " 1", "1 ", "1_0", "1,5", "0x1", "inf", "nan", "１", "1\u{301}", "--1", "1\0",
    ])
  func readsNothingElse(text: String) {
    #expect(ExactRational(text) == nil)
  }

  @Test("A text with the largest number of digits is read")
  func length() {
    let nines = String(repeating: "9", count: ExactInteger.maximumDigits - 1)
    #expect(ExactRational("-1.\(nines)")?.description == "-1.\(nines)")
    #expect(ExactRational("1.\(nines)9") == nil)
    #expect(ExactRational("1/\(nines)9") != nil)
    #expect(ExactRational("1/\(nines)99") == nil)
  }

  @Test(
    "A number is written in decimal if that ends, otherwise as a fraction",
    arguments: [
      (1, 10, "0.1"), (-13, 4, "-3.25"), (5, 8, "0.625"), (6, 1, "6"), (1, 3, "1/3"), (-14, 6, "-7/3"), (0, 1, "0"),
      (1, 40, "0.025"), (-1, 1000, "-0.001"), (100, 1, "100"), (1, 6, "1/6"), (1, 1_024, "0.0009765625"),
      (1, 3_125, "0.00032"), (3, 3_000, "0.001"), (12_345, 100, "123.45"),
    ] as [(ExactInteger, ExactInteger, String)])
  func writes(numerator: ExactInteger, denominator: ExactInteger, text: String) throws {
    #expect(try ExactRational(numerator, over: denominator).description == text)
  }

  @Test("The decimal places are counted", arguments: [("1/8", 3), ("1/5", 1), ("1/250", 3), ("4", 0), ("1/3", nil)])
  func places(text: String, count: Int?) throws {
    #expect(try #require(ExactRational(text)).decimalPlaces == count)
  }

  @Test("A written number is read back", arguments: [9, 99] as [UInt64])
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let comment: Comment = "seed \(seed)"
      let numerator = try #require(ExactInteger(random.decimal(digits: .random(in: 1...40, using: &random))), comment)
      let power = ExactRational.powerOfTwo(.random(in: -70...70, using: &random))
      for number in [ExactRational(numerator) * power, try ExactRational(numerator, over: 37)] {
        #expect(ExactRational(number.description) == number, "\(number), seed \(seed)")
      }
    }
  }

  @Test("A decimal may be longer than an exact integer")
  func longDecimal() {
    let text = ExactRational.powerOfTwo(-6_000_000).description
    #expect(text.utf8.count == 6_000_002 && text.hasPrefix("0.000") && text.hasSuffix("5"))
  }
}
