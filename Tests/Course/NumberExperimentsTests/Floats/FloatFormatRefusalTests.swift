import ExperimentKit
import NumberExperiments
import Testing

@Suite("Refused floating-point formats")
struct FloatFormatRefusalTests {
  static func impossible(_ reason: String, _ help: String) -> String {
    "There is no such format: \(reason). \(help)"
  }

  static let formats =
    "It takes one of `float5`, `e2m2`, `binary16`, `binary32`, `binary64`, `binary128`, `bfloat16`, `tf32`, `e5m2`, "
    + "`e4m3`, `e3m4`, `e4m3fn`, `e5m2fnuz`, `e4m3fnuz`, `e4m3b11fnuz`, `e3m2fn`, `e2m3fn`, `e2m1fn`, `e8m0fnu`, "
    + "or a name of P3109 such as `binary8p3se`."

  static let refused: [(String, [String])] = [
    (
      "fold: 1",
      [
        "1: The format is missing. "
          + "Add one, such as `format: float5`, or at least `exponent-bits` and `fraction-bits`."
      ]
    ),
    (
      "format: float5\nbias: 2\nnans: none",
      ["bias", "nans"].enumerated().map { index, key in
        "\(index + 2): The parameter `\(key)` cannot be used with `format`, which determines the whole format. "
          + "Remove it, or remove `format`."
      }
    ),
    (
      "exponent-bits: 2",
      [
        "1: The parameter `fraction-bits` is missing. It takes a whole number from 0 to 112. Or choose a format, as in "
          + "`format: float5`."
      ]
    ),
    (
      "exponent-bits: 16\nfraction-bits: 113\nbias: 100001",
      [
        "1: The parameter `exponent-bits` cannot be `16`. It takes a whole number from 0 to 15.",
        "2: The parameter `fraction-bits` cannot be `113`. It takes a whole number from 0 to 112.",
        "3: The parameter `bias` cannot be `100001`. It takes a whole number from -100000 to 100000.",
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\nnans: none",
      [
        "3: "
          + impossible(
            "the codes above infinity, with all exponent bits 1, would be numbers",
            "Write `nans: ieee`, or `infinities: top-code` or `infinities: none`.")
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\ninfinities: top-code",
      [
        "3: "
          + impossible(
            "the code of all ones would be both infinity and NaN",
            "Write `nans: top-code` or `nans: none`, or change `infinities`.")
      ]
    ),
    (
      "fraction-bits: 2\nexponent-bits: 0",
      [
        "2: "
          + impossible(
            "every code would be an infinity or NaN",
            "Write more exponent bits, or `infinities: none` and `nans: none`.")
      ]
    ),
    (
      "sign: false\nexponent-bits: 0\nfraction-bits: 0",
      ["3: " + impossible("a code has at least 1 bit", "Write `sign: true`, or more exponent or fraction bits.")]
    ),
    (
      "sign: false\nexponent-bits: 2\nfraction-bits: 1\nsigned-zero: true",
      ["4: " + impossible("without a sign bit, zero has no sign", "Remove it, or write `sign: true`.")]
    ),
    (
      "exponent-bits: 6\nfraction-bits: 10",
      [
        "1: The format has 17 bits, but tables enumerate at most 16 bits. List the codes to show, as in `codes: [0, 1]`."
      ]
    ),
    (
      "exponent-bits: 15\nfraction-bits: 0",
      [
        "1: The exact decimals of this format can have up to 21332 characters: 65536 rows of them are too many. "
          + "A table can have at most 2343 rows of them. List fewer codes in `codes`."
      ]
    ),
    (
      "format: float4",
      ["1: The parameter `format` cannot be `float4`. Did you mean `float5`? \(Self.formats)"]
    ),
    (
      "format: binary8p9se",
      [
        "1: The parameter `format` cannot be `binary8p9se`: "
          + "the precision 9 is not supported; with this number of bits it can be 1 to 7."
      ]
    ),
    (
      "format: binary17p3uf",
      [
        "1: The parameter `format` cannot be `binary17p3uf`: "
          + "17 bits are not supported; a format of P3109 can have 3 to 16."
      ]
    ),
    (
      "format: posit8",
      [
        "1: The parameter `format` cannot be `posit8`: a posit is not a floating-point format. "
          + "Use the experiment `posit.table` to see posits."
      ]
    ),
    (
      "format: binary8p3",
      ["1: The parameter `format` cannot be `binary8p3`. Did you mean `binary8p3se`? \(Self.formats)"]
    ),
    ("format: binary08p3se", ["1: The parameter `format` cannot be `binary08p3se`. \(Self.formats)"]),
    (
      "exponent-bits: 2\nfraction-bits: 2\nnans: negative-zero\ninfinities: none",
      [
        "3: "
          + impossible(
            "the code of -0 is NaN only in a format with a sign bit whose zero has no sign",
            "Write `sign: true` and `signed-zero: false` next to it, or remove it.")
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\nnans: none\ninfinities: none\noverflow: nan",
      [
        "5: "
          + impossible(
            "numbers beyond the largest one would become a value that the format does not have",
            "Remove it, or add to the format what it names.")
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\nzero: false\nsigned-zero: true",
      ["4: Without a zero, there is no sign of zero. Remove it, or remove `zero: false`."]
    ),
    (
      "format: e2m2\ncodes: [0, 32]",
      ["2: The parameter `codes` cannot be `32`: the largest code of 5 bits is 31. \(CodeRefusalTests.ofFive)"]
    ),
  ]

  @Test("Every error is reported at its line, with the allowed values", arguments: refused)
  func lines(yaml: String, messages: [String]) throws {
    #expect(try refusals("float.table", yaml) == messages.map { "cell:\($0)" })
  }

  @Test("The largest number of rows is accepted, and one more is refused")
  func mostRows() throws {
    func refusals(codes count: Int) throws -> [String] {
      let codes = (0..<count).map { "0x\(String($0, radix: 16))" }.joined(separator: ", ")
      return try NumberExperimentsTests.refusals(
        "float.table", "{exponent-bits: 15, fraction-bits: 0, bias: 100000, codes: [\(codes)]}")
    }
    let refused = try refusals(codes: 500)
    #expect(refused.count == 1 && refused[0].contains("at most 499 rows"))
    #expect(try refusals(codes: 499).isEmpty)
  }

  @Test(
    "Every experiment on a format refuses a wrong one in the same way",
    arguments: ["float.table", "float.exponents", "float.significands", "float.spacing"])
  func alike(name: String) throws {
    #expect(try refusals(name, "{format: float5, bias: 1}").count == 1)
    #expect(try refusals(name, "{exponent-bits: 2, fraction-bits: 2, nans: none}").count == 1)
  }
}
