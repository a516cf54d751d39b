import Results
import SourceText
import TestSupport
import Testing

@Suite("Misconceptions of decimal arithmetic")
struct DecimalMisconceptionTests {
  @Test("The misconception cuts digits off in a sum")
  func cutOff() async throws {
    let yaml = "values: [19.99, 4.95, 0.06, -19.99], formats: [digits3, e4m3]"
    #expect(
      try await table("decimal.sum", "{\(yaml), rounding: toward-zero}").column("digits3") == [
        "19.9", "24.8", "24.8", "4.9",
      ])
    #expect(try await table("decimal.sum", "{\(yaml)}").column("digits3") == ["20", "25", "25.1", "5.1"])
    #expect(
      try await table("decimal.sum", "{values: [1.07, -1], formats: [e4m3], rounding: toward-zero}").column("e4m3")
        == ["1", "0"])
  }

  @Test("Unrounded quotients return the dividend, and rounded ones do not")
  func division() async throws {
    let yaml = "dividend: 1, divisors: [3, 8, 49], formats: [decimal64, binary64]"
    let exact = try await table("decimal.division", "{\(yaml), mistake: not-rounded}")
    #expect(exact.column("same") == Array(repeating: "yes", count: 6))
    let product = try await table("decimal.division", "{\(yaml), mistake: product-not-rounded}")
    #expect(product.column("same") == ["no", "no", "yes", "yes", "no", "no"])
    #expect(product.column("quotient") == (try await table("decimal.division", "{\(yaml)}").column("quotient")))
    #expect(product.columns[4].title.en == "same as before (mistake: product not rounded)")
  }
}
