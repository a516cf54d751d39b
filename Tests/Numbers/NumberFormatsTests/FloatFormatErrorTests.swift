import NumberFormats
import Testing

@Suite("Floating-point formats that cannot exist")
struct FloatFormatErrorTests {
  static let impossible: [(String, @Sendable () throws -> FloatFormat)] = [
    (
      "16 exponent bits are not supported; a format can have 0 to 15",
      { try FloatFormat(exponentBits: 16, fractionBits: 2) }
    ),
    (
      "-1 exponent bits are not supported; a format can have 0 to 15",
      { try FloatFormat(exponentBits: -1, fractionBits: 2) }
    ),
    (
      "113 fraction bits are not supported; a format can have 0 to 112",
      { try FloatFormat(exponentBits: 2, fractionBits: 113) }
    ),
    (
      "the bias 100001 is not supported; it can be -100000 to 100000",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, bias: 100_001) }
    ),
    (
      "a code has at least 1 bit; add a sign bit, exponent bits, or fraction bits",
      { try FloatFormat(hasSign: false, exponentBits: 0, fractionBits: 0) }
    ),
    (
      "without a sign bit, zero has no sign; choose `zero: .unsigned` or `hasSign: true`",
      { try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 2, zero: .signed) }
    ),
    (
      "with subnormals, the code of all zeros is zero; choose `hasSubnormals: false` or another `zero`",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, zero: FloatFormat.Zero.none) }
    ),
    (
      "the codes above infinity, with all exponent bits 1, would be numbers; "
        + "choose `infinities: .none`, `infinities: .topCode`, or `nans: .ieee`",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, nans: .none) }
    ),
    (
      "the code of all ones would be both infinity and NaN; choose `infinities: .none` or `nans: .none`",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .topCode) }
    ),
    (
      "the code of all ones would be both infinity and NaN; choose `infinities: .none` or `nans: .none`",
      { try FloatFormat(exponentBits: 2, fractionBits: 0, nans: .topCode) }
    ),
    (
      "the codes above infinity, with all exponent bits 1, would be numbers; "
        + "choose `infinities: .none`, `infinities: .topCode`, or `nans: .ieee`",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, zero: .unsigned, nans: .negativeZero) }
    ),
    (
      "the code of -0 is NaN only in a format with a sign bit whose zero has no sign; "
        + "choose `hasSign: true` and `zero: .unsigned`, or other `nans`",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .none, nans: .negativeZero) }
    ),
    (
      "the code of -0 is NaN only in a format with a sign bit whose zero has no sign; "
        + "choose `hasSign: true` and `zero: .unsigned`, or other `nans`",
      { try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 2, infinities: .none, nans: .negativeZero) }
    ),
    (
      "zero cannot become NaN in a format without NaN; choose other `nans`, or `zero: .none`",
      {
        try FloatFormat(
          exponentBits: 2, fractionBits: 2, hasSubnormals: false, zero: .nan, infinities: .none, nans: .none)
      }
    ),
    (
      "numbers beyond the largest one would become a value that the format does not have; "
        + "omit `overflow`, or choose a value that the format has",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .none, overflow: .infinity) }
    ),
    (
      "numbers beyond the largest one would become a value that the format does not have; "
        + "omit `overflow`, or choose a value that the format has",
      { try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .none, nans: .none, overflow: .nan) }
    ),
    ("2 bits are not supported; a format of P3109 can have 3 to 16", { try .p3109(bits: 2, precision: 1) }),
    ("17 bits are not supported; a format of P3109 can have 3 to 16", { try .p3109(bits: 17, precision: 3) }),
    (
      "the precision 8 is not supported; with this number of bits it can be 1 to 7",
      { try .p3109(bits: 8, precision: 8) }
    ),
    (
      "the precision 9 is not supported; with this number of bits it can be 1 to 8",
      { try .p3109(bits: 8, precision: 9, isSigned: false) }
    ),
    (
      "the precision 0 is not supported; with this number of bits it can be 1 to 2",
      { try .p3109(bits: 3, precision: 0) }
    ),
    (
      "every code would be an infinity or NaN; add exponent bits, or choose `infinities: .none` and `nans: .none`",
      { try FloatFormat(exponentBits: 0, fractionBits: 2) }
    ),
    (
      "every code would be an infinity or NaN; add exponent bits, or choose `infinities: .none` and `nans: .none`",
      { try FloatFormat(exponentBits: 0, fractionBits: 0, infinities: .topCode, nans: .none) }
    ),
  ]

  @Test("The error of an impossible format names its wrong part", arguments: impossible)
  func errors(_ message: String, _ make: @Sendable () throws -> FloatFormat) {
    let error = #expect(throws: FloatFormatError.self) { try make() }
    #expect(error?.description == message)
  }

  @Test("The advice of an error makes the format possible")
  func advice() {
    #expect(throws: Never.self) {
      _ = try FloatFormat(hasSign: true, exponentBits: 0, fractionBits: 0, infinities: .none, nans: .none)
      _ = try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 2, zero: .unsigned)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 2, hasSubnormals: false, zero: FloatFormat.Zero.none)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .none, nans: .none)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .topCode, nans: .none)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 2, infinities: .none)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 0, infinities: .none, nans: .topCode)
      _ = try FloatFormat(exponentBits: 2, fractionBits: 0, nans: .none)
      _ = try FloatFormat(
        exponentBits: 2, fractionBits: 2, zero: .unsigned, infinities: .none, nans: .negativeZero)
      _ = try FloatFormat(
        exponentBits: 2, fractionBits: 2, hasSubnormals: false, zero: .nan, infinities: .none, nans: .topCode)
      _ = try FloatFormat(exponentBits: 0, fractionBits: 2, infinities: .none, nans: .none)
    }
  }

  @Test("Without fraction bits, infinities as in IEEE 754 need no NaN, and the top code is not both")
  func noFractionBits() throws {
    let format = try FloatFormat(exponentBits: 2, fractionBits: 0, nans: .none)
    #expect((0...3).map { format.value(of: $0).description } == ["0", "1", "2", "inf"])
    #expect(throws: Never.self) { try FloatFormat(exponentBits: 2, fractionBits: 0, infinities: .topCode) }
  }
}
