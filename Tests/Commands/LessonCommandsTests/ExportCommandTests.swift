import SourceText
import TestSupport
import Testing

@Suite("lesson export")
struct ExportCommandTests {
  private static let lesson = """
    ---
    title: One
    ---

    # One

    [日本語](lesson.ja.md)

    ## Predict

    Which number does the code stand for?

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 3
    codes: [101]
    ```

    <details><summary>Hint 1</summary>

    A hint.

    </details>

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    - `5`: you read `101` without a sign. <!-- if: encoding=unsigned -->

    It counts -4.

    </details>

    Which numbers are these?

    ```experiment integer.table name=two predict=value
    encoding: twos-complement
    bits: 3
    codes: [101, 011]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |
    | `011` |     3 |

    - `5`, `3`: you read it without a sign. <!-- if: encoding=unsigned -->

    </details>

    ## Quiz

    <!-- lesson: quiz name=sign -->

    Where is the sign?

    1. On the *left*.
    2. On the right.

    <details><summary>Answer</summary>

    - Yes. It is the first bit.
    - No. That is the lowest bit.

    </details>

    ## For teachers

    Draw a ring.

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lessons/one/lesson.md")
    let japanese = Self.lesson.replacing("[日本語](lesson.ja.md)", with: "[English](lesson.md)")
      .replacing("Which number does the code stand for?", with: "どの数を表しますか。")
      .replacing("| bits  | value |", with: "| ビット列 | 値 |")
    try folder.write(japanese.replacing("title: One", with: "title: 一つ目"), to: "lessons/one/lesson.ja.md")
    return folder
  }

  @Test("GIFT has each question with its text, its wrong answers and reasons, and nothing for teachers")
  func gift() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("export", "lessons/one", "--to", "gift", in: folder.path)
    #expect(
      run.output == "wrote one.gift.txt (questions: 3)\nwrote one.ja.gift.txt (questions: 3)\n", "\(run.messages)")
    let text = try folder.text("one.gift.txt")
    let code = "<p><code>integer.table</code></p><pre>encoding\\: twos-complement\\nbits\\: 3\\ncodes\\: "
    #expect(text.hasPrefix("$CATEGORY: One\n\n"))
    #expect(text.contains("::one/read::[html]<p>Which number does the code stand for?</p>\\n\(code)[101]</pre>{#\n"))
    #expect(text.contains("::one/two::[html]<p>Which numbers are these?</p>\\n\(code)[101, 011]</pre>{\n"))
    #expect(text.contains("=-3:0\n\t=%0%5:0#You read <code>101</code> without a sign.\n\t####<p>It counts -4.</p>\n}"))
    #expect(text.contains("\t=101\\: <code>-3</code><br />011\\: <code>3</code>\n"))
    #expect(text.contains("\t~101\\: <code>5</code><br />011\\: <code>3</code>#You read it without a sign.\n"))
    #expect(text.contains("\t=On the <em>left</em>.#Yes. It is the first bit.\n"))
    #expect(text.contains("\t~On the right.#No. That is the lowest bit.\n"))
    #expect(!text.contains("Draw a ring") && !text.contains("A hint") && !text.contains("日本語"))
    let japanese = try folder.text("one.ja.gift.txt")
    #expect(japanese.contains("$CATEGORY: 一つ目\n") && japanese.contains("どの数を表しますか。"))
  }

  @Test("QTI has the same bytes each time")
  func qti() async throws {
    let folder = try folder()
    for name in ["a", "b"] {
      let run = await CommandLineRun.lesson(
        "export", "lessons/one", "--to", "qti", "--output", name, "--name", "same", in: folder.path)
      #expect(run.status == 0, "\(run.messages)")
    }
    #expect(try folder.names(in: "a") == ["same.ja.qti.zip", "same.qti.zip"])
    #expect(try folder.read("a/same.qti.zip") == folder.read("b/same.qti.zip"))
  }

  @Test("A workshop exports the questions of its sections")
  func workshop() async throws {
    let folder = try folder()
    try folder.write(
      "title: W\nminutes: 5\nparts:\n  - {lesson: one, sections: [quiz], minutes: 5}\n", to: "lessons/workshops/w.yml")
    let run = await CommandLineRun.lesson("export", "lessons/workshops/w.yml", "--to", "gift", in: folder.path)
    #expect(run.output.hasPrefix("wrote w.gift.txt (questions: 1)\n"), "\(run.output)\(run.messages)")
  }

  @Test("Lessons that differ, and lessons without questions, are not exported")
  func refused() async throws {
    let folder = try folder()
    let wrong = Self.lesson.replacing("|    -3 |\n\n- `5`: you", with: "|    -2 |\n\n- `5`: you")
    try folder.write(wrong, to: "lessons/one/lesson.md")
    let differs = await CommandLineRun.lesson("export", "lessons", "--to", "gift", in: folder.path)
    #expect(differs.status == 1 && differs.messages.contains("Only lessons that agree"), "\(differs.messages)")
    try folder.write("---\ntitle: N\nminutes: 3\n---\n\n# N\n\nText.\n", to: "other/n/lesson.md")
    let none = await CommandLineRun.lesson("export", "other", "--to", "qti", in: folder.path)
    #expect(none.status == 2 && none.messages.contains("there is nothing to export"), "\(none.messages)")
    #expect(await CommandLineRun.lesson("export", "--to", "gift", in: folder.path).status == 64)
  }
}
