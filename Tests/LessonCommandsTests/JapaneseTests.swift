import Foundation
import SourceText
import TestSupport
import Testing

@Suite("What readers see in Japanese")
struct JapaneseTests {
  @Test("Every document keeps to one spelling a word")
  func documents() throws {
    let list = try Self.spellings()
    for path in try Self.documents() {
      let lesson = path.split(separator: "/").dropLast().last.map(String.init)
      let spellings = list.filter { $0.lessons.map { $0.contains(lesson ?? "") } ?? true }
      #expect(JapaneseCheck.spellings(in: try Self.text(path), spellings) == [], "\(path)")
    }
  }

  @Test("A lesson has the same number of objectives in both languages")
  func objectives() throws {
    for path in try Self.documents() where path != "README.ja.md" {
      let counts = try [path, path.replacing(".ja.md", with: ".md")].map { try Self.objectives(try Self.text($0)) }
      #expect(counts[0] == counts[1] && counts[0] > 0, "\(path): \(counts)")
    }
  }

  /// How many objectives the front matter of a lesson has.
  private static func objectives(_ text: String) throws -> Int {
    let end = text.range(of: "\n---\n")?.lowerBound ?? text.endIndex
    let (root, findings) = YAMLParser.parse(String(text[..<end].dropFirst(4)), file: "lesson")
    #expect(findings.isEmpty)
    guard case .mapping(let keys) = root?.content,
      case .sequence(let objectives) = keys.first(where: { $0.key == "objectives" })?.value.content
    else { return 0 }
    return objectives.count
  }

  @Test("So do the glossary and what experiments say", arguments: ["Sources", "Hosts/Sources", "lessons/glossary.yml"])
  func experiments(path: String) throws {
    let list = try Self.spellings().filter { $0.lessons == nil }
    for file in try Self.files(path) {
      // Without fences, each line of a source is prose.
      let text = try Self.text(file).replacing("```", with: "")
      #expect(JapaneseCheck.spellings(in: text, list) == [], "\(file)")
    }
  }

  @Test("A paragraph is one line")
  func paragraphs() throws {
    for path in try Self.documents() {
      #expect(JapaneseCheck.brokenLines(in: try Self.text(path)) == [], "\(path)")
    }
  }

  @Test("Another spelling is found with its line, but not in code, in a quotation or within the right one")
  func found() {
    let list = [
      JapaneseCheck.Spelling(write: "ユーザー", not: ["ユーザ"], lessons: nil),
      JapaneseCheck.Spelling(write: "だれ", not: ["誰"], lessons: nil),
    ]
    let text = "---\ntitle: 誰\n---\nユーザーとユーザ\n\n「誰か」と`誰`\n```\n誰\n```\n誰と誰\n"
    #expect(JapaneseCheck.spellings(in: text, list) == ["2: 誰 → だれ", "4: ユーザ → ユーザー", "10: 誰 → だれ", "10: 誰 → だれ"])
  }

  @Test("A wrong spelling that is longer than the right one is found")
  func longer() {
    let list = [JapaneseCheck.Spelling(write: "メモリ", not: ["メモリー"], lessons: nil)]
    #expect(JapaneseCheck.spellings(in: "メモリとメモリー", list) == ["1: メモリー → メモリ"])
  }

  @Test("A paragraph that is broken is found, and other blocks are not")
  func broken() {
    let text = """
      ---
      title: 題
      minutes: 3
      ---
      # 題
      一行目は
      二行目に続く。
      - 項目は
        続く。
      - 次の項目
      1. 番号

      | 表 |
      |----|
      > 引用は
      > そのまま

      ```
      code
      code
      ```
      ![絵](a.svg)
      """
    #expect(JapaneseCheck.brokenLines(in: text) == [6, 8])
  }

  private static func documents() throws -> [String] {
    let lessons = try FileManager.default.contentsOfDirectory(atPath: packageRoot + "/lessons").sorted()
    return lessons.filter { !$0.contains(".") }.map { "lessons/\($0)/lesson.ja.md" } + ["README.ja.md"]
  }

  private static func files(_ path: String) throws -> [String] {
    guard !path.hasSuffix(".yml") else { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: "\(packageRoot)/\(path)").filter {
      $0.hasSuffix(".swift")
    }
    .sorted().map { "\(path)/\($0)" }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(packageRoot)/\(path)", encoding: .utf8)
  }

  private static func spellings() throws -> [JapaneseCheck.Spelling] {
    let (root, findings) = YAMLParser.parse(try text("lessons/spellings.yml"), file: "spellings.yml")
    #expect(findings.isEmpty)
    guard case .sequence(let entries) = root?.content else { throw Finding(Place(file: "spellings.yml"), "no list") }
    return try entries.map { entry in
      guard case .mapping(let keys) = entry.content else { throw Finding(Place(file: "spellings.yml"), "no mapping") }
      func words(_ name: String) -> [String]? {
        guard let node = keys.first(where: { $0.key == name })?.value else { return nil }
        guard case .sequence(let nodes) = node.content else { return node.scalar.map { [$0] } }
        return nodes.compactMap(\.scalar)
      }
      return JapaneseCheck.Spelling(
        write: try #require(words("write")?.first), not: try #require(words("not")), lessons: words("lessons"))
    }
  }
}
