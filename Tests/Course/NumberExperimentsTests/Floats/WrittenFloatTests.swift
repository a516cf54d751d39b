import ExperimentKit
import TestSupport
import Testing

@Suite("Written values of a floating-point format")
struct WrittenFloatTests {
  @Test(
    "Numbers, special values and codes are read",
    arguments: [
      ("0.1", "00011101|0.1015625"), ("1/3", "00101011|0.34375"), ("1e-3", "00000001|0.001953125"),
      ("-0", "10000000|-0"),
      ("-0.0", "10000000|-0"), ("0", "00000000|0"), ("nan", "01111111|nan"), ("0x7E", "01111110|448"),
      ("0b1", "00000001|0.001953125"),
      ("1e9", "01111111|nan"), ("10", "01010010|10"),
    ])
  func values(text: String, expected: String) async throws {
    let table = try await table("float.operation", "{format: e4m3fn, operation: square-root, left: \(text)}")
    #expect("\(table.column("bits")[0])|\(table.column("value")[0])" == expected)
  }

  @Test("The same values on another line are equal")
  func lines() async throws {
    let values = "values: [0.1, -0, 0b00101]"
    let cell = try prepare("float.convert", "formats: [float5, e2m2]\n\(values)").get()
    #expect(cell.isSame(as: try prepare("float.convert", "\(values)\nformats: [float5, e2m2]").get()))
    #expect(!cell.isSame(as: try prepare("float.convert", "formats: [float5, e2m2]\nvalues: [0.1, 0, 5]").get()))
  }

  static let allowed =
    "It takes a number such as `0.1`, `1/8`, `1e-3` or `0x1.8p-3` of at most 10000 digits when written without an exponent, "
    + "`inf`, `-inf`, `nan`, `-0`, or a code such as `0b00101` or `0x1F`."
  static let other = "Use another value, or another format."

  private static func root(_ format: String, _ left: String, _ message: String) -> RejectedParameters {
    RejectedParameters("float.operation", "format: \(format)\noperation: square-root\nleft: \(left)", message)
  }

  static let refused = [
    root("float5", "nan", "cell:3: The parameter `left` cannot be `nan`: the format has no NaN. \(other)"),
    root("e2m1fn", "-inf", "cell:3: The parameter `left` cannot be `-inf`: the format has no infinities. \(other)"),
    root("e8m0fnu", "-0", "cell:3: The parameter `left` cannot be `-0`: the format has no negative zero. \(other)"),
    root(
      "binary6p3ue", "-inf",
      "cell:3: The parameter `left` cannot be `-inf`: the format has no negative numbers. \(other)"),
    root(
      "float5", "0b100000",
      "cell:3: The parameter `left` cannot be `0b100000`: the largest code of 5 bits is 31. "
        + "It takes 5 binary digits, or a number from 0 to 31 in decimal, as `0b…` or as `0x…`."),
    root(
      "float5", "00101",
      "cell:3: The parameter `left` cannot be `00101`. "
        + "Write `0b00101` for the code, or the number without leading zeros."),
    root("float5", "Inf", "cell:3: The parameter `left` cannot be `Inf`. \(allowed)"),
    root("float5", "1e10000", "cell:3: The parameter `left` cannot be `1e10000`. \(allowed)"),
    RejectedParameters(
      "float.operation", "format: e2m1fn\nleft: inf\nright: nan",
      "cell:2: The parameter `left` cannot be `inf`: the format has no infinities. \(other)",
      "cell:3: The parameter `right` cannot be `nan`: the format has no NaN. \(other)"),
    RejectedParameters(
      "float.operation", "format: float5\nleft: 1\naddend: 2",
      "cell:1: The parameter `right` is missing. The operation `add` takes 2 operands.",
      "cell:3: The parameter `addend` cannot be used with the operation `add`. Remove it, or use another operation."),
    RejectedParameters(
      "float.operation", "format: float5\nleft: 1\nright: 2\nseed: 3",
      "cell:4: The rounding `nearest-even` does not use random numbers. Remove the seed, or write `rounding: stochastic`."
    ),
    RejectedParameters(
      "float.operation", "format: float5\nleft: 1\nright: 2\nrounding: ceiling",
      "cell:4: The parameter `rounding` cannot be `ceiling`. It takes one of `nearest-even`, `nearest-away`, "
        + "`toward-zero`, `up`, `down`, `odd`, `stochastic`."),
  ]

  @Test("A value that the format does not have, or an extra part, is refused", arguments: refused)
  func lines(refusal: RejectedParameters) async throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
