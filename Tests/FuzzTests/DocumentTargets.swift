import Results

@testable import LessonKit
@testable import SourceText

/// Targets that read documents and their parts.
enum DocumentTargets {
  static let all = [documents, listings, tables, infoStrings, yaml, plainYAML, svg, answers]

  private static let markdown = [
    "```", "````", "~~~", "```experiment integer.table name=a", "```swift trap", "```transcript\n", "---\n", "> ", "- ",
    "1. ", "|", "|-|", "![a](b.svg)", "<!-- lesson: name=b -->", "<!--", "-->", "    ", "\n\n", "`", "$ lesson run",
    "<details><summary>Hint 1</summary>\n\n", "\n\n</details>\n", " predict=value",
    " labels=\"[a, 'b: c']\"", " rows=bits",
    "- `1`, `2`: why. <!-- if: a=1 -->\n",
    "<!-- slip -->", "<!-- lesson: quiz name=q -->\n\n", "1. Yes. ", "```swift check name=a\n",
  ]

  private static let written = FuzzSamples.texts(
    "---\ntitle: A\n---\n\n```experiment a.b name=c\nbits: 3\n```\n\n| a | b |\n|---|--:|\n| `1` | 2 |\n",
    "---\ntitle: A\n---\n\n> - ```swift name=x trap\n>   print(1)\n>   ```\n>\n>   ```transcript\n>   1\n>   ```\n",
    "# A\n\n```swift\nprint(1)  // Prints: 1\nlet a = 1\n```\n\n```console\n$ lesson list\nx\n```\n",
    "---\ntitle: A\n---\n\n```experiment a.b predict=c\n```\n\n<details><summary>Hint 1</summary>\n\nh\n\n</details>\n\n"
      + "<details>\n\n| c |\n|---|\n| 1 |\n\n- `2`: why. <!-- if: d=e -->\n- `3`: w <!-- slip -->\n\n</details>\n",
    "<!-- lesson: quiz name=q -->\n\nW?\n\n1. a\n2. b\n\n<details>\n\n1. Yes. a\n2. No. b\n\n</details>\n",
    "# A\n\n<!-- lesson: name=f -->\n```experiment a.b\n```\n\n![x](f.svg)\n\n```mermaid\nstateDiagram-v2\n```\n")

  private static let documents = FuzzTarget.checked(
    "documents", written + FuzzSamples.lessons("/lesson.md", atMost: 2_500), markdown,
    checking: { check(Document(SourceFile(path: "a/lesson.md", bytes: $0))) })

  private static let listings = FuzzTarget.checked(
    "documents with listings", written, markdown + ["// Prints:", "// ", "print(2)"],
    checking: { check(Document(SourceFile(path: "a/README.md", bytes: $0))) })

  /// Returns an error if a finding's place is outside the file; nil if there is none.
  private static func check(_ document: Document) -> String? {
    let lines = document.file.lines.count + 1
    let places = document.findings.compactMap(\.place.line)
    return places.allSatisfy { 1...lines ~= $0 } ? nil : "a place lies outside of the file: \(places)"
  }

  /// A target that checks that the canonical form of an answer is its own canonical form.
  private static let answers = FuzzTarget.checked(
    "answers", FuzzSamples.texts("-3", "−３.５", "1,024", "2^-3*3/8", "0b1 1101", "does not compile.", "∞", "ー1e5"),
    ["-", "ー", "０", "/", "^", "e", ",", "0x", "`", "\u{200B}", "\u{3000}", "。"],
    checking: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for kind in AnswerKind.allCases {
        guard let form = Answer.canonical(text, as: kind) else { continue }
        if form.count <= Answer.longest, Answer.canonical(form, as: kind) != form {
          return "\(kind): \(form) is compared as another"
        }
      }
      return nil
    })

  private static let tables = FuzzTarget.checked(
    "tables", FuzzSamples.texts("| a | b |", "a|b", "| `a\\|b` | c |", "||", "|か|`|`|"), ["|", "\\|", "`", "``"],
    checking: { bytes in
      bytes.withUnsafeBufferPointer { bytes in
        for cell in TableCells(bytes, 0..<bytes.count)
        where !(0...bytes.count ~= cell.lowerBound && cell.upperBound <= bytes.count) {
          return "a cell lies outside of the line"
        }
        return nil
      }
    })

  private static let infoStrings = FuzzTarget(
    "info strings",
    FuzzSamples.texts("experiment a.b name=c wildcard=\"* *\"", "swift trap timeout=3s name=x", "console"),
    ["=", " ", "\"", "name=", "wildcard=***"]
  ) { _ = InfoString(String(decoding: $0, as: UTF8.self), leadingWords: 2) }

  private static let mappings = FuzzSamples.texts(
    "a: 1\nb: [x, y]\nc:\n  - d\n  - e: f\n", "a: \"x\\u0041\"\nb: 'it''s'\nc: |\n  text\n   more\n",
    "{a: [1, {b: c}]}\n")

  private static let marks = [
    ": ", "- ", "[", "]", "{", "}", "|\n", ">\n", "&a", "*a", "!t", "# ", "%", "? ", "\n  ", ",",
  ]

  private static let yaml = FuzzTarget("YAML", mappings + FuzzSamples.lessons(".yml", atMost: 3_000), marks) { bytes in
    _ = bytes.withUnsafeBufferPointer { YAMLParser.parse($0, file: "a.yml") }
  }

  /// A target that checks that plain YAML is read the same with libyaml.
  private static let plainYAML = FuzzTarget.checked(
    "plain YAML", FuzzSamples.texts("bits: 3\n", "a: x\nb: y z\n", "code: 00101\n"), marks,
    checking: { bytes in
      bytes.withUnsafeBufferPointer { text in
        guard let short = PlainYAML.mapping(text, firstLine: 1) else { return nil }
        let long = YAMLParser.parseAny(text, file: "a.yml", firstLine: 1)
        return long.root.map { "\($0)" } == "\(short)" ? nil : "\(short), not \(String(describing: long))"
      }
    })

  private static let svg = FuzzTarget.checked(
    "SVG",
    FuzzSamples.texts(
      "<svg><g style=\"x:3\u{FEFF}\"/><text>か</text></svg>",
      "<svg xmlns='u'><path d='M1 1L2 2a1 1 0 013 3z'/><text xml:space='preserve'>a<tspan> é</tspan></text></svg>",
      "<svg>\r\n<g id='a' fill='rgb(1,2,3)' clip-path='url(#b)'/><use href='#a'/>\r\n</svg>")
      + FuzzSamples.lessons(".svg", atMost: 1_500),
    ["&amp;", "&#13;", "url(#", "svg:", "<!--", "-->", "<![CDATA[", "]]>", "(", ")", "#"],
    checking: { bytes in
      let differences = (try? SVGComparison.differences(expected: bytes, found: bytes)) ?? []
      return differences.isEmpty ? nil : "it differs from itself: \(differences)"
    })
}
