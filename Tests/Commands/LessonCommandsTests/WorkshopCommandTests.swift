import Experiments
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

@Suite("lesson plan, lesson class and the page of a workshop")
struct WorkshopCommandTests {
  private static let lesson = """
    # One

    First words.

    ## Predict

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 3
    codes: [101]
    ```

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    - `5`: you read it without a sign. <!-- if: encoding=unsigned -->

    </details>

    ## More

    More words.

    """

  private static let workshop = """
    title: {en: A workshop, ja: ワークショップ}
    minutes: 20
    parts:
      - lesson: one
        sections: [one, predict]
        minutes: 12
        skip-if-late: one
        notes: {en: Draw a ring., ja: 輪を描く。}
      - activity: {en: In pairs, ja: 2人で}
        minutes: 5
        text: {en: Ask each other., ja: 質問し合う。}
      - slack: 3

    """

  private func folder(_ workshop: String = workshop) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: One\nminutes: 9\n---\n\n" + Self.lesson, to: "lessons/one/lesson.md")
    try folder.write(
      "---\ntitle: 一つ目\n---\n\n"
        + Self.lesson.replacing("First words.", with: "最初の文。").replacing("| bits  | value |", with: "| ビット列 | 値 |"),
      to: "lessons/one/lesson.ja.md")
    try folder.write(workshop, to: "lessons/workshops/w.yml")
    return folder
  }

  @Test("The plan has the clock, the notes, the answers, and what to leave out")
  func plan() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("plan", "lessons/workshops/w.yml", "--start", "23:50", in: folder.path)
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.output == """
        # A workshop

        23:50–00:10, 20 minutes

        ## 23:50–00:02 One (12 minutes)

        Sections: One, Predict

        - Draw a ring.

        Answers:

        - read: 101: `-3`

        Leave out if you are late: One

        ## 00:02–00:07 In pairs (5 minutes)

        ## 00:07–00:10 Spare time (3 minutes)

        """)
    let japanese = await CommandLineRun.lesson(
      "plan", "lessons/workshops/w.yml", "--language", "ja", in: folder.path)
    #expect(japanese.output.contains("## 0:00") == false && japanese.output.contains("一つ目 (12分)"))
    #expect(japanese.output.contains("- 輪を描く。"))
  }

  @Test("The live plan shows notes and answers, and only Enter and `next` start the next part")
  func keys() async throws {
    let folder = try folder()
    let words = ["plan", "lessons/workshops/w.yml", "--start", "09:00", "--live"]
    let run = await CommandLineRun.lesson(words, typing: ["answers?", "next", "", "q"], in: folder.path)
    let keys = "Press Enter or type `next` when you begin the next part. Type `quit` to end."
    #expect(
      run.output == """
        \(keys)
        09:00 09:00–09:12 One (12 minutes)
          Sections: One, Predict
          Draw a ring.
          Answers:
          - read: 101: `-3`
        \(keys)
        09:00 09:12–09:17 In pairs (5 minutes)
          12 minutes to spare.
        09:00 09:17–09:20 Spare time (3 minutes)
          17 minutes to spare.

        """, "\(run.output)")
    let japanese = await CommandLineRun.lesson(words + ["--language", "ja"], typing: ["次", "終了"], in: folder.path)
    #expect(japanese.output.contains("2人で (5分)") && japanese.output.contains("答え:"), "\(japanese.output)")
  }

  @Test("A live plan is wrapped at words, with the rest of a note below its beginning")
  func wraps() async throws {
    let folder = try folder(Self.workshop.replacing("Draw a ring.", with: "Draw a ring with all of the eight codes."))
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard, output: output, messages: messages,
      folder: WorkingFolder.current.folder(of: folder.path + "/"))
    let parts = try WorkshopFile.read("lessons/workshops/w.yml", session)
    var gaps = PageGaps()
    let page = try await WorkshopFile.pages(parts, try PageBuilder.forReading(session), session)
      .page(.english, gaps: &gaps)
    let plan = LivePlan(
      PlanText(parts: parts, page: page, language: .english, start: ClockTime("09:00")), speed: 1, columns: 30)
    var lines: [String] = []
    await plan.run(reading: { $0("quit") }, { lines += $0.split(separator: "\n").map(String.init) })
    #expect(lines.contains("  Draw a ring with all of the") && lines.contains("  eight codes."), "\(lines)")
  }

  @Test("`lesson run` runs the lessons of a workshop, and finds what differs in them")
  func runs() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("run", "lessons/workshops/w.yml", in: folder.path)
    #expect(run.status == 0 && run.output.hasPrefix("2 documents, 2 cells: 2 agree\n"), "\(run.output)\(run.messages)")
    let text = try folder.text("lessons/one/lesson.md")
    try folder.write(text.replacing("|    -3 |", with: "|    -2 |"), to: "lessons/one/lesson.md")
    #expect(await CommandLineRun.lesson("run", "lessons/workshops/w.yml", in: folder.path).status == 1)
    try folder.write("jobs: 2\n", to: "lessons/other.yml")
    let other = await CommandLineRun.lesson("run", "lessons/other.yml", in: folder.path)
    #expect(other.status == 2 && other.messages.contains("lessons/other.yml:1:1: error: "), "\(other.messages)")
  }

  @Test(
    "An unknown lesson gets one suggestion instead of a list",
    arguments: [
      ("run", "lessons/w.yml", "There is no lesson `onee`. Did you mean `one`?\n"),
      ("run", "lessons/onee", "lessons/onee: error: There is no such file or folder. Did you mean `lessons/one`?\n"),
      ("handout", "one", "one: error: There is no such file or folder. Did you mean `lessons/one`?\n"),
    ])
  func suggests(_ command: String, _ path: String, _ message: String) async throws {
    let folder = try folder()
    try folder.write(Self.workshop.replacing("lesson: one", with: "lesson: onee"), to: "lessons/w.yml")
    let run = await CommandLineRun.lesson(command, path, in: folder.path)
    #expect(run.status == 2 && run.messages.hasSuffix(message), "\(run.messages)")
  }

  @Test("The live plan follows the clock to the end if nobody types, and a line moves it on early")
  func live() async throws {
    let folder = try folder()
    let words = ["plan", "lessons/workshops/w.yml", "--start", "09:00", "--live", "--speed", "3600"]
    let alone = await CommandLineRun.lesson(words, in: folder.path)
    let headings = alone.output.split(separator: "\n").filter { $0.contains("minutes)") }
    #expect(headings.count == 3 && headings[0].hasPrefix("09:00 "), "\(alone.output)")
    let typed = await CommandLineRun.lesson(words, typing: ["", "", "q"], in: folder.path)
    #expect(typed.status == 0 && typed.output.split(separator: "\n").contains { $0.hasPrefix("09:00 ") })
  }

  @Test(
    "An error in a workshop is reported with its place",
    arguments: [
      ("lesson: one\n", "lesson: two\n", 4, "There is no lesson `two`."),
      ("[one, predict]", "[one, predic]", 4, "`one` has no section `predic`. Did you mean `predict`?"),
      ("minutes: 12", "minutes: 13", 2, "The parts take 21 minutes, but the workshop has 20."),
      ("skip-if-late: one", "skip-if-late: more", 4, "`skip-if-late` names `more`"),
    ])
  func errors(_ old: String, _ new: String, _ line: Int, _ message: String) async throws {
    let folder = try folder(Self.workshop.replacing(old, with: new))
    for words in [["plan"], ["handout"], ["next", "--state", "s.jsonl"], ["check"]] {
      let run = await CommandLineRun.lesson(words + ["lessons/workshops/w.yml"], in: folder.path)
      #expect(run.status == 2)
      #expect(
        run.messages.contains("lessons/workshops/w.yml:\(line):1: error: ") && run.messages.contains(message),
        "\(run.messages)")
    }
  }

  @Test("The page has the sections of the workshop and no others, in both languages")
  func page() async throws {
    let folder = try folder()
    let run = await CommandLineRun.lesson("handout", "lessons/workshops/w.yml", "--output", "out", in: folder.path)
    #expect(run.output == "wrote out/w.html\nwrote out/w.ja.html\n", "\(run.messages)")
    let english = try folder.text("out/w.html")
    #expect(english.contains("<title>A workshop</title>") && english.contains("First words."))
    #expect(english.contains("Ask each other.") && !english.contains("More words.") && !english.contains("Draw a ring"))
    let japanese = try folder.text("out/w.ja.html")
    let titled = await CommandLineRun.lesson(
      "handout", "lessons/workshops/w.yml", "--output", "out", "--title", "For class 7b", in: folder.path)
    #expect(try titled.status == 0 && folder.text("out/w.html").contains("<title>For class 7b</title>"))
    #expect(japanese.contains("最初の文。") && japanese.contains("質問し合う。") && !japanese.contains("輪を描く"))
  }

  @Test("The codes of a class become numbers, reasons and notes, and invalid lines are reported")
  func codes() async throws {
    let folder = try folder()
    _ = await CommandLineRun.lesson("handout", "lessons/workshops/w.yml", "--output", "out", in: folder.path)
    let edition = try edition(folder)
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
    let folder = try folder()
    let old = try folder.text("lessons/one/lesson.ja.md")
    try folder.write(
      old.replacing("you read it without a sign.", with: "符号なしとして読んでいます。"), to: "lessons/one/lesson.ja.md")
    _ = await CommandLineRun.lesson("handout", "lessons/workshops/w.yml", "--output", "out", in: folder.path)
    let code = ClassCode([.slip(0)]).text(edition: try edition(folder))
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
    try folder.write(ClassCode([.slip(0)]).text(edition: try edition(folder)), to: "codes.txt")
    let run = await CommandLineRun.lesson("class", "codes.txt", "--workshop", "lessons/one", in: folder.path)
    #expect(run.output.contains("  - 1 × `1.25`: you read another code."), "\(run.output)\(run.messages)")
  }

  /// Returns the edition number in the data of the page.
  private func edition(_ folder: TemporaryFolder) throws -> Int {
    let page = try folder.text("out/w.html")
    let data = try #require(page.firstMatch(of: /id="data">([^<]*)</)?.1)
    let json = String(decoding: try #require(Base64.bytes(of: String(data))), as: UTF8.self)
    return try #require(json.firstMatch(of: /"editionNumber":([0-9]+)/).flatMap { Int($0.1) })
  }

  @Test("The workshop in WORKSHOPS.md has no errors, and every key that a file can have")
  func documented() async throws {
    let text = String(decoding: try Data(contentsOf: URL(filePath: packageRoot + "/WORKSHOPS.md")), as: UTF8.self)
    let start = try #require(text.firstRange(of: "```yaml\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "```")).lowerBound
    let folder = try TemporaryFolder()
    let lesson = try Data(contentsOf: URL(filePath: packageRoot + "/lessons/twos-complement/lesson.md"))
    try folder.write(Array(lesson), to: "lessons/twos-complement/lesson.md")
    try folder.write(String(text[start..<end]), to: "lessons/workshops/w.yml")
    let check = await CommandLineRun.lesson("check", "lessons/workshops/w.yml", in: folder.path)
    #expect(check.status == 0, "\(check.output)\(check.messages)")
    for key in ["title", "minutes", "parts", "lesson", "activity", "break", "slack", "sections", "notes", "text"] {
      #expect(text[start..<end].contains("\(key):"), "\(key)")
    }
  }

  @Test("The workshops of this project run as written", arguments: ["five-bits"])
  func own(_ name: String) async {
    for language in ["en", "ja"] {
      let run = await CommandLineRun.lesson("plan", "lessons/workshops/\(name).yml", "--language", language)
      #expect(run.status == 0, "\(run.messages)")
    }
  }
}
