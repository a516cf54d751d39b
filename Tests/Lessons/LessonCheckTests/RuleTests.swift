import SourceText
import TestSupport
import Testing

@testable import LessonCheck

@Suite("The findings of the rules")
struct RuleTests {
  private static let spellings = [("spellings.yml", "- {write: ユーザー, not: [ユーザ]}\n- {write: だれ, not: [誰]}\n")]

  @Test("A wrong spelling is found, but not in code, a quotation or the right spelling", arguments: ["\n", "\r\n"])
  func spelling(ending: String) throws {
    let text = ["---", "title: 誰", "---", "ユーザーとユーザ", "", "「誰か」と`誰`", "```", "誰", "```", "誰と誰", ""]
    let found = try CheckFolder.findings(
      text.joined(separator: ending), path: "notes.ja.md", files: Self.spellings)
    #expect(found == ["2:8", "4:6", "10:1", "10:3"].map { "\($0) other-spelling" })
    let english = try CheckFolder.findings("誰\n", files: Self.spellings)
    #expect(english == [])
  }

  @Test("A wrong spelling that is longer than the right one is found")
  func longerSpelling() {
    let list = SpellingList([.init(write: "メモリ", not: ["メモリー"])])
    #expect(list.misspellings(in: "メモリとメモリー") == [.init(line: 1, byte: 13, found: "メモリー", write: "メモリ")])
  }

  @Test(
    "A wrong spelling is found however its letters are composed",
    arguments: [
      ("ライブラリーです", 1), ("ライフ\u{3099}ラリーです", 1), ("×ライブラリー", 1), ("ライブラリです", 0), ("「ライブラリー」", 0), ("ガ「が」ライブラリー`", 1),
      ("\0「ライブラリー」", 0), ("\0ライブラリー", 1),
    ])
  func composition(text: String, count: Int) {
    let list = SpellingList([.init(write: "ライブラリ", not: ["ライブラリー"])])
    let decomposed = SpellingList([.init(write: "ライブラリ", not: ["ライフ\u{3099}ラリー"])])
    #expect(list.misspellings(in: text).count == count && decomposed.misspellings(in: text).count == count)
  }

  @Test(
    "A phrase of an English list is found as whole words in any case, except in its exceptions",
    arguments: [
      ("The view behind the dialog.", []), ("What stands behind it.", ["behind"]), ("Behind it.", ["Behind"]),
      ("the bebehindest, behinds", []), ("This is no host.", ["is no"]), ("There is no host. It is no longer.", []),
      ("`behind` and 「behind」", []), ("İstanbul is behind", ["behind"]), ("", []),
    ])
  func phrases(_ text: String, _ found: [String]) throws {
    let list = SpellingList([
      .init(write: "after", not: ["behind"], except: ["the view behind"], language: .english),
      .init(write: "is not a", not: ["is no"], except: ["there is no", "is no longer"], language: .english),
    ])
    #expect(list.misspellings(in: text, .english).map(\.found) == found)
    #expect(list.misspellings(in: text, .japanese) == [])
  }

  @Test(
    "A `</details>` that closes nothing is found, but neither one in code or a comment nor a nested one",
    arguments: [
      ("<details>\n\na\n\n</details>\n\n</details>\n", ["7:1"]), ("Text </details> here.\n", ["1:6"]),
      ("<details><details>\n\na\n\n</details>\n\n</DETAILS>\n", []), ("`</details>`\n\n<!-- </details> -->\n", []),
      ("```html\n</details>\n```\n", []), ("</details>\n\n<details>\n\na\n\n</details>\n", ["1:1"]),
    ])
  func surplusDetails(_ text: String, _ places: [String]) throws {
    #expect(try CheckFolder.findings(text) == places.map { "\($0) surplus-details" })
  }

  @Test("A missing objective of a translation is found")
  func objectives() throws {
    let folder = try CheckFolder([
      ("lessons/a/lesson.md", "---\ntitle: T\nminutes: 3\nobjectives: [a, b]\n---\n"),
      ("lessons/a/lesson.ja.md", "---\ntitle: T\nobjectives: [a]\n---\n"),
    ])
    #expect(try folder.check(["lessons"]).findings.map { "\($0.line) \($0.code)" } == ["3 outdated-translation"])
  }

  @Test("Fixes keep everything else, including the byte-order mark and line ends")
  func fixes() throws {
    let text = "\u{FEFF}誰が\r\n  どこで\r\n\r\n- 誰も\r\n  いない\r\n"
    let folder = try CheckFolder([("notes.ja.md", text)] + Self.spellings)
    var report = try folder.check(["notes.ja.md"])
    #expect(
      report.findings.map(\.code).sorted() == [
        "broken-paragraph", "broken-paragraph", "other-spelling", "other-spelling",
      ])
    while let fixed = report.fixedFiles.first {
      try folder.folder.write(fixed.bytes, to: "notes.ja.md")
      report = try folder.check(["notes.ja.md"])
    }
    #expect(try folder.folder.text("notes.ja.md") == "\u{FEFF}だれがどこで\r\n\r\n- だれもいない\r\n")
  }

  @Test("A broken paragraph is found, and no other block")
  func paragraphs() throws {
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
      次の行\\
      終わり  
      です

      one
      two
      """
    let found = try CheckFolder.findings(text, path: "notes.ja.md", files: [("a.svg", "")])
    #expect(found == ["6:5 broken-paragraph", "8:6 broken-paragraph"])
  }

  @Test(
    "A heading that skips a level is found",
    arguments: [
      ("# a\n## b\n### c\n# d\n## e\n", []), ("## a\n", ["1:1"]), ("# a\n\n> ### b\n", ["3:3"]),
      ("<h1>a</h1>\n\n## b\n\n#### c\n", ["5:1"]), ("a\n===\n\n### b\n#### c\n", ["4:1"]), ("", []),
    ])
  func headings(text: String, places: [String]) throws {
    #expect(try CheckFolder.findings(text) == places.map { "\($0) skipped-heading" })
  }

  @Test("A full-width character takes two columns of a table", arguments: [(24, false), (25, true)])
  func wideTable(count: Int, isFound: Bool) throws {
    let row = "| " + String(repeating: "あ", count: count) + " | " + String(repeating: "b", count: 44) + " |"
    let found = try CheckFolder.findings("\(row)\n|---|---|\n| 1 | 2 |\n")
    #expect(found == (isFound ? ["1:1 wide-table"] : []))
  }

  @Test(
    "An image without alternative text is found",
    arguments: [
      ("![ ](a.svg)", true), ("<img src=\"a.svg\">", true), ("<img alt=\"\" src=\"a.svg\">", false),
      ("![b](a.svg)", false),
      ("text [![](a.svg)](a.svg)", true), ("<img src='a.svg' alt=' '>", true),
    ])
  func alternativeText(text: String, isFound: Bool) throws {
    let found = try CheckFolder.findings(text + "\n", files: [("a.svg", "")])
    #expect(
      found.count == (isFound ? 1 : 0) && found.allSatisfy { $0.hasSuffix("missing-alternative-text") }, "\(found)")
  }

  @Test("A translation with a missing section, an extra one or a moved cell is found")
  func translation() throws {
    let front = "---\ntitle: T\nminutes: 3\nobjectives: [a]\n---\n"
    let japanese = "---\ntitle: T\nobjectives: [a]\n---\n"
    func cell(_ name: String) -> String { "```experiment a.b name=\(name)\n```\n" }
    let folder = try CheckFolder([
      ("lessons/a/lesson.md", "\(front)# T\n## A\n\(cell("one"))### B\n## C\n\(cell("two"))\(cell("three"))"),
      ("lessons/a/lesson.ja.md", "\(japanese)# T\n## あ\n\(cell("one"))## う\n\(cell("three"))\(cell("two"))## え\n"),
    ])
    let found = try folder.check(["lessons"]).findings
    #expect(found.map { "\($0.line) \($0.code)" } == ["9", "12", "14"].map { "\($0) outdated-translation" })
    #expect(found[0].message.en.hasPrefix("The heading \"B\" of `lessons/a/lesson.md:10` is missing above this line"))
  }

  @Test("An exception applies to the block below it or to the question, and an unreadable one is an error")
  func exceptions() throws {
    let text = "<!-- check: allow=broken-link reason=\"soon\" -->\n\n[a](b.md)\n[a](c.md)\n\n[a](d.md)\n"
    #expect(try CheckFolder.findings(text) == ["6:1 broken-link"])
    for (comment, words) in [
      ("allow=brokn-link reason=\"x\"", "Did you mean `broken-link`"), ("allow=broken-link", "Write"),
    ] {
      let report = try CheckFolder([("notes.md", "<!-- check: \(comment) -->\n\n[a](b.md)\n")]).check(["notes.md"])
      #expect(report.findings.count == 1 && report.errors.count == 1)
      #expect(report.errors.allSatisfy { $0.place.line == 1 && "\($0)".contains(words) }, "\(report.errors)")
    }
  }

  @Test("A circle of requirements is reported once, without lessons that only lead into it")
  func circles() throws {
    func lesson(_ name: String, _ requires: String) -> (path: String, text: String) {
      ("lessons/\(name)/lesson.md", "---\ntitle: T\nminutes: 3\nobjectives: [a]\nrequires:\n  - \(requires)\n---\n")
    }
    let folder = try CheckFolder([
      lesson("a", "b"), lesson("b", "c"), lesson("c", "d"), lesson("d", "b"), lesson("e", "e"),
    ])
    let found = try folder.check(["lessons"]).findings
    #expect(
      found.map { "\($0.path):\($0.line):\($0.column) \($0.code)" } == [
        "lessons/b/lesson.md:6:5 circular-requirement", "lessons/e/lesson.md:6:5 circular-requirement",
      ])
    #expect(found.first?.message.en.contains("`b` → `c` → `d` → `b`") == true)
  }

  @Test("A damaged document is reported, and the other documents are still checked")
  func damaged() throws {
    let folder = try CheckFolder([("a.md", "```experiment a.b\n"), ("b.md", "[x](y.md)\n")])
    let report = try folder.check(["a.md", "b.md"])
    #expect(report.findings.map(\.path) == ["b.md"] && report.errors.map(\.place.file) == ["a.md"])
  }

  @Test("A document beyond the limits of the Markdown parser is reported")
  func bounds() throws {
    let report = try CheckFolder([("a.md", String(repeating: "[", count: 5_000) + "\n")]).check(["a.md"])
    #expect(report.errors.count == 1 && report.findings.isEmpty)
  }
}
