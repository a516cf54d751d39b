import SourceText
import SwiftSource
import Testing

@testable import SwiftListings

@Suite("Values that comments state")
struct StatedValueTests {
  @Test(
    "A value is read strictly, with only words after it that can be about it",
    arguments: [
      ("5", "5"), (" 6", "6"), ("-1.5e3", "-1.5e3"), ("0x1F", "0x1F"), ("1_000", "1_000"), ("3.14…", "3.14…"),
      ("3.14...", "3.14..."), ("true", "true"), ("nil", "nil"), ("\"a, b\"", "\"a, b\""), ("[1, 2]", "[1, 2]"),
      ("[]", "[]"), ("[:]", "[:]"), ("[\"a\": 1]", "[\"a\": 1]"), ("[1, 2, …]", "[1, 2, …]"),
      ("(1, \"b\")", "(1, \"b\")"),
      ("(x: 1, y: 2)", "(x: 1, y: 2)"), (".north", ".north"), (".some(1)", ".some(1)"), ("Optional(5)", "Optional(5)"),
      ("P(x: 1)", "P(x: 1)"), ("Set([1])", "Set([1])"), ("A.B<C>(1)", "A.B<C>(1)"), ("0..<5", "0..<5"),
      ("true because 1 is", "true"), ("5, of course", "5"), ("5.", "5"), ("5 (five)", "5"), ("5 — five", "5"),
      ("\"a\\\"b\"", "\"a\\\"b\""), ("[P(x: 1), nil]", "[P(x: 1), nil]"), ("inf", "inf"),
      ("5 😲", "5"), ("true ✓", "true"), ("0 ☝️ 🎉", "0"), ("[93, 94, ... 100]", "[93, 94, ... 100]"),
    ])
  func values(_ text: String, _ value: String) {
    #expect(StatedValue(text[...])?.text == value)
  }

  @Test(
    "A sign or a word of approximation belongs to the value",
    arguments: [
      ("≈ 0.3", "0.3", 4), ("~0.3", "0.3", 1), ("about 0.3", "0.3", 6), ("approximately 3", "3", 14),
      ("roughly: -2", "-2", 9),
      ("rounded 0.33", "0.33", 8), ("約0.3", "0.3", 3), ("約 0.3", "0.3", 4), ("およそ3", "3", 9), ("ほぼ 1.5", "1.5", 7),
      ("about ≈ 2", "2", 10), ("≈ [0.3, 1]", "[0.3, 1]", 4), ("0.3 (approximately)", "0.3", 0), ("0.3（約）", "0.3", 0),
      ("0.33, rounded", "0.33", 0), ("≈ ∞", "∞", 4),
    ])
  func approximate(_ text: String, _ value: String, _ offset: Int) throws {
    let stated = try #require(StatedValue(text[...]))
    #expect(stated.text == value)
    #expect(stated.offset == offset)
    #expect(stated.isApproximate)
    #expect(stated.isAll(of: text[...]))
  }

  @Test(
    "Other words about a value do not make it approximate",
    arguments: ["0.3", "0.3 (five)", "0.3 (turnabout)", "0.3 because it is about three", "5 — not 6"])
  func exact(_ text: String) throws {
    #expect(try #require(StatedValue(text[...])).isApproximate == false)
  }

  @Test(
    "A text that could be prose is not a value",
    arguments: [
      "", "5 seconds", "30 %", "5%", "1st", "3 times", "a value", "trueness", "nil-like", "Point", "the 5", "[1, 2",
      "(see above)", "[see above]", "\"open", ".", "5 or 6", "[1] and more", "12:30", "1/2", "Prints \"a\"",
      "TODO(me): x y", "…", "about five", "~", "約3.5 m", "about 15 %", "≈ 1,234", "rounded to 2 places",
      "U+0061", "http://a.b", "...", "P(x", "5x", "1 - 2⁻⁵²", "1, 2, 3", "5: five", "2⁻⁵²",
      "5 😲 what", "\"a\", \"b\"",
    ])
  func prose(_ text: String) {
    #expect(StatedValue(text[...]) == nil)
  }

  private func found(_ kind: String, _ forms: String...) throws -> FoundValue {
    let digits = forms.map { form in
      form.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    return try #require(FoundValue(([kind, ""] + digits).joined(separator: " ")[...]))
  }

  @Test(
    "A value is stated in any of its forms, with tolerance for quotation, abbreviation, rounding and order",
    arguments: [
      ("6", "other", "6", true), ("6", "other", "7", false), ("6.0", "other", "6", true),
      ("3.14", "other", "3.14159", true),
      ("3.15", "other", "3.14159", false), ("3.17", "other", "3.14159", false), ("3", "other", "3.14159", false),
      ("3.14…", "other", "3.14159", true), ("0xFF", "other", "255", true), ("1_000", "other", "1000", true),
      ("\"a\"", "other", "a", true), ("a", "other", "\"a\"", true), ("[\"a\", \"b\"]", "other", "[\"a\",\"b\"]", true),
      ("[1, 2]", "other", "[2, 1]", false), ("[1, 2]", "unordered", "[2, 1]", true),
      ("[1, 2]", "unordered", "[2, 3]", false),
      ("[\"b\": 2, \"a\": 1]", "unordered", "[\"a\": 1, \"b\": 2]", true), ("[1, …]", "other", "[1, 2, 3]", true),
      ("[1, …, 3]", "other", "[1, 2, 4]", false), ("[1.0, 2]", "other", "[1, 2.0]", true),
      ("5", "other", "Optional(5)", true),
      ("[\"/main.css\", nil]", "other", "[Optional(\"/main.css\"), nil]", true),
      ("[.a, .b]", "other", "[main.P.a, main.P.b]", true), ("/main.css", "other", "/css", false),
      ("00000011", "other", "<00000011>", true), ("0000...0011", "other", "<000000000011>", true),
      ("0000...0111", "other", "<000000000011>", false), ("[2, …]", "unordered", "[3, 1, 2]", true),
      ("[\"a\": 1, \"b\": 2, ...]", "unordered", "[\"c\": 3, \"b\": 2, \"a\": 1]", true),
      ("[\"a\": 2, ...]", "unordered", "[\"b\": 2, \"a\": 1]", false), ("[…]", "unordered", "[1]", true),
      ("(1, 2)", "other", "(x: 1, y: 2)", true), ("(x: 1, y: 2)", "other", "(x: 1, y: 3)", false),
      ("P(x: 1, y: 2)", "other", "main.P(x: 1, y: 2.0)", true), (".north", "other", "north", true),
      (".north", "other", "main.D.north", true), (".north", "other", "south", false), ("[]", "other", "[]", true),
      ("[]", "other", "[1]", false), ("Set([1, 2])", "other", "[2, 1]", true), ("nil", "other", "nil", true),
      ("\"a b\"", "other", "a  b", false), ("[\"a,b\"]", "other", "[\"a\", \"b\"]", false),
      ("-0.5", "other", "0.5", false), ("[[1], [2]]", "other", "[ArraySlice([1]), ArraySlice([2])]", true),
      ("[0..<5, 5..<10]", "other", "[Range(0..<5), Range(5..<10)]", true), ("[1, 2,]", "other", "[1, 2]", true),
      ("11110000", "other", "240", true), ("00001111", "other", "15", true), ("0101", "other", "5", true),
      ("1111_0000", "other", "240", true), ("[00000001, 10000000]", "other", "[1, 128]", true),
      ("101", "other", "5", false), ("11110001", "other", "240", false), ("00001112", "other", "16", false),
      ("11110000", "other", "11110000", true), ("11110000", "other", "-16", false),
      ("\u{E9}", "other", "e\u{301}", true), ("[\"\u{E9}\"]", "other", "[\"e\u{301}\"]", true),
      ("1.4142136E+20", "other", "1.4142136e+20", true),
      ("1.41421358E+20", "other", "1.4142136e+20", false), ("1.41421358E+21", "other", "1.4142136e+20", false),
    ])
  func agreement(_ stated: String, _ kind: String, _ value: String, _ agrees: Bool) throws {
    #expect(try found(kind, value).isStated(by: stated) == agrees)
  }

  @Test(
    "A list from a set, or from a dictionary's keys or values, is without order",
    arguments: [
      ("d.keys.map { $0 }", true), ("d.values.sorted()", false), ("Array(Set([1]))", true),
      ("[1, 2].map { -$0 }", false),
      ("let k = [String](d.keys)\nk.map { $0 }", true), ("let k = d.keys\n  .sorted()\nk", false),
      ("var k = Array(d.keys)\nk.sort()\nk", false), ("let s: Set = [1]\ns.map { $0 }", true),
      ("var k = d.keys.sorted()\nk = Array(d.keys)\nk", true), ("let values = [1]\nvalues", false),
      ("let n = d.keys.count; let m = [n]\n[1]", false), ("d.values(1)", false),
    ])
  func unordered(_ source: String, _ isUnordered: Bool) throws {
    let outline = SwiftOutline(source + " // x")
    let statement = try #require(outline.statement(before: outline.comments[0]))
    #expect(UnorderedValues(outline).isUnordered(statement.tokens) == isUnordered)
  }

  @Test(
    "A variable that such a statement sets, and its conversions, are without order",
    arguments: [
      ("k", true), ("Array(k)", true), ("k.lowercased", true), ("other", false), ("d.keys", true), ("Set(other)", true),
    ])
  func unordered(named name: String, _ isUnordered: Bool) {
    #expect(
      UnorderedValues(SwiftOutline("let k = d.keys.map { $0 }\nlet other = [1]")).isUnordered(name) == isUnordered)
  }
}
