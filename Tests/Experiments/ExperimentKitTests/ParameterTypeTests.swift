import ExperimentKit
import SourceText
import Testing

@Suite("The types of parameters")
struct ParameterTypeTests {
  @Test(
    "An allowed value is read from its source text",
    arguments: [
      ("bits: 1", "1 twosComplement true none [\"0\"] - false"),
      ("bits: 64", "64 twosComplement true none [\"0\"] - false"),
      ("bits: 007", "7 twosComplement true none [\"0\"] - false"),
      ("bits: '5'", "5 twosComplement true none [\"0\"] - false"),
      ("bits: 5\nencoding: unsigned", "5 unsigned true none [\"0\"] - false"),
      ("bits: 5\nencoding: \"twos-complement\"", "5 twosComplement true none [\"0\"] - false"),
      ("bits: 5\nwraps: false", "5 twosComplement false none [\"0\"] - false"),
      ("bits: 5\nlabel: no", "5 twosComplement true no [\"0\"] - true"),
      ("bits: 5\nlabel: ~", "5 twosComplement true ~ [\"0\"] - true"),
      ("bits: 5\nlabel: ''", "5 twosComplement true  [\"0\"] - true"),
      ("bits: 5\ncodes: 00101", "5 twosComplement true none [\"00101\"] - false"),
      ("bits: 5\ncodes: [00101, 1:30]", "5 twosComplement true none [\"00101\", \"1:30\"] - false"),
      ("bits: 5\ncodes:\n- ''\n- 0x1", "5 twosComplement true none [\"\", \"0x1\"] - false"),
      ("bits: 5\nseed: 0", "5 twosComplement true none [\"0\"] 0 false"),
    ])
  func accepted(_ text: String, _ line: String) async throws {
    #expect(try await outcome(Everything.self, text) == [line])
  }

  private static let bits = "It takes a whole number from 1 to 64."
  private static let encoding = "It takes one of `unsigned`, `twos-complement`."
  private static let wraps = "It takes `true` or `false`."
  private static let codes = "It takes a list, such as `[a, b]`, each element a text."

  @Test(
    "A value that is not allowed is reported with its line, its text, and the allowed values",
    arguments: [
      ("bits: 0", 5, "The parameter `bits` cannot be `0`. \(bits)"),
      ("bits: 65", 5, "The parameter `bits` cannot be `65`. \(bits)"),
      ("bits: -1", 5, "The parameter `bits` cannot be `-1`. \(bits)"),
      ("bits: 5.0", 5, "The parameter `bits` cannot be `5.0`. \(bits)"),
      ("bits: 0x5", 5, "The parameter `bits` cannot be `0x5`. \(bits)"),
      ("bits: 1_0", 5, "The parameter `bits` cannot be `1_0`. \(bits)"),
      ("bits: ５", 5, "The parameter `bits` cannot be `５`. \(bits)"),
      ("bits: five", 5, "The parameter `bits` cannot be `five`. \(bits)"),
      ("bits: ' 5'", 5, "The parameter `bits` cannot be `\" 5\"`. \(bits)"),
      ("bits: 99999999999999999999", 5, "The parameter `bits` cannot be `99999999999999999999`. \(bits)"),
      ("bits: [5]", 5, "The parameter `bits` cannot be `[5]`. \(bits)"),
      ("bits: {a: 5}", 5, "The parameter `bits` cannot be `{a: 5}`. \(bits)"),
      ("bits:", 5, "The parameter `bits` has no value. \(bits)"),
      ("bits: ''", 5, "The parameter `bits` cannot be `\"\"`. \(bits)"),
      (
        "bits: 5\nencoding: two-complement", 6,
        "The parameter `encoding` cannot be `two-complement`. Did you mean `twos-complement`? \(encoding)"
      ),
      (
        "bits: 5\nencoding: Unsigned", 6,
        "The parameter `encoding` cannot be `Unsigned`. Did you mean `unsigned`? \(encoding)"
      ),
      ("bits: 5\nencoding: posit", 6, "The parameter `encoding` cannot be `posit`. \(encoding)"),
      ("bits: 5\nencoding:", 6, "The parameter `encoding` has no value. \(encoding)"),
      ("bits: 5\nwraps: yes", 6, "The parameter `wraps` cannot be `yes`. \(wraps)"),
      ("bits: 5\nwraps: True", 6, "The parameter `wraps` cannot be `True`. \(wraps)"),
      ("bits: 5\nlabel: [a]", 6, "The parameter `label` cannot be `[a]`. It takes a text."),
      ("bits: 5\nlabel:", 6, "The parameter `label` has no value. It takes a text."),
      ("bits: 5\ncodes:", 6, "The parameter `codes` has no value. \(codes)"),
      ("bits: 5\ncodes: {a: b}", 6, "The parameter `codes` cannot be `{a: b}`. \(codes)"),
      ("bits: 5\ncodes: []", 6, "The list `codes` has 0 elements. It can have 1 to 3."),
      ("bits: 5\ncodes: [1, 2, 3, 4]", 6, "The list `codes` has 4 elements. It can have 1 to 3."),
      ("bits: 5\ncodes:\n- 1\n- [2]", 8, "The parameter `codes` cannot be `[2]`. It takes a text."),
      ("bits: 5\ncodes:\n- 1\n-", 8, "The parameter `codes` has no value. It takes a text."),
      (
        "bits: 5\nseed: none", 6, "The parameter `seed` cannot be `none`. It takes a whole number from 0 to 9."
      ),
    ])
  func refused(_ text: String, _ line: Int, _ message: String) async throws {
    #expect(try await outcome(Everything.self, text) == ["a.md:\(line): \(message)"])
  }

  @Test("Exactly the whole numbers of a range are read")
  func range() async throws {
    for number in -3...70 {
      let isAllowed = (1...64).contains(number)
      #expect(try await outcome(Everything.self, "bits: \(number)").first?.hasPrefix("\(number) ") == isAllowed)
    }
  }

  @Test("The allowed values and the default are described in each language")
  func words() {
    let allowed = Everything.signature.parameters.map(\.allowed)
    #expect(
      allowed.map(\.ja) == [
        "1から64までの整数", "`unsigned`、`twos-complement`のいずれか", "`true`または`false`", "文字列",
        "リスト(例:`[a, b]`)。各要素は文字列", "0から9までの整数",
      ])
    #expect(
      Everything.signature.parameters.map { $0.fallbackText?.en } == [
        nil, "twos-complement", "true", "none", "[0]", "drawn",
      ])
    #expect(Everything.seed.fallbackText?.ja == "任意")
  }

  @Test("A parameter without a default is required, and an optional one is not")
  func required() {
    #expect(Everything.signature.parameters.map(\.isRequired) == [true, false, false, false, false, false])
  }
}
