import LessonKit
import LessonRunner
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

@Suite("Programs in a package's documentation", .enabled(if: toolchain != nil))
struct DocCProgramTests {
  @Test("A snippet is one program with its hidden lines, and an update corrects its comments")
  func snippet() async throws {
    let folder = try TemporaryFolder()
    let text = """
      import Foundation
      // snippet.hide
      let hidden = 1
      // snippet.show
      // snippet.PRINT
      print(hidden)
      // Prints "2"
      // snippet.end
      hidden + 1  // 3
      """
    let path = try folder.write(text, to: "Snippets/First.swift")
    let outcome = try #require(try await ListingHarness.run(path).first)
    #expect(
      ListingHarness.told(outcome) == "1: differs\n  7: expected 2, found 1\n  9: expected 3, found 2\n")
    _ = try await ListingHarness.update(path)
    #expect(
      try folder.text("Snippets/First.swift")
        == text.replacing("Prints \"2\"", with: "Prints \"1\"").replacing("// 3", with: "// 2"))
    #expect(try await ListingHarness.update(path).map(\.changedCells) == [0])
  }

  @Test("The steps of a tutorial compile with the other files of the project, and each is reported at its own place")
  func tutorial() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      @Tutorial(time: 5) {
        @Intro(title: "T") {
          ```swift
          print(1)  // Prints "2"
          ```
        }
        @Section(title: "S") {
          @Steps {
            @Step { One @Code(name: "Helper.swift", file: "helper.swift") }
            @Step { Two @Code(name: "Main.swift", file: main1) }
            @Step { Three @Code(name: "Helper.swift", file: "helper2.swift") }
            @Step { Four @Code(name: "Main.swift", file: "main2.swift", previousFile: "main1.swift") }
            @Step { Five @Code(name: "Main.swift", file: "man2.swift") }
          }
        }
      }
      """, to: "A.docc/T.tutorial")
    try folder.write("func help() -> Int { 1 }\n", to: "A.docc/Resources/helper.swift")
    try folder.write("print(help())\n// Prints \"2\"\n", to: "A.docc/Resources/main1.swift")
    try folder.write("func help() -> String { \"other\" }\n", to: "A.docc/Resources/Code/helper2.swift")
    try folder.write("let number: Int = help()\n", to: "A.docc/Resources/main2.swift")
    try folder.write("not Swift of a step\n", to: "A.docc/Resources/unused.swift")
    let outcomes = try await ListingHarness.run(folder.path + "/A.docc")
    let told = outcomes.map { outcome in
      (String(outcome.path.split(separator: "/").last ?? ""), ListingHarness.told(outcome))
    }
    #expect(told.map(\.0) == ["T.tutorial", "helper.swift", "main1.swift", "helper2.swift", "main2.swift"])
    #expect(
      told.map(\.1) == [
        """
        3: differs
          4: expected 2, found 1
        document.md:13: The catalog has no file `man2.swift` for this step. Did you mean `main2.swift`? The files are: \
        `helper.swift`, `helper2.swift`, `main1.swift`, `main2.swift`, `unused.swift`.

        """,
        "1: agrees (ran-only)\n",
        "1: differs\n  2: expected 2, found 1\n",
        "1: agrees (ran-only)\n",
        """
        1: skipped (does-not-compile): it does not compile: cannot convert value of type 'String' to specified type 'Int' \
        (its line 1)

        """,
      ])
  }
}
