import TestSupport
import Testing

@Suite("Verdicts of runs")
struct RunVerdictTests {
  private static let document = """
    ```swift
    let x = 1 // 2
    ```

    ```swift
    nowhere()
    ```

    ```swift
    let y: Int = "a"
    ```

    ```swift ignore="of another world"
    nonsense(
    ```

    """

  private func run(_ words: String..., in folder: TemporaryFolder) async -> CommandLineRun {
    await run(arguments: words, in: folder)
  }

  private func run(arguments: [String], in folder: TemporaryFolder) async -> CommandLineRun {
    await CommandLineRun.lesson(["run", "a.md"] + arguments, in: folder.path)
  }

  @Test(
    "A run fails for the selected kinds, and never for anything its author ignores",
    arguments: [
      ("differs", 1, "Failed: 1 differs."), ("traps", 0, ""), ("fragment", 1, "Failed: 1 fragment."),
      ("does-not-compile, fragment", 1, "Failed: 1 does-not-compile, 1 fragment."), ("skipped", 0, ""),
    ])
  func kinds(_ kinds: String, _ status: Int32, _ told: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let run = await run("--fail-on", kinds, in: folder)
    #expect(run.status == status)
    #expect(told.isEmpty ? !run.output.contains("Failed") : run.output.hasSuffix(told + "\n"), "\(run.output)")
  }

  /// The kinds of failures, each with a document and the exit statuses of runs with ``options``.
  private static let table: [(kind: String, document: String, statuses: [Int32])] = [
    ("differs", "```swift\nprint(1) // 2\n```\n", [1, 1, 0, 0, 0, 1, 0]),
    ("traps", "```swift\nlet a: [Int] = []\nprint(a[0])\n```\n", [1, 0, 1, 0, 0, 1, 0]),
    ("does not end", "```swift timeout=100ms\nwhile true {}\n```\n", [1, 0, 1, 0, 0, 1, 0]),
    ("announced", "```swift trap\nprint(1)\n```\n", [1, 0, 0, 1, 0, 1, 0]),
    ("announced error", "```swift error\nprint(1)\n```\n", [1, 0, 0, 1, 0, 1, 0]),
    ("could not run", "```experiment integer.table\nencoding: unsigned\nbits: 99\n```\n", [2, 2, 2, 2, 2, 2, 2]),
    ("no transcript", "```experiment integer.table\nencoding: unsigned\nbits: 1\n```\n", [0, 0, 0, 1, 0, 1, 0]),
    ("fragment", "```swift\nnowhere()\n```\n", [0, 0, 0, 0, 1, 1, 0]),
    ("surroundings", "```swift\nlet name = readLine()!\n```\n", [0, 0, 0, 0, 0, 1, 1]),
    ("agrees", "```swift\nprint(1) // 1\n```\n", [0, 0, 0, 0, 0, 0, 0]),
  ]

  private static let options = [
    [], ["--fail-on", "differs"], ["--fail-on", "traps"], ["--fail-on", "announced,no-transcript"],
    ["--fail-on", "fragment,skipped"], ["--strict"], ["--fail-on", "surroundings"],
  ]

  @Test("Every kind of failure has the same status in every format and in saved outcomes", arguments: table.indices)
  func forms(_ index: Int) async throws {
    let (kind, document, statuses) = Self.table[index]
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.md")
    for (options, status) in zip(Self.options, statuses) {
      let comment = "\(kind) \(options)"
      #expect(await run(arguments: options, in: folder).status == status, "\(comment)")
      let tap = await run(arguments: options + ["--format", "tap"], in: folder)
      #expect(tap.status == status && tap.output.contains("not ok") == (status > 0), "\(comment)")
      let junit = await run(arguments: options + ["--format", "junit"], in: folder)
      #expect(junit.status == status && junit.output.contains("<failure ") == (status == 1), "\(comment)")
      #expect(junit.output.contains("<error ") == (status == 2), "\(comment)")
      let github = await run(arguments: options + ["--format", "github"], in: folder)
      #expect(github.status == status && github.output.contains("::error ") == (status > 0), "\(comment)")
      let json = await run(arguments: options + ["--output", "a.json"], in: folder)
      let again = await CommandLineRun.lesson(["report", "a.json", "--format", "tap"], in: folder.path)
      #expect(json.status == status && again.status == status && again.output == tap.output, "\(comment)")
    }
  }

  @Test("A strict report fails for failures that its run let pass, but not for those in the baseline")
  func strictReport() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nnowhere()\n```\n", to: "a.md")
    #expect(await run("--output", "a.json", in: folder).status == 0)
    #expect(await CommandLineRun.lesson(["report", "a.json", "--strict"], in: folder.path).status == 1)
    let words = ["--fail-on", "fragment", "--baseline", "known.yml", "--output", "b.json"]
    #expect(await run(arguments: words + ["--write-baseline"], in: folder).status == 0)
    #expect(await run(arguments: words, in: folder).status == 0)
    #expect(await CommandLineRun.lesson(["report", "b.json", "--strict"], in: folder.path).status == 0)
  }

  @Test("A saved trap is reported once, with its message")
  func savedTrap() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```swift\nlet a: [Int] = []\nprint(a[0])\n```\n", to: "a.md")
    #expect(await run("--output", "a.json", in: folder).status == 1)
    let report = await CommandLineRun.lesson(["report", "a.json"], in: folder.path)
    #expect(report.status == 1 && report.messages.contains("a.md:3:1: error: The cell traps: Index out of range."))
    #expect(!report.output.contains("a.md:1 "), "\(report.output)")
  }

  @Test("A run fails if no document is written in the language, as it does for a missing path")
  func nothingLeft() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let run = await run("--written-in", "ja", in: folder)
    #expect(run.status == 2 && run.messages.contains("--written-in: error: No document here is written in `ja`."))
  }

  @Test("`--language` with a language to filter by suggests `--written-in`")
  func formerName() async throws {
    let run = await run("--language", "ja", in: try TemporaryFolder())
    #expect(run.status == 64)
    #expect(run.messages.contains("To run only the documents in a language, use '--written-in ja'."), "\(run.messages)")
  }

  @Test("An unknown kind of failure is reported with a suggestion")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let run = await run("--fail-on", "difers", in: folder)
    #expect(run.status == 64)
    #expect(run.messages.contains("`difers` is not a kind of failure. Did you mean `differs`?"))
  }

  @Test("A baseline tolerates known failures, reports fixed ones, and keeps reasons when rewritten")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let words = ["--fail-on", "differs,fragment", "--baseline", "known.yml"]
    let written = await CommandLineRun.lesson(["run", "a.md"] + words + ["--write-baseline"], in: folder.path)
    #expect(written.status == 0, "\(written.messages)")
    let file = try folder.text("known.yml")
    #expect(file.contains("- document: \"a.md\"\n  code: \"let x = 1 // 2\"\n  what: differs\n"))
    try folder.write(file.replacing("known when this file was written", with: "waits for one"), to: "known.yml")
    let tolerated = await CommandLineRun.lesson(["run", "a.md"] + words, in: folder.path)
    #expect(tolerated.status == 0)
    #expect(tolerated.output.hasSuffix("Tolerated by the baseline: 2.\n"))
    try folder.write(
      Self.document.replacing("// 2", with: "// 1").replacing("nowhere()", with: "elsewhere()"), to: "a.md")
    let changed = await CommandLineRun.lesson(["run", "a.md"] + words, in: folder.path)
    #expect(changed.status == 1)
    #expect(changed.output.hasSuffix("Failed: 1 fragment.\n"))
    #expect(
      changed.messages.contains(
        "known.yml:4:1: error: Outdated baseline entry: `let x = 1 // 2` in `a.md` no longer fails."))
    _ = await CommandLineRun.lesson(["run", "a.md"] + words + ["--write-baseline"], in: folder.path)
    let shrunk = try folder.text("known.yml")
    #expect(shrunk.contains("elsewhere()") && !shrunk.contains("nowhere()") && !shrunk.contains("let x = 1"))
  }

  @Test("A file that is not a baseline is reported with its line")
  func errors() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    try folder.write("- document: a.md\n  code: x\n", to: "known.yml")
    let run = await run("--baseline", "known.yml", in: folder)
    #expect(run.status == 2)
    #expect(run.messages.contains("known.yml:1:1: error: This is not an entry of a baseline."))
    let missing = await self.run("--baseline", "none.yml", in: folder)
    #expect(missing.status == 2 && missing.messages.contains("none.yml: error: There is no such file."))
  }
}
