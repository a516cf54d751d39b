import TestSupport
import Testing

/// Hostile names in a log of GitHub's workflows, which obeys each line that begins with `::`, even after spaces.
@Suite("Hostile names in a log")
struct LogCommandTests {
  private static let hostile = [
    "a\n::error file=x::y", "a\r::warning::y", "a\r\n  ::add-mask::y", "a\u{2028}::stop-commands::t",
    "a\u{85}\t::error::y",
  ]
  private static let formats = ["text", "json", "junit", "github", "tap"]

  /// Whether a text holds a command other than this program's own annotations.
  private static func obeys(_ text: String) -> Bool {
    text.split { $0.isNewline }.contains { line in
      let line = line.drop { $0.isWhitespace }
      return line.hasPrefix("::") && !line.hasPrefix("::error file=home/") && !line.hasPrefix("::warning file=home/")
    }
  }

  @Test("The name of a folder never begins a line in any format", arguments: hostile)
  func names(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let text = """
      # A [b](none.md)

      ```console name=q
      $ ls
      ```

      ```experiment integer.table name=r
      encoding: unsigned
      bits: 1
      ```

      | bits |
      |------|
      | 1    |

      ```experiment \(name.split { $0.isNewline }.last ?? "").x
      ```

      """
    try folder.write(text, to: "home/\(name)/lesson.md")
    var commands = Self.formats.map { ["run", "home", "--format", $0] }
    commands += ["text", "json", "github"].map { ["check", "home", "--format", $0] }
    commands += ["text", "json"].map { ["list", "home", "--format", $0] }
    commands += [["update", "--dry-run", "home"]]
    for words in commands {
      let run = await CommandLineRun.lesson(words, in: folder.path)
      #expect(!Self.obeys(run.output) && !Self.obeys(run.messages), "\(words) \(run)")
    }
    let saved = await CommandLineRun.lesson(["run", "home", "--output", "o.json"], in: folder.path)
    #expect(saved.status != 0)
    for format in Self.formats {
      let run = await CommandLineRun.lesson(["report", "o.json", "--format", format], in: folder.path)
      #expect(run.status != 64 && !Self.obeys(run.output) && !Self.obeys(run.messages), "\(format) \(run)")
    }
  }

  @Test("Values in a JUnit report stay unchanged, even if they look like commands")
  func values() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "# A\n\n```console\n$ lesson --version\n::error::x\n  ::warning::y\n```\n", to: "home/lesson.md")
    let run = await CommandLineRun.lesson("run", "home", "--format", "junit", in: folder.path)
    #expect(run.output.contains("::error::x") && !Self.obeys(run.output), "\(run.output)")
  }

  @Test("Every format makes control characters in playground pages visible, printed and recorded alike")
  func playground() async throws {
    let folder = try PlayFolder()
    let page = "A\n::error::y"
    try folder.folder.write(
      "/*:\n # \u{1B}]0;t\u{07}\u{202E}x\n*/\nlet x = \"a\u{202E}\u{2066}b\" // \u{9B}2J\n",
      to: "A.playground/Pages/\(page).xcplaygroundpage/Contents.swift")
    try folder.folder.write("<playground version='6.0'/>\n", to: "A.playground/contents.xcplayground")
    for format in ["text", "markdown", "json"] {
      let run = await folder.play("A.playground", "--format", format)
      let text = run.output + run.messages
      #expect(
        !text.unicodeScalars.contains {
          $0.properties.isBidiControl || "\u{1B}\u{07}\u{9B}".unicodeScalars.contains($0)
        })
      #expect(!Self.obeys(text), "\(text)")
    }
    let recorded = await folder.play("A.playground", "--expect", "r.md", "--update")
    #expect(recorded.output.contains("wrote r.md"), "\(recorded)")
    #expect(try folder.folder.text("r.md") == (await folder.play("A.playground", "--format", "markdown")).output)
    #expect(await folder.play("A.playground", "--expect", "r.md").output.contains("agree with r.md"))
  }
}
