import ExperimentKit
import Experiments
import Testing

@Suite("Floating-point formats that are refused")
struct FloatFormatRefusalTests {
  static func impossible(_ reason: String, _ help: String) -> String {
    "There is no such format: \(reason). \(help)"
  }

  static let refused: [(String, [String])] = [
    (
      "fold: 1",
      [
        "1: The format is missing. "
          + "Name one, as in `format: float5`, or write at least `exponent-bits` and `fraction-bits`."
      ]
    ),
    (
      "format: float5\nbias: 2\nnans: none",
      ["bias", "nans"].enumerated().map { index, key in
        "\(index + 2): The parameter `\(key)` does not go with `format`, which says everything of the format. "
          + "Remove it, or remove `format`."
      }
    ),
    (
      "exponent-bits: 2",
      [
        "1: The parameter `fraction-bits` is missing. It takes a whole number from 0 to 10. "
          + "Or name a format, as in `format: float5`."
      ]
    ),
    (
      "exponent-bits: 9\nfraction-bits: 11\nbias: 1001",
      [
        "1: The parameter `exponent-bits` cannot be `9`. It takes a whole number from 0 to 8.",
        "2: The parameter `fraction-bits` cannot be `11`. It takes a whole number from 0 to 10.",
        "3: The parameter `bias` cannot be `1001`. It takes a whole number from -1000 to 1000.",
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\nnans: none",
      [
        "3: "
          + impossible(
            "the codes above infinity, whose exponent bits are all 1, would be numbers",
            "Write `infinities: top-code` or `infinities: none`, or remove `nans: none`.")
      ]
    ),
    (
      "exponent-bits: 2\nfraction-bits: 2\ninfinities: top-code",
      [
        "3: "
          + impossible(
            "the code of all ones would be both infinity and NaN",
            "Write `nans: none`, or remove `infinities: top-code`.")
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
      ["1: The format has 17 bits: tables enumerate at most 16 bits. Name the codes to show, as in `codes: [0, 1]`."]
    ),
    (
      "format: float4",
      ["1: The parameter `format` cannot be `float4`. Did you mean `float5`? It takes one of `float5`, `e2m2`."]
    ),
    (
      "format: e2m2\ncodes: [0, 32]",
      ["2: The parameter `codes` cannot be `32`: the largest code of 5 bits is 31. \(CodeRefusalTests.ofFive)"]
    ),
  ]

  @Test("What is wrong is told at its line, with what would do", arguments: refused)
  func lines(yaml: String, messages: [String]) throws {
    #expect(try refusals("float.table", yaml) == messages.map { "cell:\($0)" })
  }

  @Test(
    "Every experiment on a format refuses it alike",
    arguments: ["float.table", "float.exponents", "float.significands", "float.spacing"])
  func alike(name: String) throws {
    #expect(try refusals(name, "{format: float5, bias: 1}").count == 1)
    #expect(try refusals(name, "{exponent-bits: 2, fraction-bits: 2, nans: none}").count == 1)
  }

  @Test("The catalogue lists every experiment on floating-point formats")
  func catalogue() {
    let names = Catalogue.standard.entries.map(\.name).filter { $0.hasPrefix("float.") }
    #expect(
      names == [
        "float.compare", "float.exponents", "float.gap-claim", "float.number-line", "float.representable",
        "float.significands", "float.spacing", "float.table",
      ])
  }
}
