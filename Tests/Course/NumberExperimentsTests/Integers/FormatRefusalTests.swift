import TestSupport
import Testing

@Suite("Refused formats of integers")
struct FormatRefusalTests {
  static let takesNumber = "It takes a whole number of any size, such as `5` or `-3`, of at most 10000 digits."
  static let takesEncoding =
    "It takes one of `unsigned`, `twos-complement`, `ones-complement`, `sign-magnitude`, `bias`, `offset-binary`, "
    + "`gray`, `bcd`."

  static func bias(_ line: Int, _ encoding: String) -> String {
    "cell:\(line): The parameter `bias` can be used only with `encoding: bias`, not with `encoding: \(encoding)`. "
      + "Remove it, or write `encoding: bias`."
  }

  static let together = [
    RejectedParameters("integer.table", "encoding: unsigned\nbias: 3", bias(2, "unsigned")),
    RejectedParameters("integer.ring", "encoding: twos-complement\nbias: 3", bias(2, "twos-complement")),
    RejectedParameters(
      "integer.negation", "encoding: sign-magnitude\nbias: 3\ncodes: [x, 1]", bias(2, "sign-magnitude"),
      "cell:3: The parameter `codes` cannot be `x`: it is not a code. \(CodeRefusalTests.ofFive)"),
    RejectedParameters(
      "integer.addition", "left: 5\nright: 3\nbias: 1\nencodings: [unsigned, sign-magnitude]",
      "cell:3: The parameter `bias` can be used only with the encoding `bias`, which is not in `encodings`. "
        + "Remove it, or add `bias` to `encodings`."),
    RejectedParameters("integer.table", "encoding: offset-binary\nbias: 3", bias(2, "offset-binary")),
    RejectedParameters(
      "integer.compare", "encodings: [gray, bcd, gray]\nbias: 1\ncodes: [x]",
      "cell:1: Duplicate encoding `gray` in the parameter `encodings`. List each one only once.",
      "cell:2: The parameter `bias` can be used only with the encoding `bias`, which is not in `encodings`. "
        + "Remove it, or add `bias` to `encodings`.",
      "cell:3: The parameter `codes` cannot be `x`: it is not a code. \(CodeRefusalTests.ofFive)"),
  ]

  @Test("Contradictory parameters are refused", arguments: together)
  func parametersTogether(refusal: RejectedParameters) throws {
    #expect(try refusals(refusal.name, refusal.yaml) == refusal.messages)
  }

  @Test("More than 16 bits need codes", arguments: ["integer.table", "integer.negation"])
  func tooManyBits(name: String) throws {
    let message =
      "cell:2: The parameter `bits` cannot be `17` here: tables enumerate at most 16 bits. "
      + "List the codes to show, as in `codes: [0, 1]`."
    #expect(try refusals(name, "encoding: unsigned\nbits: 17") == [message])
    #expect(try refusals(name, "encoding: unsigned\nbits: 17\ncodes: 0") == [])
  }

  static let wrongValues = [
    ("integer.table", "encoding", "two-complement", "Did you mean `twos-complement`? \(takesEncoding)"),
    ("integer.table", "bias", "1.5", takesNumber),
    ("integer.table", "bits", "65", "It takes a whole number from 1 to 64."),
    ("integer.table", "fold", "17", "It takes a whole number from 1 to 16."),
    ("integer.compare", "fold", "0", "It takes a whole number from 1 to 16."),
    ("integer.overflow", "bits", "9", "It takes a whole number from 1 to 8."),
    ("integer.order", "bits", "0", "It takes a whole number from 1 to 8."),
    ("integer.top-bit", "bits", "1", "It takes a whole number from 2 to 16."),
    ("integer.ring", "bits", "7", "It takes a whole number from 2 to 6."),
    ("integer.ring", "bias", "901", "It takes a whole number from -900 to 900."),
    ("integer.addition", "left", "five", takesNumber),
    ("integer.addition", "right", "0x5", takesNumber),
    ("integer.addition", "encodings", "decimal", takesEncoding),
    ("integer.order", "encodings", "grey", "Did you mean `gray`? \(takesEncoding)"),
    ("integer.subtraction", "left", "five", takesNumber),
    ("integer.multiplication", "right", "1e3", takesNumber),
    ("integer.gray", "bits", "17", "It takes a whole number from 1 to 16."),
    ("integer.subtractor", "borrow-in", "1", "It takes `true` or `false`."),
    ("integer.adder", "carry-in", "1", "It takes `true` or `false`."),
  ]

  @Test("The error of a value lists the allowed ones", arguments: wrongValues)
  func wrongValue(_ name: String, _ parameter: String, _ value: String, _ help: String) throws {
    #expect(
      try refusals(name, "\(parameter): \(value)").first
        == "cell:1: The parameter `\(parameter)` cannot be `\(value)`. \(help)")
  }

  @Test("Missing parameters are requested, and unknown ones are named")
  func presence() throws {
    #expect(
      try refusals("integer.table", "bits: 4")
        == ["cell:1: The parameter `encoding` of `integer.table` is missing. \(Self.takesEncoding)"])
    #expect(
      try refusals("integer.carry", "bits: 5")
        == ["cell:1: `integer.carry` has no parameter `bits`. It takes none: remove the line."])
  }
}
