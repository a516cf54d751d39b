import NumberFormats
import Testing

@Suite("Floating-point formats that cannot exist")
struct FloatFormatErrorTests {
  static let impossible: [(String, @Sendable () throws -> FloatFormat)] = [
    (
      "16 exponent bits are not supported; a format has 0 to 15",
      { try FloatFormat(exponentBits: 16, fractionBits: 2) }
    ),
    (
      "-1 exponent bits are not supported; a format has 0 to 15",
      { try FloatFormat(exponentBits: -1, fractionBits: 2) }
    ),
    (
      "113 fraction bits are not supported; a format has 0 to 112",
      { try FloatFormat(exponentBits: 2, fractionBits: 113) }
    ),
    (
      "the bias 100001 is not supported; it is -100000 to 100000",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, bias: 100_001) }
    ),
    ("a code has at least 1 bit", { try FloatFormat(hasSign: false, exponentBits: 0, fractionBits: 0) }),
    (
      "without a sign bit, zero has no sign",
      { try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 2, zero: .signed) }
    ),
    (
      "with subnormals, the code of all zeros is zero",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, zero: FloatFormat.Zero.none) }
    ),
    (
      "the codes above infinity, whose exponent bits are all 1, would be numbers",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, nans: .none) }
    ),
    (
      "the code of all ones would be both infinity and NaN",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .topCode) }
    ),
    ("every code would be an infinity or NaN", { try FloatFormat(exponentBits: 0, fractionBits: 2) }),
    (
      "every code would be an infinity or NaN",
      { try FloatFormat(exponentBits: 0, fractionBits: 0, infinities: .topCode, nans: .none) }
    ),
  ]

  @Test("What is wrong is named", arguments: impossible)
  func errors(_ message: String, _ make: @Sendable () throws -> FloatFormat) {
    let error = #expect(throws: FloatFormatError.self) { try make() }
    #expect(error?.description == message)
  }

  @Test("Without fraction bits, infinities as in IEEE 754 need no NaN, and the top code is not both")
  func noFractionBits() throws {
    let format = try FloatFormat(exponentBits: 2, fractionBits: 0, nans: .none)
    #expect((0...3).map { format.value(of: $0).description } == ["0", "1", "2", "inf"])
    #expect(throws: Never.self) { try FloatFormat(exponentBits: 2, fractionBits: 0, infinities: .topCode) }
  }
}
