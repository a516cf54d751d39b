import TestSupport
import Testing

@Suite("Baselines of known failures")
struct BaselineTests {
  private static let document = """
    # A

    ```swift
    import Foundation
    let one = 1
    one + 1 // 3
    print(one)
    // Prints "2"
    ```

    ```swift
    import Foundation
    let two = 2
    two + 2 // 4
    ```

    """

  private static let words = ["run", "a.md", "--baseline", "known.yml"]

  /// Writes a baseline for a document, changes the document, and runs it.
  private func run(_ document: String, after change: (String) -> String) async throws -> CommandLineRun {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.md")
    let written = await CommandLineRun.lesson(Self.words + ["--write-baseline"], in: folder.path)
    #expect(written.status == 0, "\(written.messages)")
    #expect(await CommandLineRun.lesson(Self.words, in: folder.path).status == 0)
    try folder.write(change(document), to: "a.md")
    return await CommandLineRun.lesson(Self.words, in: folder.path)
  }

  @Test(
    "A baseline entry still applies after its listing and its line have moved",
    arguments: [
      ("# A", "# A\n\nNew words."), ("# A\n", "# A\n\n```swift\nimport Foundation\nlet zero = 0\n```\n"),
      ("let one = 1", "let zero = 0\nlet one = 1"),
      ("import Foundation\nlet one", "// First:\n\nimport Foundation\nlet one"),
      ("one + 1", "let three = 3\n// Now:\none + 1"), ("// Prints \"2\"", "// Prints \"2\"\n_ = one"),
      ("    ", "\t"), ("let two = 2", "let two = 1 + 1"),
    ])
  func moved(_ old: String, _ new: String) async throws {
    let run = try await run(Self.document) { $0.replacing(old, with: new) }
    #expect(run.status == 0, "\(run.output)")
    #expect(!run.messages.contains("any more"), "\(run.messages)")
  }

  @Test(
    "A failure with another place, expectation, result or listing is not in the baseline",
    arguments: [
      ("print(one)", "print(one) // 7\nprint(one)", 0), ("// 3", "// 5", 1), ("Prints \"2\"", "Prints \"4\"", 1),
      ("let one = 1", "let one = 5", 2), ("let two = 2", "let two = 3", 0), ("// 4", "// 3", 0),
      ("print(one)", "one + 1 // 3\nprint(one)", 0),
    ])
  func other(_ old: String, _ new: String, _ outdated: Int) async throws {
    let run = try await run(Self.document) { $0.replacing(old, with: new) }
    #expect(run.status == 1, "\(run.output)")
    #expect(run.messages.ranges(of: "no longer fails").count == outdated, "\(run.messages)")
  }

  @Test("An entry does not apply to a similar listing below when its own listing is fixed")
  func next() async throws {
    let run = try await run(Self.document) {
      $0.replacing("// 3", with: "// 2").replacing("Prints \"2\"", with: "Prints \"1\"").replacing("// 4", with: "// 3")
    }
    #expect(run.status == 1)
    #expect(
      run.messages.contains("known.yml:4:1: error: Outdated baseline entry: `one + 1 // 3` in `a.md` no longer fails."))
    #expect(
      run.messages.contains("Outdated baseline entry: `// Prints \"2\"` in `a.md` no longer fails."), "\(run.messages)")
  }

  @Test("Each of several equal failures needs its own entry")
  func equal() async throws {
    let document = "```swift\nlet a = 1\na // 2\n```\n\n```swift\nlet b = 1\nb // 1\n```\n"
    let run = try await run(document) { $0.replacing("b // 1", with: "a // 2") }
    #expect(run.status == 1)
    #expect(!run.messages.contains("any more"), "\(run.messages)")
  }

  @Test("Entries for tables in lessons identify them by rows and columns")
  func tables() async throws {
    let lesson = """
      ---
      title: A
      ---

      # A

      ```experiment integer.table
      encoding: unsigned
      bits: 1
      ```

      | bits | value |
      |------|------:|
      | `0`  |     5 |
      | `1`  |     1 |

      """
    #expect(
      try await run(lesson) { $0.replacing("     5 |", with: " 5 |").replacing("# A", with: "# A\n\nB.") }.status == 0)
    #expect(try await run(lesson) { $0.replacing("     1 |", with: "     7 |") }.status == 1)
    #expect(try await run(lesson) { $0.replacing("     5 |", with: "     6 |") }.status == 1)
  }

  @Test("An entry for a compile error depends on the error, not on the lines of listings above")
  func reasons() async throws {
    let folder = try TemporaryFolder()
    let document = "```swift\nlet a: Int = \"b\"\n```\n\n```swift\nprint(a + 1)\n```\n"
    let words = Self.words + ["--fail-on", "differs,traps,does-not-compile,dependent,fragment"]
    try folder.write(document, to: "a.md")
    _ = await CommandLineRun.lesson(words + ["--write-baseline"], in: folder.path)
    try folder.write("# A\n\nWords.\n\n" + document, to: "a.md")
    let moved = await CommandLineRun.lesson(words, in: folder.path)
    #expect(moved.status == 0 && !moved.messages.contains("any more"), "\(moved.output)\(moved.messages)")
    try folder.write(document.replacing("\"b\"", with: "nowhere"), to: "a.md")
    #expect(await CommandLineRun.lesson(words, in: folder.path).status == 1)
  }

  @Test("A baseline of version 1 is refused with a fix, which keeps its reasons")
  func old() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    try folder.write(
      "- document: \"a.md\"\n  code: \"import Foundation\"\n  what: differs\n  reason: \"waits\"\n", to: "known.yml")
    let refused = await CommandLineRun.lesson(Self.words, in: folder.path)
    #expect(refused.status == 2)
    #expect(
      refused.messages.contains(
        "known.yml:1:1: error: This baseline has version 1, which does not say what is wrong. Write it again with `--write-baseline`; your reasons are preserved."
      ), "\(refused.messages)")
    #expect(await CommandLineRun.lesson(Self.words + ["--write-baseline"], in: folder.path).status == 0)
    let text = try folder.text("known.yml")
    #expect(text.contains("\nversion: 2\n") && text.contains("  reason: \"waits\"\n"), "\(text)")
    #expect(await CommandLineRun.lesson(Self.words, in: folder.path).status == 0)
  }

  @Test(
    "A file that is not a baseline of a known version is refused with the line",
    arguments: [
      (
        "version: 3\nfaults: []\n",
        "known.yml:1:1: error: This baseline has version 3, but this program reads version 2."
      ),
      ("faults: []\n", "known.yml:1:1: error: This is not a baseline."),
      ("a\n", "known.yml:1:1: error: This is not a baseline."),
      ("version: 2\n", "known.yml:1:1: error: Expected `version` and a list `faults` here."),
      ("version: 2\nfaults:\n- a\n", "known.yml:3:1: error: This is not an entry of a baseline."),
      (
        "version: 2\nfaults:\n- document: a\n  code: b\n  what: differs\n  line: 1\n  listing: \"xyzw\"\n  reason: c\n",
        "known.yml:3:1: error: This is not an entry of a baseline."
      ),
    ])
  func refused(_ text: String, _ message: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    try folder.write(text, to: "known.yml")
    let run = await CommandLineRun.lesson(Self.words, in: folder.path)
    #expect(run.status == 2 && run.messages.contains(message), "\(run.messages)")
  }

  @Test("Entries of documents that did not run stay, and are outdated once the document is gone")
  func elsewhere() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a = 1 // 2\n```\n", to: "a.md")
    try folder.write("```swift\nlet b = 1 // 2\n```\n", to: "b.md")
    let baseline = ["--baseline", "known.yml"]
    _ = await CommandLineRun.lesson(["run", "a.md", "b.md", "--write-baseline"] + baseline, in: folder.path)
    let text = try folder.text("known.yml")
    let one = await CommandLineRun.lesson(["run", "a.md"] + baseline, in: folder.path)
    #expect(one.status == 0 && one.messages.isEmpty, "\(one.messages)")
    _ = await CommandLineRun.lesson(["run", "a.md", "--write-baseline"] + baseline, in: folder.path)
    #expect(try folder.text("known.yml") == text)
    try folder.remove("b.md")
    let gone = await CommandLineRun.lesson(["run", "a.md"] + baseline, in: folder.path)
    #expect(
      gone.messages.contains("Outdated baseline entry: `let b = 1 // 2` in `b.md` no longer fails."), "\(gone.messages)"
    )
  }
}
