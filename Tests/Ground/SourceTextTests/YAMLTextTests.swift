import SourceText
import Testing

@Suite("The source text of YAML values")
struct YAMLTextTests {
  @Test(
    "A value has its source text, and says whether it was quoted",
    arguments: [
      ("00101", "00101", false),
      ("no", "no", false),
      ("1:30", "1:30", false),
      ("~", "~", false),
      ("null", "null", false),
      ("0x1F", "0x1F", false),
      ("1_000", "1_000", false),
      ("-0", "-0", false),
      (".inf", ".inf", false),
      ("2026-08-01", "2026-08-01", false),
      ("2の補数", "2の補数", false),
      ("a b # comment", "a b", false),
      ("", "", false),
      ("''", "", true),
      ("'00101'", "00101", true),
      ("\"no\"", "no", true),
      ("\"a\\tb\\u3042\"", "a\tbあ", true),
      ("'it''s'", "it's", true),
      ("|\n  a\n   b\n", "a\n b\n", true),
      ("|-\n  a\n", "a", true),
      (">\n  a\n  b\n", "a b\n", true),
    ])
  func scalar(_ source: String, _ text: String, _ quoted: Bool) throws {
    let (root, findings) = YAMLParser.parse("key: \(source)", file: "a.md")
    #expect(findings.isEmpty)
    let node = try #require(root)
    guard case .mapping(let entries) = node.content else {
      Issue.record("\(node)")
      return
    }
    #expect(entries.map(\.key) == ["key"])
    #expect(entries.map(\.value.content) == [.scalar(text, quoted: quoted)])
    #expect(entries.map(\.value.isEmpty) == [text.isEmpty && !quoted])
  }

  @Test("Empty YAML has no root node", arguments: ["", "\n\n", "# only a comment\n", "---\n# nothing\n"])
  func nothing(_ text: String) {
    let (root, findings) = YAMLParser.parse(text, file: "a.md")
    #expect(root?.isEmpty ?? true)
    #expect(findings.isEmpty)
  }

  @Test("An empty buffer without an address has no root node")
  func noAddress() {
    let (root, findings) = YAMLParser.parse(UnsafeBufferPointer(start: nil, count: 0), file: "a.md")
    #expect(root == nil)
    #expect(findings.isEmpty)
  }

  @Test("Keys have their source text and order, even if YAML could read them as other types")
  func keys() {
    let (root, _) = YAMLParser.parse("yes: 1\n~: 2\n<<: 3\n1: 4\n'a b': 5\nB: 6\nb: 7", file: "a.md")
    guard case .mapping(let entries) = root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.map(\.key) == ["yes", "~", "<<", "1", "a b", "B", "b"])
  }

  @Test(
    "A node is written on one line for messages",
    arguments: [
      ("[a, 'b', [c]]", "[a, \"b\", [c]]"),
      ("a: {b: 1, c: []}", "{a: {b: 1, c: []}}"),
      ("- a\n- b: 1\n  c: 2\n", "[a, {b: 1, c: 2}]"),
    ])
  func oneLine(_ source: String, _ text: String) {
    #expect(YAMLParser.parse(source, file: "a.md").root?.text == text)
  }

  @Test("A list of 100 000 elements and a mapping of 100 000 keys are read", .timeLimit(.minutes(1)))
  func large() {
    let list = YAMLParser.parse("[" + String(repeating: "01, ", count: 100_000) + "]", file: "a.md")
    guard case .sequence(let nodes) = list.root?.content else {
      Issue.record("no list")
      return
    }
    #expect(nodes.count == 100_000 && nodes.allSatisfy { $0.scalar == "01" })
    let mapping = YAMLParser.parse((0..<100_000).map { "k\($0): \($0)\n" }.joined(), file: "a.md")
    guard case .mapping(let entries) = mapping.root?.content else {
      Issue.record("no mapping")
      return
    }
    #expect(entries.count == 100_000 && mapping.findings.isEmpty)
  }
}
