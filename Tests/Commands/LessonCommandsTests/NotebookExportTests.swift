import SourceText
import TestSupport
import Testing

@Suite("lesson export of notebooks and tutorials")
struct NotebookExportTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let lesson = """
      ---
      title: One
      minutes: 3
      ---

      # One

      [日本語](lesson.ja.md)

      ```experiment integer.table name=first
      encoding: twos-complement
      bits: 3
      codes: [101]
      ```

      | bits  | value |
      |-------|------:|
      | `101` |    -3 |

      Which number is this?

      ```experiment integer.table name=second predict=value
      encoding: twos-complement
      bits: 3
      codes: [111]
      ```

      <details><summary>Result</summary>

      | bits  | value |
      |-------|------:|
      | `111` |    -1 |

      - `7`: you read it without a sign. <!-- if: encoding=unsigned -->

      </details>

      Next: [Two](../two/lesson.md), [three](../three/lesson.md)
      """
    try folder.write(lesson, to: "lessons/one/lesson.md")
    try folder.write("---\ntitle: Two\nminutes: 1\n---\n\n# Two\n\nText.\n", to: "lessons/two/lesson.md")
    try folder.write("none:\n  command: [nothing]\n  topics: [nothing]\n", to: "lessons/hosts.yml")
    try folder.write("[1, 2]\n", to: "lessons/one/data/numbers.json")
    try folder.write("hidden\n", to: "lessons/one/.hidden")
    return folder
  }

  @Test("A notebook names the lesson in its folder, and copies one from elsewhere with its files and hosts")
  func copies() async throws {
    let folder = try folder()
    let here = await CommandLineRun.lesson("export", "lessons", "--to", "ipynb", in: folder.path)
    #expect(here.output == "wrote one.ipynb\nwrote two.ipynb\n", "\(here.messages)")
    #expect(try folder.text("one.ipynb").contains("\"from: lessons/one/lesson.md\""))
    let away = await CommandLineRun.lesson("export", "lessons", "--to", "ipynb", "--output", "out", in: folder.path)
    #expect(away.output.hasSuffix("wrote the lessons of the notebooks to out/lessons (files: 4)\n"), "\(away.messages)")
    #expect(try folder.text("out/one.ipynb").contains("\"from: lessons/one/lesson.md\""))
    #expect(try folder.names(in: "out/lessons") == ["hosts.yml", "one", "two"])
    #expect(try folder.names(in: "out/lessons/one") == ["data", "lesson.md"])
    #expect(try folder.read("out/lessons/one/lesson.md") == folder.read("lessons/one/lesson.md"))
  }

  @Test("A learner's notebook has no answer, links lead to notebooks, and a second export has the same bytes")
  func learners() async throws {
    let folder = try folder()
    for name in ["a", "b"] {
      let run = await CommandLineRun.lesson("export", "lessons", "--to", "ipynb", "--output", name, in: folder.path)
      #expect(run.status == 0, "\(run.messages)")
    }
    let text = try folder.text("a/one.ipynb")
    #expect(try folder.text("b/one.ipynb") == text)
    #expect(text.contains("Next: [Two](two.ipynb), three") && !text.contains("日本語"))
    #expect(text.contains("<td style=text-align:right>-3</td>") && !text.contains("<td style=text-align:right>-1</td>"))
  }

  @Test("`--answers` shows each result")
  func answers() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson(
      "export", "lessons/one", "--to", "ipynb", "--answers", "--output", "a", in: folder.path)
    #expect(run.status == 0, "\(run.messages)")
    let text = try folder.text("a/one.ipynb")
    #expect(text.contains("<td style=text-align:right>-1</td>") && !text.contains("<details>"))
  }

  @Test("A text notebook has cells, and a tutorial page has questions and a table of contents")
  func texts() async throws {
    let folder = try folder()
    for format in ["myst", "docc"] {
      let run = await CommandLineRun.lesson("export", "lessons", "--to", format, "--output", format, in: folder.path)
      #expect(run.status == 0, "\(run.messages)")
    }
    #expect(try folder.text("myst/one.md").contains("```{code-cell} swift\n:name: first\n\n%%experiment integer.table"))
    #expect(
      try folder.names(in: "docc") == ["lessons.svg", "one.tutorial", "table-of-contents.tutorial", "two.tutorial"])
    let page = try folder.text("docc/one.tutorial")
    #expect(page.hasPrefix("@Article(time: 3) {\n") && page.contains("[Two](doc:two), three"))
    #expect(page.contains("@Choice(isCorrect: false) {\n`7`\n\n@Justification(reaction: \"Not yet.\") {\nYou read it"))
  }

  @Test("Cells whose host is missing have no output, and are reported")
  func missingHost() async throws {
    let folder = try folder()
    let lesson = "---\ntitle: A\nminutes: 1\n---\n\n# A\n\n```experiment nothing.x\n```\n\n```transcript\na\n```\n"
    try folder.write(lesson, to: "lessons/three/lesson.md")
    let run = await CommandLineRun.lesson("export", "lessons/three", "--to", "ipynb", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.messages.contains(
        "lessons/three/lesson.md:8:1: note: The notebook lacks outputs, because cells could not run here (cells: 1): "),
      "\(run.messages)")
    #expect(!(try folder.text("three.ipynb").contains("output_type")))
  }

  @Test("`--name` and `--answers` are refused where they change nothing")
  func refused() async throws {
    for words in [["--to", "myst", "--answers"], ["--to", "gift", "--answers"], ["--to", "ipynb", "--name", "a"]] {
      #expect(await CommandLineRun.lesson(["export", "lessons/bias"] + words).status == 64, "\(words)")
    }
  }
}
