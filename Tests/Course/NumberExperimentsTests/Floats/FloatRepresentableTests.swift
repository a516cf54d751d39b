import Results
import SourceText
import TestSupport
import Testing

@Suite("float.representable")
struct FloatRepresentableTests {
  @Test("Float5 represents ten of the tenths from 0 to 6")
  func tenths() async throws {
    let table = try await table("float.representable", "{format: float5, from: 0.0, to: 6.0, step: 0.1}")
    #expect(table.ids == ["value", "held", "bits", "nearest", "error"])
    #expect(table.rows.count == 61)
    let held = table.lines().filter { $0.contains("|yes|") }.map { $0.prefix { $0 != "|" } }
    #expect(held == ["0", "1", "1.5", "2", "2.5", "3", "3.5", "4", "5", "6"])
    #expect(table.column("value")[1...3] == ["0.1", "0.2", "0.3"])
  }

  @Test("Of the quarters below 1, Float5 has only 0.75, and the IEEE-style format has all three")
  func quarters() async throws {
    let float5 = try await table("float.representable", "{format: float5, values: [0.25, 0.50, 0.75]}")
    #expect(
      float5.lines() == ["0.25|no|none|0|-0.25", "0.5|no|none|0.625|0.125", "0.75|yes|00010|0.75|0"])
    let e2m2 = try await table("float.representable", "{format: e2m2, values: [0.25, 0.50, 0.75]}")
    #expect(e2m2.lines() == ["0.25|yes|00001|0.25|0", "0.5|yes|00010|0.5|0", "0.75|yes|00011|0.75|0"])
    #expect(float5.column("held", .japanese) == ["いいえ", "いいえ", "はい"])
    #expect(float5.column("bits", .japanese) == ["なし", "なし", "00010"])
  }

  @Test("Ties go to the even code, and too large numbers become the largest one")
  func nearest() async throws {
    let values = "0.3125, 0.31251, 5.5, 4.5, -0.1, 1/3, 100, -100, 0"
    let table = try await table("float.representable", "{format: float5, values: [\(values)]}")
    #expect(
      table.rows.map { "\($0[0])|\($0[3])|\($0[4])" } == [
        "0.3125|0|-0.3125", "0.31251|0.625|0.31249", "5.5|6|0.5", "4.5|4|-0.5", "-0.1|-0|0.1", "1/3|0.625|7/24",
        "100|6|-94", "-100|-6|94", "0|0|0",
      ])
    #expect(
      try await NumberExperimentsTests.table("float.representable", "{format: e2m2, values: 4}").column("nearest") == [
        "3.5"
      ])
  }

  @Test("A range may miss its end, and may have a single number")
  func ranges() async throws {
    func values(_ range: String) async throws -> [String] {
      try await NumberExperimentsTests.table("float.representable", "{format: float5, \(range)}").column("value")
    }
    #expect(try await values("from: -1, to: 1, step: 0.75") == ["-1", "-0.25", "0.5"])
    #expect(try await values("from: 1, to: 1, step: 5") == ["1"])
    #expect(try await values("from: 0, to: 1, step: 1/3") == ["0", "1/3", "2/3", "1"])
    #expect(try await values("from: 1, to: 10000, step: 1").count == 10_000)
  }

  @Test("Numbers with an exponent are read")
  func exponents() async throws {
    func values(_ numbers: String) async throws -> [String] {
      try await NumberExperimentsTests.table("float.representable", "{format: float5, \(numbers)}").column("value")
    }
    #expect(try await values("values: [1e3, 6.25E-2, -2e+1]") == ["1000", "0.0625", "-20"])
    #expect(try await values("from: 0, to: 2e-99, step: 1e-99").last == "0." + String(repeating: "0", count: 98) + "2")
    #expect(try await values("from: 1e99, to: 3e99, step: 2e99").map(\.count) == [100, 100])
  }

  static func takesNumber(ofDigits digits: Int) -> String {
    "It takes a number such as `0.1`, `-3`, `1/8`, `6.02e23` or `0x1.8p-3`, of at most \(digits) digits "
      + (digits == 10_000 ? "when written without an exponent." : "before an exponent.")
  }

  static let help = "Write `values`, or `from`, `to` and `step`."
  static let refused = [
    RejectedParameters("float.representable", "format: float5", "cell:1: The numbers are missing. \(help)"),
    RejectedParameters(
      "float.representable", "format: float5\nto: 3", "cell:1: The parameter `from` is missing. \(help)",
      "cell:1: The parameter `step` is missing. \(help)"),
    RejectedParameters(
      "float.representable", "format: float5\nvalues: 1\nto: 3\nstep: 1",
      "cell:3: The parameter `to` cannot be used with `values`. Remove one of the two.",
      "cell:4: The parameter `step` cannot be used with `values`. Remove one of the two."),
    RejectedParameters(
      "float.representable", "format: float5\nfrom: 0\nto: 1\nstep: -0.1",
      "cell:4: The parameter `step` cannot be `-0.1`. It must be above 0."),
    RejectedParameters(
      "float.representable", "format: float5\nfrom: 0\nto: -1\nstep: 1",
      "cell:3: The parameter `to` cannot be `-1`: it is below `from`. It must be at least `0`."),
    RejectedParameters(
      "float.representable", "format: float5\nfrom: 0\nto: 10000\nstep: 1",
      "cell:4: The step 1 produces more than 10000 numbers from 0 to 10000. Use a larger step, or a shorter range."),
    RejectedParameters(
      "float.representable", "format: float5\nvalues: [1, .5, 1e10000, 1e-9999]",
      "cell:2: The parameter `values` cannot be `.5`. \(takesNumber(ofDigits: 10_000))",
      "cell:2: The parameter `values` cannot be `1e10000`. \(takesNumber(ofDigits: 10_000))"),
    RejectedParameters(
      "float.representable", "format: float5\nfrom: 1e-10000\nto: 1e10000\nstep: 1e99",
      "cell:2: The parameter `from` cannot be `1e-10000`. \(takesNumber(ofDigits: 100))",
      "cell:3: The parameter `to` cannot be `1e10000`. \(takesNumber(ofDigits: 100))"),
    RejectedParameters(
      "float.representable", "bias: 1\nstep: 0",
      "cell:1: The parameter `exponent-bits` is missing. It takes a whole number from 0 to 15. Or choose a format, as "
        + "in `format: float5`.",
      "cell:1: The parameter `fraction-bits` is missing. It takes a whole number from 0 to 112. Or choose a format, as "
        + "in `format: float5`.",
      "cell:1: The parameter `from` is missing. \(help)", "cell:1: The parameter `to` is missing. \(help)"),
  ]

  @Test("Wrong numbers are refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
