import SourceText
import Testing

@Suite("YAML that is refused")
struct YAMLRefusalTests {
  /// The help for a syntax error.
  private static let syntax =
    " Write `key: value` lines and lists like `[a, b]`; quote text that contains `: ` or starts with a special character."

  @Test(
    "Each error is reported with its line",
    arguments: [
      ("a: 1\nb: *x", ["a.md:2: `*x` is an alias. Aliases are not supported: write the value itself."]),
      (
        "a: &x 1",
        [
          "a.md:1: `&x` is an anchor for aliases. Aliases are not supported: remove the anchor and write the values themselves."
        ]
      ),
      (
        "a:\n  - !!int 5",
        [
          "a.md:2: `!!int` is a tag. "
            + "Tags are not supported: remove it. The type of the parameter determines how its text is read."
        ]
      ),
      (
        "bits: 5\nbias: 1\nbits: 6",
        ["a.md:3: Duplicate key `bits`; line 1 already has it. Remove one of the two."]
      ),
      ("x:\n  a: 1\n  'a': 2", ["a.md:3: Duplicate key `a`; line 2 already has it. Remove one of the two."]),
      ("a: 1\n---\nb: 2", ["a.md:2: A second YAML document starts here. Remove the line `---`."]),
      ("[a, b]: 1", ["a.md:1: `[a, b]` cannot be a key. Write the key as a single word."]),
      ("? {a: 1}\n: 2", ["a.md:1: `{a: 1}` cannot be a key. Write the key as a single word."]),
      (
        "a:\n\tb: 1",
        [
          "a.md:2: This is not YAML: found character that cannot start any token while scanning for the next token."
            + syntax
        ]
      ),
      (
        "a: [1, 2\nb: 3",
        ["a.md:1: This is not YAML: did not find expected ',' or ']' while parsing a flow sequence." + syntax]
      ),
      (
        "a: 1\nb: \"x",
        ["a.md:2: This is not YAML: found unexpected end of stream while scanning a quoted scalar." + syntax]
      ),
      ("a: b: c", ["a.md:1: This is not YAML: mapping values are not allowed in this context." + syntax]),
      ("a: 1\nb: 2\nc: \u{1}", ["a.md:3: This is not YAML: control characters are not allowed." + syntax]),
      ("a: 1\r\nb: 2\rc: \u{7F}", ["a.md:3: This is not YAML: control characters are not allowed." + syntax]),
    ])
  func refusal(_ source: String, _ messages: [String]) {
    let (root, findings) = YAMLParser.parse(source, file: "a.md")
    #expect(findings.map(\.description) == messages)
    #expect(root == nil || !source.contains("---"))
  }

  @Test("A byte that is not UTF-8 is reported with its line")
  func illFormed() {
    let bytes = Array("a: 1\nb: ".utf8) + [0xFF]
    let (root, findings) = bytes.withUnsafeBufferPointer { YAMLParser.parse($0, file: "a.md", firstLine: 3) }
    #expect(root == nil)
    #expect(findings.map(\.place.description) == ["a.md:4"])
  }

  @Test("Lists and mappings may be nested 32 levels deep, and not deeper")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "a" + String(repeating: "]", count: depth)
    }
    #expect(YAMLParser.parse(nested(YAMLParser.deepest), file: "a.md").root != nil)
    for depth in [YAMLParser.deepest + 1, 5_000] {
      let (root, findings) = YAMLParser.parse("\n" + nested(depth), file: "a.md")
      #expect(root == nil)
      #expect(
        findings.map(\.description) == ["a.md:2: This YAML is nested more than 32 levels deep. Reduce the nesting."])
    }
  }

  @Test("All errors are reported at once, and a syntax error comes last")
  func together() {
    let source = "a: &x 1\nb: *x\na: 2\nc: !t 3\n[d]: 4\ne: ]"
    let (root, findings) = YAMLParser.parse(source, file: "a.md", firstLine: 11)
    #expect(root == nil)
    #expect(findings.map(\.place.line) == [11, 12, 13, 14, 15, 16])
  }

  @Test("The parts of YAML next to an error are still read, so that they can be checked")
  func rest() {
    let (root, findings) = YAMLParser.parse("a: 1\na: 2\nb: *x\nc: 3", file: "a.md")
    #expect(findings.count == 2)
    #expect(root?.text == "{a: 1, b: \"\", c: 3}")
  }
}
