import LessonKit
import LessonRunner
import Results
import SwiftCells
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let toolchain = Toolchain(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

@Suite("Swift cells of one document", .enabled(if: toolchain != nil))
struct SwiftNeighborsTests {
  private func run(_ path: String) async throws -> DocumentOutcome {
    let swift = SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "", cacheFolder: nil)
    var all: [DocumentOutcome] = []
    await Runner(catalogue: sampleCatalogue, swift: swift).run(Selection([path]), keepsResults: true) { all.append($0) }
    return try #require(all.first)
  }

  @Test("Cells that use names of a cell for another platform, or of a cell with an error, are not blamed")
  func absent() async throws {
    let elsewhere = Platform.current == .linux ? "macos" : "linux"
    let folder = try TemporaryFolder()
    try folder.write(
      """
      ---
      title: Away
      ---

      ```swift name=away platform=\(elsewhere)
      let away = 1
      ```

      ```swift
      let here = away
      ```

      ```swift
      print("others run")
      ```

      ```transcript
      others run
      ```

      ```swift compiler=1.0 name=newer
      let newer = new syntax
      ```

      ```swift
      print(newer)
      ```

      ```swift mistake language-mode=6
      let wrong = 1
      ```

      ```swift language-mode=6
      print(wrong)
      ```

      """, to: "a.md")
    let outcome = try await run("\(folder.path)/a.md")
    #expect(outcome.cells.map(\.status) == [.skipped, .skipped, .agrees, .skipped, .skipped, .couldNotRun, .skipped])
  }

  @Test("A selected cell has the same result as in the whole document, even if cells below change it")
  func below() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      ---
      title: One
      ---

      ```swift name=one
      struct P { var x = 1 }
      print(P())
      ```

      ```transcript
      hi
      ```

      ```swift
      extension P: CustomStringConvertible { var description: String { "hi" } }
      ```

      """, to: "a.md")
    #expect(try await run(path).cells.map(\.status) == [.agrees, .agrees])
    #expect(try await run(path + "#one").cells.map(\.status) == [.agrees])
  }
}
