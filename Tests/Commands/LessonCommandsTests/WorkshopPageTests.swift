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

@Suite("The pages and the runs of workshops")
struct WorkshopPageTests {
  @Test("`lesson run` runs the lessons of a workshop, and finds what differs in them")
  func runs() async throws {
    let folder = try WorkshopFixture.folder()
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
    let folder = try WorkshopFixture.folder()
    try folder.write(WorkshopFixture.workshop.replacing("lesson: one", with: "lesson: onee"), to: "lessons/w.yml")
    let run = await CommandLineRun.lesson(command, path, in: folder.path)
    #expect(run.status == 2 && run.messages.hasSuffix(message), "\(run.messages)")
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
    let folder = try WorkshopFixture.folder(WorkshopFixture.workshop.replacing(old, with: new))
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
    let folder = try WorkshopFixture.folder()
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
}
