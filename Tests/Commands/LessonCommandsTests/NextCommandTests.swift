import Foundation
import TestSupport
import Testing

@testable import LessonCommands

@Suite("lesson next")
struct NextCommandTests {
  private static let lesson = """
    # One

    [日本語](lesson.ja.md)

    Which number is `101`?

    ```experiment integer.table name=read predict=value
    encoding: twos-complement
    bits: 3
    codes: [101]
    ```

    <details><summary>Hint 1</summary>

    Begin at the top.

    </details>

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    - `5`: you read it without a sign. <!-- if: encoding=unsigned -->

    The top bit counts minus 4.

    </details>

    ## A quiz

    <!-- lesson: quiz name=how-many -->

    How many codes have three bits?

    1. six
    2. eight

    <details><summary>Result</summary>

    1. No. Each bit doubles them.
    2. Yes. 2 × 2 × 2.

    </details>

    ## The end

    ![A ring of eight](ring.svg)

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: One\nminutes: 9\n---\n\n" + Self.lesson, to: "lessons/one/lesson.md")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "lessons/one/ring.svg")
    return folder
  }

  private func next(_ lines: [String], _ words: [String] = ["lessons/one"], in folder: TemporaryFolder) async
    -> CommandLineRun
  {
    await CommandLineRun.lesson(["next"] + words + ["--state", "state.jsonl"], typing: lines, in: folder.path)
  }

  @Test("A lesson is printed up to its question, and the answer is judged, explained and counted")
  func whole() async throws {
    let run = await next(["５", "2"], in: try folder())
    #expect(run.status == 0)
    #expect(
      run.output == """
        One. 1 of 2.
        Which number is 101?

          experiment integer.table
          encoding: twos-complement
          bits: 3
          codes: [101]

        Prediction (or: hint, try, skip, back, quit): ５
        You wrote ５. Not yet.
        You read it without a sign.
        Try again, or press Return for the result (or: again, quit): 
        The result is -3.

        bits: 101, value: -3

        The top bit counts minus 4.

        One. 2 of 2.
        A quiz

        How many codes have three bits?

        1. six
        2. eight

        Choice (or: skip, back, quit): 2
        Right.
        1. No. Each bit doubles them.
        2. Yes. 2 × 2 × 2.

        The end

        Picture: A ring of eight

        You have reached the end.

        What I got wrong, and why

        Question 1 of 2. Which number is 101?
        You wrote ５. The result is -3.
        You read it without a sign.

        Your code:
        \(code(run))
        It records which answers you gave, and nothing else: no name, no text. Read it out, write it down, or paste it.
        To start over: lesson next lessons/one --state state.jsonl --restart

        """, "\(run.output)\n\(run.messages)")
    #expect(code(run).wholeMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/) != nil)
  }

  private func code(_ run: CommandLineRun) -> String {
    run.output.split(separator: "Your code:\n").last?.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(
    "The words for commands work in both languages and in both widths",
    arguments: [
      (["hint"], "Begin at the top."), (["ヒント"], "Begin at the top."), (["ＨＩＮＴ"], "Begin at the top."),
      (["hint", "hint"], "There are no more hints."), (["?"], "Here is the result."), (["？"], "Here is the result."),
      (["わからない"], "Here is the result."), (["skip"], "Skipped."), (["飛ばす"], "Skipped."),
      (["back"], "This is the first question."), (["戻る"], "This is the first question."),
      (["quit"], "To continue: lesson next lessons/one --state state.jsonl"), (["終わる"], "To continue:"),
      (["help"], "Write your answer, or: hint"), (["five"], "Write a number, such as -3, 0.375, or 3/8."),
      ([""], "Enter an answer here, too."), (["try"], "- encoding: The way in which the codes stand for numbers."),
      (["try codes=[111, 000]"], "bits: 111, value: -1\nbits: 000, value: 0"),
      (["試す bits=4 codes=[1101]"], "bits: 1101, value: -3"), (["try values=[-9]"], "`codes` and `values`"),
      (["try bit=4"], "Did you mean `bits`?"), (["-3"], "You wrote -3. Right."),
      (["１，０００"], "Write a decimal point, such as 0.5."), (["-2,5"], "Write a decimal point, such as 0.5."),
      (["5", "again", "-3"], "You wrote -3. Right."), (["5", "もう一度", "-3"], "You wrote -3. Right."),
      (["5", "", "2"], "The result is -3."), (["5", "quit"], "To continue: "),
      (["again", "-3"], "You wrote -3. Right."),
      (["-3", "1, 2"], "Write the number of a choice."),
      (["-3", "both"], "Write the number of a choice."), (["-3", "3"], "Write the number of a choice."),
      (["-3", "1"], "Not yet.\n1. No. Each bit doubles them.\nTry again"), (["-3", "back", "4"], "You wrote 4."),
    ])
  func commands(_ lines: [String], _ expected: String) async throws {
    let run = await next(lines, in: try folder())
    #expect(run.output.contains(expected), "\(run.output)\n\(run.messages)")
    #expect(run.status == 0)
  }

  @Test("`again` shows the question again, before and after an answer", arguments: [["again"], ["5", "again"]])
  func again(_ lines: [String]) async throws {
    let run = await next(lines, in: try folder())
    let question = "Which number is 101?\n\n  experiment integer.table\n"
    #expect(run.output.ranges(of: question).count == 2, "\(run.output)")
    #expect(run.output.contains("quit): again\n\(question)"), "\(run.output)")
    let quiz = await next(["-3", "again"], in: try folder())
    #expect(
      quiz.output.contains("quit): again\nHow many codes have three bits?\n\n1. six\n2. eight\n"), "\(quiz.output)")
  }

  @Test("Ctrl-C says how to continue")
  func interrupted() throws {
    let folder = try folder()
    let terminal = try ShellTerminal(
      [BuiltProgram.path("lesson"), "next", "lessons/one", "--state", "s.jsonl"], in: folder.path, path: "")
    defer { terminal.end() }
    #expect(terminal.wait(for: "Prediction") != nil, "\(terminal.all)")
    terminal.interrupt()
    #expect(
      terminal.wait(for: "\nTo continue: lesson next lessons/one --state s.jsonl\r\n") != nil, "\(terminal.all)")
  }

  @Test("`lesson next` continues where it stopped, even without a path, and starts over on request")
  func resumes() async throws {
    let folder = try folder()
    let first = await next(["-3"], in: folder)
    #expect(first.output.hasSuffix("\nTo continue: lesson next lessons/one --state state.jsonl\n"))
    let second = await next([], [], in: folder)
    #expect(second.output.hasPrefix("One. 2 of 2.\nA quiz\n"), "\(second.output)")
    _ = await next(["2"], [], in: folder)
    let done = await next([], [], in: folder)
    #expect(done.output.contains("You have reached the end.") && !done.output.contains("1 of 2"))
    let again = await next([], ["lessons/one", "--restart"], in: folder)
    #expect(again.output.hasPrefix("One. 1 of 2.\n"))
  }

  @Test("A changed question is asked again, and answers to the others stay")
  func editions() async throws {
    let folder = try folder()
    _ = await next(["-3", "2"], in: folder)
    let old = try folder.text("lessons/one/lesson.md")
    try folder.write(
      old.replacing("101", with: "110").replacing("   -3 ", with: "   -2 ").replacing("`5`", with: "`6`"),
      to: "lessons/one/lesson.md")
    let run = await next(["-2"], in: folder)
    #expect(run.output.contains("This question has changed since you answered it."), "\(run.output)\(run.messages)")
    #expect(run.output.contains("You wrote -2. Right.") && run.output.contains("You have reached the end."))
    #expect(!run.output.contains("2 of 2"))
  }

  @Test("A truncated record is ignored, and the next record starts on a new line")
  func torn() async throws {
    let folder = try folder()
    _ = await next(["-3"], in: folder)
    let whole = try folder.text("state.jsonl")
    for length in stride(from: 0, to: whole.utf8.count, by: 7) {
      try folder.write(Array(whole.utf8.prefix(length)), to: "state.jsonl")
      let run = await next(["-3", "2"], in: folder)
      #expect(run.output.contains("You have reached the end."))
      let again = await next([], in: folder)
      #expect(!again.output.contains("of 2."), "\(length)")
    }
  }

  @Test("`lesson next --language ja` speaks Japanese, whatever the language of the lesson")
  func japanese() async throws {
    let run = await next(["5", "?"], ["lessons/one", "--language", "ja"], in: try folder())
    #expect(run.output.contains("「One」 2問中1問目\n"))
    #expect(run.output.contains("予想(ほかに: ヒント、試す、飛ばす、戻る、終わる): 5\n答え: 5。正解は別の答えです。\n"), "\(run.output)")
    #expect(run.output.contains("間違えた問題とその理由\n\n問1（全2問） Which number is 101?\n答え: 5。正解: -3。\n"))
    #expect(run.output.contains("まだわからなかった問題\n\n問2（全2問） How many codes have three bits?\n正解: eight。\n"))
  }

  @Test(
    "A course that cannot begin is reported with a fix",
    arguments: [
      (["lessons/two"], 2, "lessons/two: "),
      ([], 2, "There is no workshop or lesson to continue. Name a workshop or a lesson"),
      (["lessons/none.yml"], 2, "There is no such file."),
    ])
  func errors(_ words: [String], _ status: Int32, _ message: String) async throws {
    let run = await next([], words, in: try folder())
    #expect(run.status == status)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test("The errors of a lesson are reported, and nothing else")
  func damaged() async throws {
    let folder = try folder()
    try folder.write(Self.lesson.replacing("integer.table", with: "integer.tabel"), to: "lessons/one/lesson.md")
    let run = await next([], ["lessons/one/lesson.md"], in: folder)
    #expect(run.status == 2)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("lessons/one/lesson.md:") && !$0.contains("ExitCode") }, "\(run.messages)")
    #expect(lines.contains { $0.contains("There is no experiment `integer.tabel`.") })
  }

  @Test(
    "The words of a line are separated by spaces outside brackets and quotation marks",
    arguments: [
      ("try a=1 b=2", ["try", "a=1", "b=2"]), ("try a=[1, 2]", ["try", "a=[1, 2]"]),
      ("try a={b: [1, 2]} c=3", ["try", "a={b: [1, 2]}", "c=3"]), ("try a=\"b c\"", ["try", "a=\"b c\""]),
      ("試す　a=1", ["試す", "a=1"]), ("try a=]", ["try", "a=]"]), ("", []),
    ])
  func words(_ line: String, _ words: [String]) {
    #expect(NextAttempt.words(line).map(String.init) == words)
  }
}
