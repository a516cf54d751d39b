import ExactNumbers
import TestSupport
import Testing

@testable import SwiftListings

@Suite("Numbers in comments")
struct WrittenNumberTests {
  /// Returns whether a comment agrees with a printed line; nil if the comment is prose.
  static func agrees(_ comment: String, _ printed: String) -> Bool? {
    guard let stated = StatedValue(comment[...]), stated.isAll(of: comment[...]) else { return nil }
    return FoundValue(printed: printed).isStated(by: stated.text, isApproximate: stated.isApproximate)
  }

  @Test(
    "A number agrees if it is equal, or shows how much of the printed number it contains",
    arguments: [
      ("2.0", ["2", "2.0", "2.00", "0x2", "0b10", "2e0", "+2"]), ("2.5", ["2.50", "0x1.4p1"]),
      ("1e-05", ["0.00001", "1e-5"]),
      ("1000000", ["1e6", "1_000_000"]), ("255", ["0xFF", "0b1111_1111", "0o377"]),
      ("-0.0", ["-0.0", "-0", "\u{2212}0"]),
      ("3.141592653589793", ["3.1", "3.14", "3.141", "3.142", "3.14159265358979"]),
      ("0.3333333333333333", ["0.33", "0.333"]),
      ("2.125", ["2.12", "2.13"]), ("1234567.0", ["1.23e6", "1.2e6", "1.234567e6"]),
      ("1.4142135623730951", ["1.4142...", "1.4…", "1.4142135623730951…"]),
      ("0.30000000000000004", ["≈ 0.3", "about 0.3", "約 0.3", "0.3 (approximately)", "~0.30", "0.30000000000000004"]),
      ("-nan", ["nan", ".nan"]), ("-inf", ["-.infinity", "-∞", "-inf", "-Double.infinity"]),
      ("(x: 0.3333333333333333, y: 2)", ["(x: 0.333, y: 2)", "(0.333, 2)"]),
      ("Optional(3.14159)", ["3.14", "Optional(3.14)"]),
      ("1234", ["≈ 1200", "≈ 1000", "about 1230", "≈ 1.2e3"]), ("99.7", ["≈ 100", "≈ 99"]),
      ("1234.5", ["約1234", "ほぼ 1235"]),
      ("[0.30000000000000004, 0.5]", ["≈ [0.3, 0.5]"]), ("0.7", ["≈ 1", "≈ 0"]), ("5e-324", ["5e-324"]),
      ("[\"a\": 0.3333333333333333]", ["[\"a\": 0.33]"]), ("1...4", ["1...4"]), ("0.1", ["0.1…"]),
    ] as [(String, [String])])
  func right(_ printed: String, _ comments: [String]) {
    for comment in comments { #expect(Self.agrees(comment, printed) == true, "\(printed) // \(comment)") }
  }

  @Test(
    "Any other number differs from the printed one",
    arguments: [
      ("-0.0", ["0.0", "0"]), ("0.0", ["-0.0", "-0.05"]),
      ("3.141592653589793", ["3.2", "3.15", "3", "3.1415926535897931"]),
      ("0.3333333333333333", ["0.3", "0.34", "0.334"]),
      ("0.30000000000000004", ["0.3", "0.30", "0.300", "0.4", "≈ 0.4"]),
      ("434.99999999999994", ["435.0", "435"]), ("99.7", ["100"]), ("1234.5", ["1234", "1235"]),
      ("1.1", ["1.1000000000000001"]), ("1.5e+300", ["1.5000001e300"]), ("0.6666666666666666", ["0.667…", "0.67…"]),
      ("[0.30000000000000004, 0.5]", ["[0.3, 0.5]"]), ("[\"a\": 0.25]", ["[\"a\": 0.3]"]), ("[1.5: 2]", ["[1.4: 2]"]),
      ("3.5", ["3.51", "-3.5", "≈ 4.5"]), ("1..<4", ["1...4", "1..<5"]), ("1234567", ["1.23e6"]),
      ("100", ["101", "1"]),
      ("inf", ["-inf", "nan"]), ("[\"2.50\"]", ["[2.5]", "[\"2.5\"]"]), ("1234", ["≈ 1300", "≈ 2000"]),
      ("1234", ["1...4"]),
      ("-0.0", ["≈ 0"]),
    ] as [(String, [String])])
  func wrong(_ printed: String, _ comments: [String]) {
    for comment in comments { #expect(Self.agrees(comment, printed) == false, "\(printed) // \(comment)") }
  }

  @Test(
    "Other forms with a number are prose",
    arguments: ["3.5 m", "15 %", "1,234,567", "5 or 6", "3.5 V", "about 5 seconds", "12:30", "5th", "1/2"])
  func prose(_ comment: String) {
    #expect(Self.agrees(comment, "3.5") == nil)
  }

  @Test("A string that looks like a number is a string")
  func strings() throws {
    func record(_ kind: String, _ type: String, _ forms: String...) throws -> FoundValue {
      let digits = ([type] + forms).map { $0.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
      return try #require(FoundValue(([kind] + digits).joined(separator: " ")[...]))
    }
    let text = try record("text", "String", "2.50", "\"2.50\"")
    #expect(text.isStated(by: "\"2.50\"") && text.isStated(by: "2.50") && text.isStated(by: "String(\"2.50\")"))
    #expect(!text.isStated(by: "2.5") && !text.isStated(by: "\"2.5\""))
    let number = try record("other", "Int", "5", "5")
    #expect(number.isStated(by: "5") && number.isStated(by: "Int(5)"))
    #expect(!number.isStated(by: "\"5\"") && !number.isStated(by: "Int8(5)"))
    let money = try record("other", "Money", "2.50", "Money(cents: 250)")
    #expect(money.isStated(by: "\"2.50\"") && money.isStated(by: "2.5"))
  }

  /// The rule in exact rational numbers.
  enum Reference {
    static func power(_ exponent: Int) -> ExactRational { ExactRational("1e\(exponent)") ?? 0 }

    /// Whether `stated` times the power is the printed number, rounded or cut at it.
    static func isRoundedOrCut(_ stated: ExactRational, _ printed: ExactRational, at place: Int) -> Bool {
      let magnitude = printed < 0 ? 0 - printed : printed
      let own = stated < 0 ? 0 - stated : stated
      let difference = own < magnitude ? magnitude - own : own - magnitude
      let isCut = own <= magnitude && difference < power(place)
      return isCut || difference + difference <= power(place)
    }

    /// Returns the four digits that follow a power of ten.
    static func next(_ printed: ExactRational, after place: Int) -> String {
      let magnitude = printed < 0 ? 0 - printed : printed
      func whole(_ place: Int) -> ExactInteger { (magnitude * power(-place)).floor }
      let digits = (whole(place - 4) - whole(place) * 10_000).description
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    static func digits(_ text: String) -> Int {
      text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }.count
    }

    static func agrees(_ stated: String, _ printed: String, isApproximate: Bool) -> Bool {
      guard let own = ExactRational(stated), let found = ExactRational(printed) else { return false }
      if own == found { return found != 0 || stated.hasPrefix("-") == printed.hasPrefix("-") }
      let parts = stated.split(separator: "e")
      let fraction = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
      let place = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction
      guard own == 0 ? isApproximate : (own < 0) == (found < 0) else { return false }
      if isApproximate {
        let zeros = fraction > 0 || parts.count > 1 || own == 0 ? 0 : stated.reversed().prefix { $0 == "0" }.count
        return (0...zeros).contains { isRoundedOrCut(own, found, at: place + $0) }
      }
      guard stated.contains("."), digits(stated) >= 2, digits(stated) < digits(printed),
        !["0000", "9999"].contains(next(found, after: place))
      else { return false }
      return isRoundedOrCut(own, found, at: place)
    }
  }

  @Test(
    "The verdict matches a reference in exact arithmetic, over generated values, digits and endings",
    arguments: 1...8 as ClosedRange<UInt64>)
  func reference(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var (agreeing, differing) = (0, 0)
    for _ in 0..<400 {
      let value =
        Double.random(in: -1...1, using: &random)
        * [0.001, 1, 100, 1e6, 1e18, 1e-12][Int.random(in: 0..<6, using: &random)]
      let cut = Int.random(in: 0...4, using: &random)
      let printed = [
        value.description, Float(value).description, (value * 1000).rounded().description, "\(value.rounded() / 8)",
        "\((value * 100).rounded() / 100)",
      ][cut]
      guard let number = WrittenNumber(printed), let exact = ExactRational(printed) else { continue }
      let digits = Int.random(in: -2...17, using: &random)
      let scale = Reference.power(digits)
      let magnitude = exact < 0 ? 0 - exact : exact
      let near = (magnitude * scale).floor + ExactInteger(Int.random(in: -1...2, using: &random))
      guard near >= 0 else { continue }
      let plain = Self.text(near, digits)
      let sign = exact < 0 ? "-" : ""
      for stated in [sign + plain, sign + plain + "e0", "\(sign)\(near)e\(-digits)"] {
        guard let own = WrittenNumber(stated) else { continue }
        for isApproximate in [false, true] {
          let expected = Reference.agrees(stated, printed, isApproximate: isApproximate)
          #expect(
            own.agrees(with: number, isApproximate: isApproximate) == expected,
            "seed \(seed): \(printed) // \(isApproximate ? "≈ " : "")\(stated)")
          if expected { agreeing += 1 } else { differing += 1 }
        }
      }
    }
    #expect(agreeing > 300 && differing > 300)
  }

  /// Returns the digits of a number times a power of ten, without an exponent.
  private static func text(_ number: ExactInteger, _ digits: Int) -> String {
    let all = number.description
    guard digits > 0 else { return all + String(repeating: "0", count: -digits) }
    let padded = String(repeating: "0", count: max(0, digits + 1 - all.count)) + all
    return padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
