import Foundation
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Terminal
import TestSupport
import Testing
import Workshops

@testable import LessonCommands

@Suite("lesson class")
struct WorkshopClassTests {
  @Test("The codes of a class become numbers, reasons and notes, and invalid lines are reported")
  func codes() async throws {
    let folder = try WorkshopFixture.folder()
    _ = await CommandLineRun.lesson("handout", "lessons/workshops/w.yml", "--output", "out", in: folder.path)
    let edition = try WorkshopFixture.edition(folder)
    let states: [ClassCode.State] = [.right, .right, .slip(0), .unknown]
    let lines =
      states.map { ClassCode([$0]).text(edition: edition) } + ["hello", ClassCode([.right]).text(edition: edition ^ 1)]
    try folder.write(lines.joined(separator: "\n").replacing(lines[2], with: lines[2] + " the ring"), to: "codes.txt")
    let run = await CommandLineRun.lesson("class", "codes.txt", in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.output == """
        # A workshop: 4 learners

        | question   | right | did not know | slips | other | no answer |
        |------------|------:|-------------:|------:|------:|----------:|
        | `one/read` |     2 |            1 |     1 |     0 |         0 |

        ## To discuss

        - `one/read` (right: `-3`)
          - 1 × `5`: you read it without a sign.

        ## Notes next to codes

        - 3: the ring

        """)
    #expect(run.messages.contains("codes.txt:5:1: error: There is no code on this line: `hello`."))
    #expect(
      run.messages.contains("codes.txt:6:1: error: A character of this code is wrong, or it is from another page"))
    let csv = await CommandLineRun.lesson("class", "codes.txt", "--format", "csv", in: folder.path)
    #expect(csv.output.contains("line,one/read,note\n1,right,\n2,right,\n3,slip 1,the ring\n4,unknown,\n"))
    try folder.write(lines[0], to: "good.txt")
    #expect(await CommandLineRun.lesson("class", "good.txt", in: folder.path).status == 0)
    #expect(await CommandLineRun.lesson(["class", "-"], typing: [lines[1]], in: folder.path).status == 0)
    try folder.write("hello\n", to: "none.txt")
    #expect(await CommandLineRun.lesson("class", "none.txt", in: folder.path).status == 2)
    #expect(await CommandLineRun.lesson("class", "missing.txt", in: folder.path).status == 2)
  }

  @Test("The plan and the summary of a class are in the reader's language, with its reasons and its messages")
  func japanese() async throws {
    let folder = try WorkshopFixture.folder()
    let old = try folder.text("lessons/one/lesson.ja.md")
    try folder.write(
      old.replacing("you read it without a sign.", with: "符号なしとして読んでいます。"), to: "lessons/one/lesson.ja.md")
    _ = await CommandLineRun.lesson("handout", "lessons/workshops/w.yml", "--output", "out", in: folder.path)
    let code = ClassCode([.slip(0)]).text(edition: try WorkshopFixture.edition(folder))
    try folder.write("\(code)\nhello\n", to: "codes.txt")
    for (words, language) in [(["--language", "ja"], Language.english), ([], .japanese)] {
      let run = await CommandLineRun.lesson(["class", "codes.txt"] + words, in: folder.path, language: language)
      #expect(run.output.contains("# ワークショップ: 1人"), "\(run.output)\(run.messages)")
      #expect(run.output.contains("  - 1 × `5`: 符号なしとして読んでいます。"))
      #expect(run.messages.contains("この行に回答コードがありません: `hello`。"))
      let plan = await CommandLineRun.lesson(
        ["plan", "lessons/workshops/w.yml"] + words, in: folder.path, language: language)
      #expect(plan.output.contains("- 輪を描く。"), "\(plan.output)\(plan.messages)")
    }
  }

  @Test("A slip appears as the lesson writes it, and not in the form in which answers are compared")
  func writtenSlips() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      title: One
      minutes: 9
      ---

      # One

      Which number is it?

      ```experiment float.table name=read predict=value
      format: float5
      exponent-form: false
      codes: [00110]
      ```

      <details><summary>Result</summary>

      | bits    | value |
      |---------|------:|
      | `00110` |   1.5 |

      - `1.25`: you read another code. <!-- if: codes=[00101] -->

      </details>

      """, to: "lessons/one/lesson.md")
    let page = await CommandLineRun.lesson("handout", "lessons/one", "--output", "out", "--name", "w", in: folder.path)
    #expect(page.status == 0, "\(page.messages)")
    try folder.write(ClassCode([.slip(0)]).text(edition: try WorkshopFixture.edition(folder)), to: "codes.txt")
    let run = await CommandLineRun.lesson("class", "codes.txt", "--workshop", "lessons/one", in: folder.path)
    #expect(run.output.contains("  - 1 × `1.25`: you read another code."), "\(run.output)\(run.messages)")
  }
}
