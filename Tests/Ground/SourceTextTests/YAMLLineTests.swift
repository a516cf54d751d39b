import SourceText
import Testing

@Suite("The lines of YAML nodes")
struct YAMLLineTests {
  private static let source = [
    "# a comment",
    "bits: 5",
    "",
    "codes:",
    "  - 00101",
    "  - [a,",
    "     b]",
    "nested:",
    "  deep: {x: 1,",
    "    y: 2}",
    "block: |",
    "  text",
    "last:",
    "  value",
  ]

  /// Returns every key and scalar of a node with its line.
  private func words(_ node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let text, _): ["\(node.line) \(text.trimming)"]
    case .sequence(let nodes): ["\(node.line) ["] + nodes.flatMap(words) + ["]"]
    case .mapping(let entries):
      ["\(node.line) {"] + entries.flatMap { ["\($0.line) \($0.key):"] + words($0.value) } + ["}"]
    }
  }

  @Test("Every node has the line that it starts on in the file", arguments: [1, 2, 40], ["\n", "\r\n", "\r"])
  func lines(firstLine: Int, ending: String) throws {
    let text = Self.source.joined(separator: ending)
    let root = try #require(YAMLParser.parse(text, file: "a.md", firstLine: firstLine).root)
    let expected = [
      (2, "{"), (2, "bits:"), (2, "5"), (4, "codes:"), (5, "["), (5, "00101"), (6, "["), (6, "a"), (7, "b"), (0, "]"),
      (0, "]"), (8, "nested:"), (9, "{"), (9, "deep:"), (9, "{"), (9, "x:"), (9, "1"), (10, "y:"), (10, "2"), (0, "}"),
      (0, "}"), (11, "block:"), (11, "text"), (13, "last:"), (14, "value"), (0, "}"),
    ]
    #expect(words(root) == expected.map { $0 == 0 ? $1 : "\($0 + firstLine - 1) \($1)" })
  }
}

extension String {
  fileprivate var trimming: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
