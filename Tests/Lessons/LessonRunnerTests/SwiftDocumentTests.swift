import ExperimentKit
import LessonKit
import LessonRunner
import Results
import SourceText
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

@Suite("Documents with Swift cells", .enabled(if: toolchain != nil))
struct SwiftDocumentTests {
  private func runner() throws -> Runner {
    Runner(
      catalogue: sampleCatalogue,
      swift: SwiftCells(
        try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "", cacheFolder: nil))
  }

  private func run(_ path: String) async throws -> DocumentOutcome {
    var all: [DocumentOutcome] = []
    try await runner().run(Selection([path]), keepsResults: true) { all.append($0) }
    return try #require(all.first)
  }

  private func update(_ path: String) async throws {
    await Updater(try runner(), isDryRun: false).update(Selection([path])) { outcome in
      #expect(outcome.findings.isEmpty && outcome.document.allFindings.isEmpty)
    }
  }

  /// A document with a cell of every kind.
  private let every = """
    ---
    title: Every kind
    ---

    # Every kind

    ```swift name=declares
    enum Flavour { case plain, salted }
    ```

    ```swift name=prints
    print(Flavour.salted)
    ```

    > ```swift name=fails error
    > let number: Int = "1"
    > ```

    ```swift name=warns warning
    func f() { let unused = 1 }
    ```

    ```swift name=traps trap
    let none: [Int] = []
    print(none[0])
    ```

    ```swift name=compiles no-run
    while true {}
    ```

    ```swift ignore="needs UIKit"
    import UIKit
    ```

    ```swift isolated
    struct Flavour {}
    print(Flavour())
    ```

    ```swift compiler=1.0
    print("old")
    ```

    | a table of the author's own |
    |---|

    """

  @Test("An update adds the transcripts, every cell then agrees, and a second update changes nothing")
  func update() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(every, to: "a.md")
    try await update(path)
    let updated = try folder.text("a.md")
    for block in [
      "print(Flavour.salted)\n```\n\n```transcript\nsalted\n```\n",
      "> ```diagnostics\n> 1:19: error: cannot convert value of type 'String' to specified type 'Int' [cannot_convert_initializer_value]\n> ```",
      "```diagnostics\n1:16: warning: ", "```transcript\n[trap in line 2: Index out of range]\n```",
      "enum Flavour { case plain, salted }\n```\n\n```swift name=prints", "print(\"old\")\n```\n\n| a table",
    ] { #expect(updated.contains(block), "\(block)\n\n\(updated)") }
    let outcome = try await run(path)
    #expect(
      outcome.cells.map(\.status) == [
        .agrees, .agrees, .agrees, .agrees, .agrees, .agrees, .skipped, .agrees, .skipped,
      ])
    #expect(outcome.cells[6].reason == "needs UIKit")
    #expect(
      outcome.cells[8].reason?.description.hasPrefix("its transcript is only for Swift 1.0; the compiler here is ")
        == true)
    try await update(path)
    #expect(try folder.text("a.md") == updated)
  }

  @Test("A wrong line, a compiler error, and a trap are each reported with their place")
  func wrong() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      ---
      title: Mistakes
      ---
      ```swift
      print(1)
      print(2)
      ```

      ```transcript
      1
      3
      ```

      ```swift
      let a = 1
      let b: String = a
      ```

      ```swift
      print([1][a])
      ```
      """, to: "a.md")
    let outcome = try await run(path)
    #expect(outcome.cells[0].differences == [Difference(line: 11, row: 2, expected: "3", found: "2")])
    #expect(outcome.allFindings.map(\.place.line) == [16, 20])
    #expect(outcome.allFindings.map(\.place.column) == [17, 11])
    #expect(outcome.allFindings[1].message.description.contains("cannot find 'a' in scope"))
  }

  @Test("A selected cell runs with the cells that it builds on, and only its outcome is reported")
  func single() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(every, to: "a.md")
    let outcome = try await run(path + "#prints")
    #expect(outcome.cells.map(\.cell.name) == ["prints"])
    guard case .lines(let lines)? = outcome.cells.first?.result else {
      Issue.record("\(outcome)")
      return
    }
    #expect(lines.texts(.english) == ["salted"])
  }

  @Test("A module that the front matter declares is found next to the document")
  func modules() async throws {
    let folder = try TemporaryFolder()
    try folder.write("public let heat = 200\n", to: "a/Oven/Oven.swift")
    let text =
      "---\ntitle: T\nmodules: [Oven]\n---\n\n```swift\nimport Oven\nprint(heat)\n```\n\n```transcript\n200\n```\n"
    let path = try folder.write(text, to: "a/lesson.md")
    #expect(try await run(path).cells.map(\.status) == [.agrees])
    let translation = try folder.write(text.replacing("modules: [Oven]\n", with: ""), to: "a/lesson.ja.md")
    #expect(try await run(translation).cells.map(\.status) == [.agrees])
  }
}
