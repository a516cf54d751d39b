import TestSupport
import Testing

@Suite("What fails a run")
struct FailurePolicyTests {
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
    await CommandLineRun.lesson(["run", "a.md"] + words, in: folder.path)
  }

  @Test(
    "A run fails for what is asked for, and never for what its author ignores",
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

  @Test("A word that is no way to fail is told, with what was meant")
  func unknown() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    let run = await run("--fail-on", "difers", in: folder)
    #expect(run.status == 64)
    #expect(run.messages.contains("`difers` is no way to fail. Did you mean `differs`?"))
  }

  @Test("A baseline tolerates what it knows, tells what is mended, and keeps reasons when it is written again")
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
    #expect(changed.messages.contains("known.yml:4:1: error: Nothing fails here any more: `let x = 1 // 2` in `a.md`."))
    _ = await CommandLineRun.lesson(["run", "a.md"] + words + ["--write-baseline"], in: folder.path)
    let shrunk = try folder.text("known.yml")
    #expect(shrunk.contains("elsewhere()") && !shrunk.contains("nowhere()") && !shrunk.contains("let x = 1"))
  }

  @Test("What is no baseline is told with its line")
  func mistakes() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.md")
    try folder.write("- document: a.md\n  code: x\n", to: "known.yml")
    let run = await run("--baseline", "known.yml", in: folder)
    #expect(run.status == 2)
    #expect(run.messages.contains("known.yml:1:1: error: This is no entry of a baseline."))
    let missing = await self.run("--baseline", "none.yml", in: folder)
    #expect(missing.status == 2 && missing.messages.contains("none.yml: error: There is no such file."))
  }
}
