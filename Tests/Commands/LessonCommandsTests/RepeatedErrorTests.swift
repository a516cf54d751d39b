import TestSupport
import Testing

@Suite("Errors that several cells share")
struct RepeatedErrorTests {
  private static func cell(_ name: String, slips: Bool = false) -> String {
    let predict = slips ? " predict=value" : ""
    let fence = "```experiment integer.table name=\(name)\(predict)\nbits: 2\ncodes: [11]\n```\n\n"
    let table = "| bits | value |\n|------|------:|\n| `11` |    -1 |\n\n"
    guard slips else { return fence + table }
    let list = "- `3`: you read it. <!-- if: codes=[10] -->\n- `0`: you did not. <!-- if: codes=[01] -->\n\n"
    return "What is it?\n\n\(fence)<details><summary>Result</summary>\n\n\(table)\(list)</details>\n\n"
  }

  private func run(_ text: String) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("# T\n\n" + text, to: "a.md")
    let run = await CommandLineRun.lesson("run", "a.md", in: folder.path)
    #expect(run.status == 2)
    return run.messages
  }

  @Test("A missing parameter is reported once, and not again for each slip")
  func slips() async throws {
    let messages = try await run(Self.cell("a", slips: true))
    #expect(messages.ranges(of: "`encoding`").count == 1, "\(messages)")
    #expect(messages.hasPrefix("a.md:5:15: error: "), "\(messages)")
  }

  @Test("The error of a second cell refers to the first one")
  func cells() async throws {
    let messages = try await run(Self.cell("a") + Self.cell("b"))
    #expect(messages.ranges(of: "`encoding`").count == 1, "\(messages)")
    #expect(messages.contains("a.md:12:15: error: The error is the same as on line 3.\n"), "\(messages)")
  }

  @Test("Nobody can answer that the lines of an experiment do not compile")
  func lines() async throws {
    let folder = try TemporaryFolder()
    func lesson(_ cell: String) -> String {
      "---\ntitle: T\nminutes: 5\n---\n\n# T\n\n## Q\n\nWhat happens?\n\n\(cell)\n\n"
        + "<details><summary>Result</summary>\n\n</details>\n"
    }
    let cells = [
      "a": "```experiment validation.run name=q predict\nevents: [begin name, end]\n```",
      "b": "```swift name=q predict\nprint(1)\n```",
    ]
    for (name, isProgram) in [("a", false), ("b", true)] {
      try folder.write(lesson(cells[name] ?? ""), to: "lessons/\(name)/lesson.md")
      let update = await CommandLineRun.lesson("update", "lessons/\(name)", in: folder.path)
      #expect(update.status == 0, "\(update.output)\(update.messages)")
      let next = await CommandLineRun.lesson(
        ["next", "lessons/\(name)", "--state", "s.jsonl"], typing: ["quit"], in: folder.path)
      let output = next.output.replacing("\n", with: " ")
      #expect(output.contains("prints nothing"), "\(output)\(next.messages)")
      #expect(output.contains("does not compile") == isProgram, "\(output)")
    }
  }
}
