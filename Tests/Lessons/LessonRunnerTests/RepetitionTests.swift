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

@Suite("Cells with a different result each time", .enabled(if: toolchain != nil))
struct RepetitionTests {
  private static let message: Message = "This cell has a different result each time."

  private func runner(_ folder: TemporaryFolder, computesTwice: Bool = false) throws -> Runner {
    var runner = Runner(
      catalogue: sampleCatalogue,
      swift: SwiftCells(
        try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "",
        cacheFolder: folder.path + "/cache"))
    runner.computesTwice = computesTwice
    return runner
  }

  private func run(_ path: String, in folder: TemporaryFolder, computesTwice: Bool = false) async throws
    -> DocumentOutcome
  {
    var all: [DocumentOutcome] = []
    try await runner(folder, computesTwice: computesTwice).run(Selection([path]), keepsResults: true) { all.append($0) }
    return try #require(all.first)
  }

  private func update(_ path: String, in folder: TemporaryFolder) async throws -> UpdateOutcome {
    var all: [UpdateOutcome] = []
    await Updater(try runner(folder), isDryRun: false).update(Selection([path])) { all.append($0) }
    return try #require(all.first)
  }

  /// Returns a lesson with one cell, with or without a transcript.
  private static func lesson(_ code: String, _ attributes: String = "", transcript: String? = "x") -> String {
    "---\ntitle: T\n---\n\n# T\n\n```swift \(attributes)\n\(code)\n```\n"
      + (transcript.map { "\n```transcript\n\($0)\n```\n" } ?? "")
  }

  @Test(
    "A cell with varying output is an error, and an update writes nothing for it, with or without a transcript",
    arguments: [
      "print(Int.random(in: 0...1_000_000_000))", "import Foundation\nprint(\"\\(Date())\")",
      "final class C {}\nprint(Unmanaged.passUnretained(C()).toOpaque())", "print(Array(1...30).shuffled())",
      "final class C {}\nprint(ObjectIdentifier(C()))", "import Foundation\nprint(UUID())",
      "struct Die { func roll() -> Int { (0...1_000_000_000).randomElement() ?? 0 } }\nprint(Die().roll())",
      "import Glibc\nprint(time(nil))", "var a = 1\nwithUnsafePointer(to: &a) { print(Int(bitPattern: $0)) }",
      "print(ContinuousClock().now)",
    ], [nil, "x"])
  func varying(_ code: String, _ transcript: String?) async throws {
    let folder = try TemporaryFolder()
    let text = Self.lesson(code, transcript: transcript)
    let path = try folder.write(text, to: "lesson.md")
    let update = try await update(path, in: folder)
    #expect(update.document.cells.flatMap(\.findings).map(\.message) == [Self.message])
    #expect(update.document.cells.flatMap(\.findings).map(\.place.line) == [7])
    #expect(update.changedCells == 0)
    #expect(try folder.text("lesson.md") == text)
    let run = try await run(path, in: folder)
    #expect(run.cells.map(\.status) == [.couldNotRun], "also from what is kept")
  }

  @Test(
    "A cell that names something variable, but has the same output each time, is updated and agrees",
    arguments: [
      "import Foundation\nprint(Date(timeIntervalSince1970: 0))", "print(Set(1...20))",
      "print(\"a\".hashValue == \"a\".hashValue)",
      "let n = await Task { 7 }.value\nprint(n)", "var a = 1\nwithUnsafeBytes(of: &a) { print($0.count) }",
      """
      struct G: RandomNumberGenerator {
        var state: UInt64 = 1
        mutating func next() -> UInt64 { state = state &* 6_364_136_223_846_793_005 &+ 1; return state }
      }
      var g = G()
      print(Int.random(in: 0...1_000_000, using: &g))
      """,
    ])
  func steady(_ code: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.lesson(code), to: "lesson.md")
    #expect(try await update(path, in: folder).changedCells == 1)
    #expect(try await run(path, in: folder).cells.map(\.status) == [.agrees])
    #expect(try await run(path, in: folder, computesTwice: true).cells.map(\.status) == [.agrees])
  }

  @Test("Text at a wildcard may vary, and so may the output of a cell marked `no-transcript`")
  func marked() async throws {
    let folder = try TemporaryFolder()
    let code = "print(\"a\", Int.random(in: 0...1_000_000))\nprint(2)"
    let wild = try folder.write(
      Self.lesson(code, "wildcard=***", transcript: "a ***\n3"), to: "wild/lesson.md")
    #expect(try await update(wild, in: folder).changedCells == 1)
    #expect(try folder.text("wild/lesson.md") == Self.lesson(code, "wildcard=***", transcript: "a ***\n2"))
    #expect(try await run(wild, in: folder).cells.map(\.status) == [.agrees])
    let own = try folder.write(Self.lesson(code, "no-transcript", transcript: nil), to: "own/lesson.md")
    #expect(try await update(own, in: folder).changedCells == 0)
    #expect(try await run(own, in: folder).cells.map(\.status) == [.noTranscript])
  }

  @Test("A cell that prints a varying value from a cell above is an error, and other cells agree")
  func below() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "---\ntitle: T\n---\n\n```swift\nlet n = Int.random(in: 0...1_000_000_000)\n```\n\n```swift\nprint(1)\n```\n\n"
        + "```swift\nprint(n)\n```\n", to: "lesson.md")
    let update = try await update(path, in: folder)
    #expect(update.document.allFindings.map(\.place.line) == [13])
    #expect(update.changedCells == 1)
  }

  @Test("A result cached from one run is computed twice before it is written, and with `--twice`")
  func unnamed() async throws {
    // No name in this code shows that it varies.
    let code = "import Glibc\nvar s = 0\n_ = withExtendedLifetime(s) { s = Int(nice(0)) }\nprint(s)"
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.lesson(code, transcript: "7"), to: "lesson.md")
    #expect(try await run(path, in: folder).cells.map(\.status) == [.differs])
    #expect(try await update(path, in: folder).changedCells == 1)
    #expect(try folder.text("lesson.md").contains("```transcript\n0\n```"))
    #expect(try await run(path, in: folder, computesTwice: true).cells.map(\.status) == [.agrees])
  }

  @Test("Comments of listings are not judged by a varying result, and a transcript of it is an error")
  func listings() async throws {
    let folder = try TemporaryFolder()
    let text = """
      ```swift
      final class C {}
      let p = Unmanaged.passUnretained(C()).toOpaque()
      print(p)
      // Prints "0x1"
      Int(bitPattern: p) // 17
      ```

      ```swift
      print(p)
      ```

      ```transcript
      0x1
      ```

      ```swift
      1 + 1 // 3
      ```

      """
    let path = try folder.write(text, to: "notes.md")
    let update = try await update(path, in: folder)
    #expect(update.document.cells.map(\.status) == [.agrees, .couldNotRun, .differs])
    #expect(try folder.text("notes.md") == text.replacing("// 3", with: "// 2"))
  }
}
