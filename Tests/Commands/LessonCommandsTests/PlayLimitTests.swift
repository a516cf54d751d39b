import Foundation
import TestSupport
import Testing

@Suite("Pages that do not end normally")
struct PlayLimitTests {
  private func lines(_ run: CommandLineRun) -> [Substring] { run.output.split(separator: "\n") }

  @Test("A page that logs a million values shows the count, the first and the last of them")
  func million() async throws {
    let folder = try PlayFolder(page: "var total = 0\nfor i in 1...1_000_000 {\n  total += i\n}\ntotal\n")
    let run = await folder.play("A.playground", "--timeout", "1m")
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains("│ 500000500000 (1,000,000 times)\n"))
    #expect(lines(run).last == "Line 3: 1,000,000 times; only the first 1,000 and the last are recorded.")
  }

  @Test("An endless page is stopped, and its results so far are shown")
  func endless() async throws {
    let folder = try PlayFolder(page: "let before = 3\nwhile true { }\n")
    let run = await folder.play("A.playground", "--timeout", "300ms")
    #expect(run.status == 2)
    #expect(run.output.contains("let before = 3 │ 3\n"))
    let reason = "The page timed out after 300 ms. These are the results up to then."
    #expect(lines(run).last == Substring(reason))
    #expect(run.messages == "A.playground/Contents.swift: error: \(reason)\n")
  }

  @Test("A page that prints endlessly is stopped, and its output is cut")
  func flood() async throws {
    let folder = try PlayFolder(page: "let before = 3\nwhile true { print(\"line\") }\n")
    let run = await folder.play("A.playground")
    #expect(run.status == 2)
    #expect(run.output.contains("let before = 3               │ 3\n"))
    #expect(run.output.utf8.count < 4000)
    #expect(run.messages.contains("The page was stopped after it printed 1 MiB"))
  }

  @Test("A trap is reported with its line, and the results before it stay")
  func trap() async throws {
    let folder = try PlayFolder(page: "let xs = [1]\n\nlet y = xs[1]\nlet z = 2\n")
    let run = await folder.play("A.playground")
    #expect(run.status == 2)
    #expect(
      run.output == """
        let xs = [1]  │ [1]
                      │
        let y = xs[1] │ trap: Index out of range
        let z = 2     │

        """)
    #expect(run.messages == "A.playground/Contents.swift:3:1: error: The page traps: Index out of range.\n")
  }

  @Test("A page that ends its own process keeps its results")
  func exits() async throws {
    let folder = try PlayFolder(page: "import Foundation\nlet x = 1\nexit(3)\n")
    let run = await folder.play("A.playground")
    #expect(run.status == 2)
    #expect(run.output.contains("let x = 1         │ 1\n"))
    #expect(run.messages.contains("The page exited with status 3"))
  }

  @Test("A page that does not compile is reported with its line, and the other pages run")
  func broken() async throws {
    let folder = try PlayFolder(
      pages: ["Bad": "let n = 1\nlet s: String = n\nnothing()\n", "Good": "let x = 5\n"], listed: ["Bad", "Good"])
    let run = await folder.play("A.playground", "--format", "markdown")
    #expect(run.status == 2)
    #expect(
      run.messages == """
        A.playground/Pages/Bad.xcplaygroundpage/Contents.swift:2:1: error: The page does not compile: cannot convert value of type \
        'Int' to specified type 'String' [cannot_convert_initializer_value]
        A.playground/Pages/Bad.xcplaygroundpage/Contents.swift:3:1: error: The page does not compile: cannot find 'nothing' in \
        scope [cannot_find_in_scope]

        """)
    #expect(run.output.hasSuffix("# Good\n\n```swift\nlet x = 5  // → 5\n```\n"))
  }

  @Test("Shared sources that do not compile are reported with file and line, and pages run without them")
  func sources() async throws {
    let folder = try PlayFolder(page: "let x = 5\n")
    try folder.folder.write("public let a = 1\npublic let b: String = 2\n", to: "A.playground/Sources/B.swift")
    let run = await folder.play("A.playground")
    #expect(run.status == 2)
    #expect(run.output == "let x = 5 │ 5\n")
    #expect(
      run.messages == """
        A.playground/Sources/B.swift:2:1: error: This does not compile, so the pages run without `Sources`: cannot \
        convert value of type 'Int' to specified type 'String'.

        """)
  }

  @Test("With a compiler without the playground transform, pages run without values and say why")
  func noTransform() async throws {
    let folder = try PlayFolder(page: "let x = 5\nprint(x)\n")
    let real = try #require(
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
        .first { FileManager.default.isExecutableFile(atPath: $0) })
    try folder.folder.write(
      "#!/bin/sh\ncase \" $* \" in *' -playground '*) echo 'error: unknown argument' >&2; exit 1;; esac\nexec \(real) \"$@\"\n",
      to: "bin/swiftc")
    folder.folder.allow(0o755, "bin/swiftc")
    let run = await folder.play("A.playground", searchPath: folder.folder.path + "/bin")
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.output == """
        let x = 5 │
        print(x)  │

        Printed outside the lines of the page:
          5
        This compiler has no playground transform, so the page shows only what it prints, without values.

        """)
  }

  @Test("A console cell that runs a page is skipped if there is no compiler, as a Swift cell is")
  func noCompiler() async throws {
    let folder = try PlayFolder(page: "let x = 5\n")
    try folder.folder.write("```console\n$ lesson play A.playground\nlet x = 5 │ 5\n```\n", to: "a.md")
    let alone = await folder.play("A.playground", searchPath: "")
    #expect(alone.status == 2)
    #expect(alone.messages.contains("No Swift compiler was found in PATH."))
    let run = await PlayFolder.lesson(["run", "a.md"], in: folder.folder.path, searchPath: "")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.hasSuffix(
        """
        1 document, 1 cell: 1 skipped
        1 cell was skipped: no Swift compiler is installed here. Install Swift from swift.org, or add the folder of `swiftc` to PATH.

        """), "\(run.output)")
    #expect(await PlayFolder.lesson(["run", "a.md", "--strict"], in: folder.folder.path, searchPath: "").status == 1)
  }
}
