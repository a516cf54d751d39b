import Foundation
import SourceText
import TestSupport
import Testing

@Suite("lesson check")
struct CheckCommandTests {
  private static let text = "# T\n\n### U\n\n[a](gone.md)\n"

  @Test(
    "`lesson check` fails for warnings only with `--strict`, but always for errors and unreadable files",
    arguments: [
      ("# T\n", [], 0), ("# T\n\n### U\n", [], 0), ("# T\n\n### U\n", ["--strict"], 1), ("[a](b.md)\n", [], 1),
      ("```experiment a.b\n", [], 2),
    ] as [(String, [String], Int32)])
  func statuses(text: String, words: [String], status: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "notes.md")
    #expect(await CommandLineRun.lesson(["check", "notes.md"] + words, in: folder.path).status == status)
  }

  @Test(
    "`lesson check` reports errors in front matter as `lesson run` does",
    arguments: ["", "---\ntitel: T\n---\n", "---\ntitle: [\n---\n", "---\ntitle: T\nminutes: x\n---\n"])
  func frontMatter(_ matter: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(matter + "\n# T\n", to: "lessons/a/lesson.md")
    let checked = await CommandLineRun.lesson("check", in: folder.path)
    let run = await CommandLineRun.lesson("run", in: folder.path)
    #expect(checked.status == 2 && !checked.messages.isEmpty)
    #expect(checked.messages == run.messages)
  }

  @Test("`lesson check` counts the workshops that it checks")
  func workshops() async throws {
    let folder = try WorkshopFixture.folder()
    let named = await CommandLineRun.lesson("check", "lessons/workshops/w.yml", in: folder.path)
    #expect(named.output == "1 workshop: 0 errors, 0 warnings\n" && named.status == 0, "\(named)")
    let all = await CommandLineRun.lesson("check", "lessons", "--language", "ja", in: folder.path)
    #expect(all.output.hasSuffix("文書2件、ワークショップ1件: エラー0件、警告2件\n"), "\(all)")
    let json = await CommandLineRun.lesson("check", "lessons/workshops/w.yml", "--format", "json", in: folder.path)
    #expect(json.output.contains("\"workshops\" : 1") || json.output.contains("\"workshops\":1"), "\(json.output)")
    try folder.write("title: T\n", to: "lessons/workshops/w.yml")
    let wrong = await CommandLineRun.lesson("check", "lessons/workshops/w.yml", in: folder.path)
    #expect(wrong.output.hasPrefix("1 workshop: 2 errors") && wrong.status == 2, "\(wrong)")
  }

  @Test("`lesson check` prints its findings in each format")
  func formats() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "a,b.md")
    let text = await CommandLineRun.lesson("check", "a,b.md", "--language", "ja", in: folder.path)
    #expect(
      text.output == """
        a,b.md:3:1: warning: 直前の見出しはレベル1なのに、この見出しはレベル3です。`##`で始めてください。 [skipped-heading]
        a,b.md:5:1: error: `gone.md`のリンク先がありません(`gone.md`)。パスを直すか、リンクを削除してください。 [broken-link]
        文書1件: エラー1件、警告1件

        """)
    let github = await CommandLineRun.lesson("check", "a,b.md", "--format", "github", in: folder.path)
    #expect(github.output.hasPrefix("::warning file=a%2Cb.md,line=3,col=1,title=skipped-heading::This heading is"))
    let json = await CommandLineRun.lesson("check", "a,b.md", "--format", "json", in: folder.path)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(
      object?["documents"] as? Int == 1 && findings.map { $0["code"] as? String } == ["skipped-heading", "broken-link"])
    #expect(findings.map { $0["line"] as? Int } == [3, 5] && json.status == 1)
  }

  @Test("`lesson check` speaks the language of the program, unless another one is named")
  func language() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.text, to: "a.md")
    let japanese = await CommandLineRun.lesson(["check", "a.md"], in: folder.path, language: .japanese)
    #expect(japanese.output.hasSuffix("文書1件: エラー1件、警告1件\n"), "\(japanese.output)")
    let english = await CommandLineRun.lesson(
      ["check", "a.md", "--language", "en"], in: folder.path, language: .japanese)
    #expect(english.output.hasSuffix("1 document: 1 error, 1 warning\n"), "\(english.output)")
  }

  static let errors: [(files: [String: String], place: String, words: String)] = [
    (["lessons/a/lesson.md": "# T\n"], "lessons/a/lesson.md:1", "no front matter"),
    (["notes.md": "```swift name=x\n```\n\n```swift name=x\n```\n"], "notes.md:4", "`x`"),
    (["notes.md": "# T\n\n<!-- never closed\n"], "notes.md:3", "never closed"),
    (["notes.md": "```sh\nls\n"], "notes.md:1", "never closed"),
    (["notes.md": "<!-- check: allow=none reason=\"x\" -->\n"], "notes.md:1", "Unknown rule code"),
    (["notes.md": "```experiment integer.table predict=value\n```\n\n| a |\n|---|\n"], "notes.md:4", "not collapsed"),
    (
      ["notes.md": "```experiment a.b predict\n```\n\n<details open>\n\n```transcript\na\n```\n\n</details>\n"],
      "notes.md:6",
      "not collapsed"
    ),
    (
      ["lessons/check.yml": "languages: [xx]\n", "lessons/a/lesson.md": "---\ntitle: T\n---\n"], "lessons/check.yml:1",
      "`xx`"
    ),
  ]

  @Test("Each error is counted and appears in every format", arguments: errors)
  func counted(_ files: [String: String], _ place: String, _ words: String) async throws {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let path = files.keys.contains("notes.md") ? "notes.md" : "lessons"
    let text = await CommandLineRun.lesson(["check", path, "--strict"], in: folder.path)
    #expect(
      text.status == 2 && text.messages.hasPrefix("\(place):") && text.messages.contains(words), "\(text.messages)")
    #expect(text.output.contains(": 1 error, "), "\(text.output)")
    let json = await CommandLineRun.lesson(["check", path, "--format", "json"], in: folder.path)
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let errors = (object?["findings"] as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }
    #expect(
      errors.map { "\($0["path"] ?? ""):\($0["line"] ?? 0) \($0["code"] ?? "")" } == ["\(place) invalid-document"])
    #expect((errors.first?["message"] as? String)?.contains(words) == true)
    let github = await CommandLineRun.lesson(["check", path, "--format", "github"], in: folder.path)
    let parts = place.split(separator: ":")
    #expect(github.output.contains("::error file=\(parts[0]),line=\(parts[1])"))
    #expect(github.output.split(separator: "\n").count { $0.hasPrefix("::error ") } == 1)
  }

  static let differences: [(english: String, japanese: String, words: String?)] = [
    (
      "experiment integer.table name=a\nbits: 3", "experiment integer.table name=a\nbits: 4",
      "The parameters differ"
    ),
    ("experiment integer.table name=a\nbits: 3", "experiment integer.table name=a\nbits: 3 # three", nil),
    (
      "experiment integer.table\nbits: 3\nencoding: unsigned", "experiment integer.table\nencoding: unsigned\nbits: 3",
      nil
    ),
    (
      "experiment drawing.none name=a\nwidth: 3", "experiment drawing.none name=a\nwidth: 4",
      "The parameters differ"
    ),
    ("experiment drawing.none name=a\na: 1\nb: [1]", "experiment drawing.none name=a\nb: [1]\na: 1", nil),
    ("swift name=a\nprint(1)", "swift name=a\nprint(2)", "The code differs"),
    (
      "experiment integer.table name=a\nbits: 3", "experiment integer.addition name=a\nbits: 3",
      "The cell differs from the cell in"
    ),
    (
      "experiment integer.table name=a predict=value\nbits: 3", "experiment integer.table name=a\nbits: 3", "prediction"
    ),
    (
      "experiment integer.table name=a predict=value rows=bits\nbits: 3",
      "experiment integer.table name=a predict=value\nbits: 3", "The `rows` of this cell differ"
    ),
    (
      "experiment integer.table name=a predict=value labels=\"[a]\"\ncodes: [0]",
      "experiment integer.table name=a predict=value\ncodes: [0]", "This cell has no `labels`"
    ),
    (
      "experiment integer.table name=a predict=value\ncodes: [0]",
      "experiment integer.table name=a predict=value labels=\"[a]\"\ncodes: [0]", "This cell has `labels`"
    ),
    (
      "experiment integer.table name=a predict=value labels=\"[a]\"\ncodes: [0]",
      "experiment integer.table name=a predict=value labels=\"[い]\"\ncodes: [0]", nil
    ),
  ]

  @Test("`lesson check` compares the cells of two languages without running them", arguments: differences)
  func languages(_ english: String, _ japanese: String, _ words: String?) async throws {
    let folder = try TemporaryFolder()
    let matter = "---\ntitle: T\nobjectives: [a]\n"
    try folder.write("\(matter)minutes: 3\n---\n\n# T\n\n```\(english)\n```\n", to: "lessons/a/lesson.md")
    try folder.write("\(matter)---\n\n# T\n\n```\(japanese)\n```\n", to: "lessons/a/lesson.ja.md")
    for path in ["lessons", "lessons/a/lesson.ja.md"] {
      let run = await CommandLineRun.lesson("check", path, in: folder.path)
      #expect(run.status == (words == nil ? 0 : 2), "\(run.messages)\(run.output)")
      if let words {
        #expect(run.messages.hasPrefix("lessons/a/lesson.ja.md:8:") && run.messages.contains(words), "\(run.messages)")
        #expect(run.output.contains("1 error, 0 warnings"))
      }
    }
  }

  @Test("`--fix` writes its fixes, and the other findings get their new places")
  func fix() async throws {
    let folder = try TemporaryFolder()
    try folder.write("一つの\n文です。\n\n[絵](A.png) [a](b.md)\n", to: "notes.ja.md")
    try folder.write("", to: "a.png")
    let run = await CommandLineRun.lesson("check", "notes.ja.md", "--fix", in: folder.path)
    #expect(run.messages == "2 fixed in notes.ja.md\n")
    #expect(run.output.hasPrefix("notes.ja.md:3:12: error: `b.md` points to a missing file") && run.status == 1)
    #expect(try folder.text("notes.ja.md") == "一つの文です。\n\n[絵](a.png) [a](b.md)\n")
    let again = await CommandLineRun.lesson("check", "notes.ja.md", "--fix", in: folder.path)
    #expect(again.messages.isEmpty)
  }

  @Test("A translation that is checked by itself is compared with the lesson next to it")
  func alone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\nminutes: 3\nobjectives: [a]\n---\n\n# T\n\n## U\n", to: "lessons/a/lesson.md")
    try folder.write("---\ntitle: T\nobjectives: [a]\n---\n\n# T\n", to: "lessons/a/lesson.ja.md")
    let run = await CommandLineRun.lesson("check", "lessons/a/lesson.ja.md", in: folder.path)
    #expect(run.status == 1 && run.output.contains("[outdated-translation]"))
  }

  @Test("`--explain` describes a rule in each language, and suggests a code for a mistyped one")
  func explain() async throws {
    #expect(
      await CommandLineRun.lesson("check", "--explain", "broken-link").output.hasPrefix("# broken-link\n\nA link or"))
    let japanese = await CommandLineRun.lesson("check", "--explain", "broken-link", "--language", "ja")
    #expect(japanese.output.contains("## 正しい例"))
    let wrong = await CommandLineRun.lesson("check", "--explain", "broken-lnk")
    #expect(wrong.status == 64 && wrong.messages.contains("Did you mean `broken-link`?"))
    #expect(await CommandLineRun.lesson("check", "--codes").output.contains("| `broken-link` "))
    #expect(await CommandLineRun.lesson("check", "--codes", "lessons").status == 64)
    #expect(await CommandLineRun.lesson("check", "none").status == 2)
  }
}
