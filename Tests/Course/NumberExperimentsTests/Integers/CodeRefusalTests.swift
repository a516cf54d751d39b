import TestSupport
import Testing

@Suite("Refused codes")
struct CodeRefusalTests {
  static let ofFive = "It takes 5 binary digits, or a number from 0 to 31 in decimal, as `0b…` or as `0x…`."
  static let ofOne = "It takes 1 binary digit, or a number from 0 to 1 in decimal, as `0b…` or as `0x…`."
  static let of64 =
    "It takes 64 binary digits, or a number from 0 to 18446744073709551615 in decimal, as `0b…` or as `0x…`."
  static let noNumber =
    "it is not a number in BCD. Each group of four bits, from the right, is a digit from 0000 to 1001."
  static let written =
    "It takes a code, written as all its binary digits (`00101`), in decimal (`5`), or as `0b101` or `0x1F`."

  @Test(
    "A wrong code reports its number of digits, its size, or that it is not a code",
    arguments: [
      ("0101", "a code of 5 bits has 5 binary digits, not 4"),
      ("101", "a code of 5 bits has 5 binary digits, not 3"),
      ("000101", "a code of 5 bits has 5 binary digits, not 6"),
      ("111111", "a code of 5 bits has 5 binary digits, not 6"),
      ("32", "the largest code of 5 bits is 31"),
      ("0x20", "the largest code of 5 bits is 31"),
      ("0b100000", "the largest code of 5 bits is 31"),
      ("99999999999999999999999", "the largest code of 5 bits is 31"),
      ("-3", "it is not a code"), ("+3", "it is not a code"), ("007", "it is not a code"), ("0x", "it is not a code"),
      ("0b12", "it is not a code"), ("0x+5", "it is not a code"), ("0X5", "it is not a code"),
      ("5.0", "it is not a code"), ("0xG", "it is not a code"), ("0x\u{FF21}", "it is not a code"),
      ("\"\"", "it is not a code"), ("five", "it is not a code"),
    ])
  func mistakes(code: String, mistake: String) throws {
    #expect(
      try refusals("integer.increment", "code: \(code)")
        == ["cell:1: The parameter `code` cannot be `\(code)`: \(mistake). \(Self.ofFive)"])
  }

  @Test(
    "Every error is reported at its line",
    arguments: [
      RejectedParameters("integer.increment", "code: [1]", "cell:1: The parameter `code` cannot be `[1]`. \(written)"),
      RejectedParameters("integer.increment", "code:", "cell:1: The parameter `code` has no value. \(written)"),
      RejectedParameters(
        "integer.increment", "bits: 5", "cell:1: The parameter `code` of `integer.increment` is missing. \(written)"),
      RejectedParameters(
        "integer.increment", "{bits: 1, code: 2}",
        "cell:1: The parameter `code` cannot be `2`: the largest code of 1 bit is 1. \(ofOne)"),
      RejectedParameters(
        "integer.increment", "{bits: 1, code: 10}",
        "cell:1: The parameter `code` cannot be `10`: a code of 1 bit has 1 binary digit, not 2. \(ofOne)"),
      RejectedParameters(
        "integer.increment", "bits: 64\ncode: 18446744073709551616",
        "cell:2: The parameter `code` cannot be `18446744073709551616`: the largest code of 64 bits is "
          + "18446744073709551615. \(of64)"),
      RejectedParameters(
        "integer.adder", "left: 40\nright: 2x\ncarry-in: true",
        "cell:1: The parameter `left` cannot be `40`: the largest code of 5 bits is 31. \(ofFive)",
        "cell:2: The parameter `right` cannot be `2x`: it is not a code. \(ofFive)"),
      RejectedParameters(
        "integer.compare", "codes:\n- 00101\n- 32\n- 101\n- x",
        "cell:3: The parameter `codes` cannot be `32`: the largest code of 5 bits is 31. \(ofFive)",
        "cell:4: The parameter `codes` cannot be `101`: a code of 5 bits has 5 binary digits, not 3. \(ofFive)",
        "cell:5: The parameter `codes` cannot be `x`: it is not a code. \(ofFive)"),
      RejectedParameters(
        "integer.subtractor", "left: 40\nright: 111",
        "cell:1: The parameter `left` cannot be `40`: the largest code of 5 bits is 31. \(ofFive)",
        "cell:2: The parameter `right` cannot be `111`: a code of 5 bits has 5 binary digits, not 3. \(ofFive)"),
      RejectedParameters(
        "integer.multiplier", "left: -1\nright: 1",
        "cell:1: The parameter `left` cannot be `-1`: it is not a code. \(ofFive)"),
      RejectedParameters(
        "integer.bcd-adder", "left: 10\nright: 0x20", "cell:1: The parameter `left` cannot be `10`: \(noNumber)",
        "cell:2: The parameter `right` cannot be `0x20`: the largest code of 5 bits is 31. \(ofFive)"),
      RejectedParameters(
        "integer.compare", "codes: []", "cell:1: The list `codes` has 0 elements. It can have 1 to 65536."),
    ])
  func lines(refusal: RejectedParameters) throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
