import Foundation
import LessonReport
import Results
import TestSupport
import Testing

@Suite("Formats of outcomes")
struct OutcomeFormatTests {
  private static let differing = """
    ---
    title: Sums
    minuts: 5
    ---

    ```experiment dialog.run name=sum
    events: [add OK default, present, tap OK]
    ```

    ```transcript
    wrong
    ```

    ```experiment integer.carry
    ```

    ```swift ignore="why"
    ```

    ```experiment integer.tabl
    ```

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(differing, to: "lessons/a/lesson.md")
    try folder.write("```experiment integer.carry\n```\n", to: "b.md")
    return folder
  }

  private static func value(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test("The published schema accepts the output of runs, and rejects damaged output")
  func schema() async throws {
    let schema = try JSONSchema(try Self.value(RunSchema.text))
    let folder = try Self.folder()
    try folder.write("```swift\nlet a = 5 // a is 4\nprint(a) // Prints \"6\"\n```\n[a](d.md)\n", to: "c.md")
    for words in [["lessons", "b.md", "c.md", "none.md"], ["lessons/a/lesson.md#sum", "--reproducible"]] {
      let run = await CommandLineRun.lesson(["run", "--format", "json"] + words, in: folder.path)
      #expect(try schema.accepts(Self.value(run.output)), "\(run.output)")
      for (part, other) in [
        ("\"cells\"", "\"sells\""), ("\"line\" : ", "\"line\" : -"), ("\"differs\"", "\"differed\""),
        ("\"schema-version\" : 2", "\"schema-version\" : 1"),
      ] {
        #expect(try !schema.accepts(Self.value(run.output.replacing(part, with: other))), "\(part)")
      }
    }
    let project = await CommandLineRun.lesson("run", "lessons/addition", "--format", "json")
    #expect(try schema.accepts(Self.value(project.output)))
    #expect(await CommandLineRun.lesson("report", "--schema").output == RunSchema.text)
  }

  @Test("`lesson report` prints the same as the run in each format", arguments: ["json", "junit", "github", "tap"])
  func same(_ format: String) async throws {
    let folder = try Self.folder()
    let words = ["run", "lessons", "b.md", "--reproducible", "--format"]
    let run = await CommandLineRun.lesson(words + [format], in: folder.path)
    #expect(run.status == 2)
    let saved = await CommandLineRun.lesson(words + ["json", "--output", "run.json"], in: folder.path)
    #expect(saved.status == 2 && saved.output.hasSuffix("outside cells\n"), "\(saved.output)")
    let report = await CommandLineRun.lesson("report", "run.json", "--format", format, in: folder.path)
    #expect(report.output == run.output && report.status == 2)
    #expect(run.output.contains("integer.tabl"))
  }

  @Test("The extension of a file selects the format")
  func endings() async throws {
    let folder = try Self.folder()
    for (name, start) in [("a.xml", "<?xml"), ("a.tap", "TAP version 13"), ("a.json", "{\n")] {
      let run = await CommandLineRun.lesson("run", "b.md", "--output", name, in: folder.path)
      #expect(run.output.contains("1 document") && run.status == 0)
      #expect(try folder.text(name).hasPrefix(start) && folder.text(name).hasSuffix("\n"))
    }
    #expect(await CommandLineRun.lesson("run", "b.md", "--output", "a.txt", in: folder.path).status == 64)
    #expect(
      await CommandLineRun.lesson("run", "b.md", "--format", "text", "--output", "a", in: folder.path).status == 64)
  }

  @Test("A report shows the line and column of a difference")
  func character() async throws {
    let folder = try Self.folder()
    let run = await CommandLineRun.lesson("run", "lessons", "--format", "github", in: folder.path)
    #expect(
      run.output.contains("::error file=lessons/a/lesson.md,line=11,col=1,title=lessons/a/lesson.md#sum differs::"))
    #expect(run.output.contains("::error file=lessons/a/lesson.md,line=3,col=1,title=error::"))
  }

  @Test("A failure that the baseline tolerates is not a failure in a report")
  func baseline() async throws {
    let folder = try Self.folder()
    let words = ["run", "lessons/a/lesson.md#sum", "--baseline", "known.yml"]
    #expect(await CommandLineRun.lesson(words + ["--write-baseline"], in: folder.path).status == 2)
    let run = await CommandLineRun.lesson(words + ["--format", "junit"], in: folder.path)
    #expect(run.output.contains("<skipped message=\"differs, which the baseline tolerates\"/>"), "\(run.output)")
    #expect(run.output.contains("failures=\"0\""))
  }

  @Test("A file with damaged outcomes is reported, and makes the report of the other files fail")
  func damaged() async throws {
    let folder = try Self.folder()
    _ = await CommandLineRun.lesson("run", "b.md", "--output", "good.json", in: folder.path)
    try folder.write("{\"schema-version\": 2, \"summary\":", to: "bad.json")
    let run = await CommandLineRun.lesson(
      "report", "good.json", "bad.json", "--format", "junit", "--output", "x.xml", "--report", "out", in: folder.path)
    #expect(run.status == 2 && run.messages.hasPrefix("bad.json: error: This is not JSON"), "\(run.messages)")
    #expect(try folder.text("x.xml").contains("errors=\"1\"") && folder.text("x.xml").contains("b.md"))
    #expect(try folder.text("out/report.md").contains("- **bad.json**: This is not JSON"))
    #expect(await CommandLineRun.lesson("report", in: folder.path).status == 64)
  }

  @Test("A console cell writes no file")
  func console() async throws {
    let folder = try Self.folder()
    try folder.write("```console\n$ lesson run b.md --output a.json\n```\n", to: "c.md")
    _ = await CommandLineRun.lesson("update", "c.md", in: folder.path)
    #expect(try folder.text("c.md").contains("[exit status 64]") && !folder.names().contains("a.json"))
  }
}
