import Results
import SourceText
import TestSupport
import Testing

@Suite("decimal.sum")
struct DecimalSumTests {
  @Test("0.1 added ten times is 1 in decimal, and not in binary")
  func tenths() async throws {
    let table = try await table("decimal.sum", "{term: 0.1, count: 10, formats: [decimal64, binary64, binary32]}")
    #expect(table.ids == ["step", "term", "exact", "decimal64", "binary64", "binary32"])
    #expect(table.column("decimal64") == table.column("exact"))
    #expect(table.column("exact").last == "1")
    var (double, single): (Double, Float) = (0, 0)
    for row in table.rows {
      double += 0.1
      single += 0.1
      #expect(Double(row[4].text(.english)) == double && Float(row[5].text(.english)) == single)
    }
    #expect(table.lines()[2] == "3|0.1|0.3|0.3|0.30000000000000004|0.30000001192092896")
    #expect(table.lines().last == "10|0.1|1|1|0.99999999999999989|1.0000001192092896")
  }

  @Test("Prices have their cents in decimal while the digits suffice")
  func prices() async throws {
    var random = SplitMix64(seed: 8)
    let cents = (0..<60).map { _ in Int.random(in: 1...99_999, using: &random) }
    let values = cents.map { "\($0)e-2" }.joined(separator: ", ")
    let table = try await table("decimal.sum", "{values: [\(values)], formats: [decimal32, digits3]}")
    var (sum, short) = (0, 0)
    for (row, price) in zip(table.rows, cents) {
      sum += price
      short = Self.toThreeDigits(short + Self.toThreeDigits(price))
      let found = row.dropFirst(2).map { Double($0.text(.english)).map { ($0 * 100).rounded() } }
      #expect(found == [Double(sum), Double(sum), Double(short)], "seed 8, \(price)")
    }
  }

  /// Returns an integer rounded to three digits; the even one of two that are equally near.
  private static func toThreeDigits(_ number: Int) -> Int {
    var unit = 1
    while number / unit >= 1_000 { unit *= 10 }
    let (kept, rest) = number.quotientAndRemainder(dividingBy: unit)
    return (2 * rest > unit || 2 * rest == unit && kept % 2 == 1 ? kept + 1 : kept) * unit
  }

  @Test("Infinities and zero sums are unchanged")
  func ends() async throws {
    let table = try await table(
      "decimal.sum", "{values: [9e96, 9e96, -9e99, 1], formats: [decimal32, binary32, float5, e2m1fn]}")
    #expect(table.column("decimal32").suffix(3) == ["inf", "nan", "nan"])
    #expect(table.column("binary32") == ["inf", "inf", "nan", "nan"])
    #expect(table.column("float5") == ["inf", "inf", "none", "none"])
    #expect(table.column("e2m1fn") == ["6", "6", "0", "1"])
  }

  @Test("Fractions are added exactly, and titles follow the language")
  func fractions() async throws {
    let table = try await table("decimal.sum", "{values: [1/3, 1/6], formats: digits2, digits: 1}")
    #expect(table.lines() == ["1|1/3|1/3|0.3", "2|1/6|0.5|0.5"])
    #expect(table.columns.map(\.title.ja) == ["回", "足す数", "正確な和", "10進2桁"])
    #expect(table.columns[3].title.en == "2 decimal digits")
    let short = try await NumberExperimentsTests.table("decimal.sum", "{values: [0.5], formats: digits1}")
    #expect(short.columns[3].title.en == "1 decimal digit")
  }

  static let help = "Write `values`, or `term` and `count`."

  @Test(
    "Wrong sums are refused",
    arguments: [
      RejectedParameters("decimal.sum", "formats: decimal32", "cell:1: The terms are missing. \(help)"),
      RejectedParameters("decimal.sum", "formats: decimal32\nterm: 1", "cell:1: The terms are missing. \(help)"),
      RejectedParameters(
        "decimal.sum", "formats: [decimal32, decimal32]\nvalues: 1\ncount: 3",
        "cell:3: The parameter `count` cannot be used with `values`. Remove one of the two.",
        "cell:1: Duplicate format `decimal32`. List each format only once."),
      RejectedParameters(
        "decimal.sum", "formats: decimal32\nterm: 1\ncount: 1000000000",
        "cell:3: The parameter `count` cannot be `1000000000`. It takes a whole number from 1 to 1000."),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }

  @Test(
    "An unknown format is refused, with the nearest name", arguments: ["digits0", "digits35", "digits03"])
  func digits(name: String) async throws {
    let messages = try refusals("decimal.sum", "{values: 1, formats: [\(name), decimal46, binary16p20se]}")
    let allowed =
      "It takes `decimal32`, `decimal64`, `decimal128`, `digits1` to `digits34` for a decimal format of so many digits, or "
      + FloatFormatRefusalTests.formats.dropFirst("It takes ".count)
    #expect(messages.first == "cell:1: The parameter `formats` cannot be `\(name)`. \(allowed)")
    #expect(
      messages[1] == "cell:1: The parameter `formats` cannot be `decimal46`. Did you mean `decimal64`? \(allowed)")
    #expect(messages[2].hasPrefix("cell:1: The parameter `formats` cannot be `binary16p20se`: "))
  }
}
