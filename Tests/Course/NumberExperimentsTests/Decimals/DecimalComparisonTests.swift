import Results
import SourceText
import TestSupport
import Testing

@Suite("decimal.compare, decimal.division and decimal.spacing")
struct DecimalComparisonTests {
  @Test("Both bases have a half, only decimal a tenth, and neither a third")
  func held() async throws {
    let table = try await table("decimal.compare", "{values: [0.5, 0.1, 1/3], formats: [decimal32, binary32]}")
    #expect(table.ids == ["value", "format", "held", "nearest", "error"])
    #expect(
      table.lines() == [
        "0.5|decimal32|yes|0.5|0", "0.5|binary32|yes|0.5|0", "0.1|decimal32|yes|0.1|0",
        "0.1|binary32|no|0.100000001490116119384765625|0.000000001490116119384765625",
        "1/3|decimal32|no|0.3333333|-1/30000000", "1/3|binary32|no|0.3333333432674407958984375|1/100663296",
      ])
    #expect(table.column("held", .japanese).prefix(4) == ["はい", "はい", "はい", "いいえ"])
  }

  @Test("Binary has large powers of two, and decimal those within its digits")
  func powers() async throws {
    let table = try await table(
      "decimal.compare", "{values: [8388608, 16777216], formats: [decimal32, binary32, digits34]}")
    #expect(table.column("held") == ["yes", "yes", "yes", "no", "yes", "yes"])
    #expect(table.column("nearest")[3] == "16777220" && table.column("error")[3] == "4")
  }

  @Test("With three digits, 1 / n × n agrees with integers")
  func division() async throws {
    let divisors = (1...99).map(String.init).joined(separator: ", ")
    let table = try await table("decimal.division", "{divisors: [\(divisors)], formats: digits3}")
    #expect(table.ids == ["divisor", "format", "quotient", "product", "same"])
    for (row, divisor) in zip(table.rows, 1...99) {
      var power = 1
      while power / divisor < 100 { power *= 10 }
      let product = Self.nearest(power, divisor) * divisor
      var unit = 1
      while product / unit >= 1_000 { unit *= 10 }
      let isSame = Self.nearest(product, unit) * unit == power
      #expect(row[4].text(.english) == (isSame ? "yes" : "no"), "\(row)")
    }
    #expect(table.lines()[2] == "3|3 decimal digits|0.333|0.999|no" && table.lines()[7].hasSuffix("|0.125|1|yes"))
  }

  /// Returns the integer nearest to a quotient; the even one of two that are equally near.
  private static func nearest(_ left: Int, _ right: Int) -> Int {
    let (kept, rest) = left.quotientAndRemainder(dividingBy: right)
    return 2 * rest > right || 2 * rest == right && kept % 2 == 1 ? kept + 1 : kept
  }

  @Test("In binary64, 1 / n × n matches the machine's result")
  func binaryDivision() async throws {
    let divisors = (1...200).map(String.init).joined(separator: ", ")
    let table = try await table("decimal.division", "{divisors: [\(divisors)], formats: binary64}")
    let expected = (1...200).map { 1 / Double($0) * Double($0) == 1 ? "yes" : "no" }
    #expect(table.column("same") == expected && expected.firstIndex(of: "no") == 48)
  }

  @Test("The relative gap varies by at most the factor of the base")
  func spacing() async throws {
    let table = try await table("decimal.spacing", "formats: [binary32, decimal32, binary16, digits3, e8m0fnu]")
    #expect(table.ids == ["format", "base", "digits", "gap", "at-bottom", "at-top", "wobble"])
    #expect(
      table.lines() == [
        "binary32|2|24|2^-23|1.19e-7|5.96e-8|2", "decimal32|10|7|10^-6|1.00e-6|1.00e-7|10",
        "binary16|2|11|2^-10|9.77e-4|4.89e-4|2", "3 decimal digits|10|3|10^-2|1.00e-2|1.00e-3|9.99",
        "e8m0fnu|2|1|2^0|1.00e0|1.00e0|1",
      ])
  }

  @Test(
    "Wrong parameters are refused",
    arguments: [
      RejectedParameters(
        "decimal.division", "divisors: [3, 0, 0.1]\nformats: [decimal32, binary32]\ndividend: 12345678",
        "cell:1: The parameter `divisors` cannot be `0`. Division by 0 is not possible.",
        "cell:1: The parameter `divisors` cannot be `0.1`: binary32 cannot represent it. "
          + "Use a number that every format can represent, such as a small whole number.",
        "cell:3: The parameter `dividend` cannot be `12345678`: decimal32 cannot represent it. "
          + "Use a number that every format can represent, such as a small whole number."),
      RejectedParameters(
        "decimal.compare", "values: 1e10000\nformats: decimal32",
        "cell:1: The parameter `values` cannot be `1e10000`. " + FloatRepresentableTests.takesNumber(ofDigits: 10_000)),
    ])
  func refused(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
