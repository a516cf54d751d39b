import SourceText
import TestSupport
import Testing

@Suite("Output of hostile text")
struct HostileTextTests {
  /// A text that erases a line, reverses the writing direction, and starts a one-character control sequence.
  private static let hostile = "a\u{1B}[2K\u{202E}\u{9B}か"
  private static let shown = "a\\u{1B}[2K\\u{202E}\\u{9B}か"

  /// Creates a folder with a lesson whose name and text are hostile.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let text = """
      ---
      title: "\(hostile.replacing("\u{1B}", with: "\\e").replacing("\u{9B}", with: "\\x9B"))"
      ---

      ```experiment \(hostile).x
      ```

      ```experiment integer.compare
      codes: [10000]
      \(hostile): 1
      ```

      ```experiment dialog.run name=\(hostile)
      ```

      ```transcript
      \(hostile)
      ```

      ```swift ignore="\(hostile)"
      ```

      ```swift name=compiler compiler=1.0
      print("\(hostile)")
      ```

      ```transcript
      \(hostile)
      ```
      """
    for name in ["lesson", hostile] { try folder.write(text, to: "\(name)/lesson.md") }
    return folder
  }

  @Test(
    "Commands make control characters visible, wherever they come from",
    arguments: [
      ["run", "lesson/lesson.md"], ["run", hostile], ["run", "\(hostile)/none.md"],
      ["run", "lesson/lesson.md#\(hostile)"],
      ["list", hostile], ["list", "lesson"], ["update", hostile, "--dry-run"],
      ["update", "lesson/lesson.md#\(hostile)"],
      ["try", hostile], ["try", "integer.compare", "codes=\(hostile)"], ["try", "integer.compare", "\(hostile)=1"],
      ["try", "integer.compare", "--\(hostile)"], ["experiments", hostile], ["play", hostile], [hostile],
      ["run", hostile, "--report", "r\(hostile)"],
    ])
  func commands(_ words: [String]) async throws {
    let folder = try Self.folder()
    let run = await CommandLineRun.lesson(words, in: folder.path)
    let all = run.output + run.messages
    #expect(try folder.names().count >= 2)
    #expect(all.unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" }, "\(all.debugDescription)")
    #expect(all.contains(Self.shown), "\(all)")
  }

  @Test("The name of a file cannot write a line of output")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let cell = "```experiment integer.compare\ncodes: [10000]\n```\n"
    let name = "a\n1 document, 1 cell: 1 agrees\n.md"
    try folder.write(cell, to: name)
    for words in [["run"], ["update", "--dry-run"], ["update"], ["list"]] {
      let run = await CommandLineRun.lesson(words + [name], in: folder.path)
      let lines = (run.output + run.messages).split(separator: "\n")
      #expect(!lines.contains("1 document, 1 cell: 1 agrees"), "\(words)")
    }
    #expect(try folder.names() == [name])
  }

  @Test("JSON holds control characters as escapes")
  func json() async throws {
    let folder = try Self.folder()
    let run = await CommandLineRun.lesson("list", "lesson", "--format", "json", in: folder.path)
    #expect(try folder.names().count == 2)
    #expect(run.output.contains(#"a\u001b[2K\u202e\u009bか"#), "\(run.output)")
    #expect(run.output.unicodeScalars.allSatisfy { !$0.steers || $0 == "\n" })
  }

  @Test("An update writes a result byte for byte, and leaves other text unchanged")
  func data() async throws {
    let folder = try TemporaryFolder()
    let other = "Text \(Self.hostile)\n\n```text\n\(Self.hostile)\n```\n"
    try folder.write("```experiment integer.increment\ncode: 1\nbits: 1\n```\n\n\(other)", to: "a.md")
    #expect(await CommandLineRun.lesson("update", "a.md", in: folder.path).status == 0)
    #expect(try folder.text("a.md").hasSuffix(other))
  }

  @Test("A document that needs too many resources does not affect the outcome of others")
  func others() async throws {
    let folder = try TemporaryFolder()
    let cell = "```experiment integer.compare\ncodes: [10000]\n```\n"
    try folder.write(cell, to: "good.md")
    for (name, text) in [
      ("deep", String(repeating: ">", count: 50_000)), ("marks", String(repeating: "![[]()", count: 50_000)),
    ] {
      try folder.write("\(cell)\n\(text)\n", to: "\(name).md")
    }
    let run = await CommandLineRun.lesson("run", "deep.md", "good.md", "marks.md", in: folder.path)
    #expect(run.status == 2)
    #expect(try folder.names().count == 3)
    #expect(run.messages.contains("deep.md:5:1: error: Quotes and lists are nested too deeply here."))
    #expect(run.messages.contains("marks.md:5:1: error: "))
    #expect(
      run.output.hasSuffix("3 documents, 1 cell: 1 has no transcript; 2 errors outside cells\n"), "\(run.output)")
  }
}
