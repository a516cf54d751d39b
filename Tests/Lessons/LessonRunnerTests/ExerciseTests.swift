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

/// Documents with one exercise each: its parts, and the expected findings.
@Suite("Exercises in Swift", .enabled(if: toolchain != nil))
struct ExerciseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var starter: String
    var check: String
    var solution: String
    var declared = ""
    /// The line and the beginning of the message of each finding.
    var findings: [String] = []
  }

  static let cases = [
    Case(
      testDescription: "an assertion", starter: "let x = 1", check: "assert(x == 2)", solution: "let x = 2"),
    Case(
      testDescription: "a comparison with the solution over all inputs",
      starter: "func negated(_ code: Int) -> Int { code }",
      check: "@testable import Solution\nfor code in 0..<32 { precondition(negated(code) == Solution.negated(code)) }",
      solution: "func negated(_ code: Int) -> Int { -code & 31 }"),
    Case(
      testDescription: "a starter that does not compile", starter: "let x: String = 1", check: "assert(x == \"a\")",
      solution: "let x = \"a\"", declared: " error"),
    Case(
      testDescription: "a starter that traps", starter: "let x = [1][1]", check: "assert(x == 1)",
      solution: "let x = [1][0]", declared: " trap"),
    Case(
      testDescription: "a starter that passes", starter: "let x = 2", check: "assert(x == 2)", solution: "let x = 2",
      findings: ["6: The starter already passes its check."]),
    Case(
      testDescription: "a solution that fails", starter: "let x = 1", check: "\nassert(x == 2)", solution: "let x = 3",
      findings: ["12: The solution does not pass this check. The cell traps: Assertion failed."]),
    Case(
      testDescription: "a solution that does not compile", starter: "let x = 1", check: "assert(x == 2)",
      solution: "let x =", findings: ["15: "]),
    Case(
      testDescription: "a starter that does not compile though nobody says so", starter: "let x: Int = \"a\"",
      check: "assert(x == 2)", solution: "let x = 2", findings: ["7: "]),
    Case(
      testDescription: "a starter that compiles though it must not", starter: "let x = 1", check: "assert(x == 2)",
      solution: "let x = 2", declared: " error", findings: ["6: "]),
    Case(
      testDescription: "a check that asks for a name that the starter lacks", starter: "let x = 1",
      check: "assert(y == 2)", solution: "let y = 2", findings: ["6: The check does not run after the starter: "]),
  ]

  @Test("An exercise works if the starter fails, the solution passes, and each compiles as declared", arguments: cases)
  func proved(_ item: Case) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      ---
      title: One exercise
      minutes: 5
      ---

      ```swift exercise\(item.declared) name=one
      \(item.starter)
      ```

      ```swift check name=one
      \(item.check)
      ```

      ```swift solution name=one
      \(item.solution)
      ```

      ```swift
      let x = "another cell sees no part of it"
      ```

      """, to: "lesson.md")
    let swift = SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "", cacheFolder: nil)
    var all: [DocumentOutcome] = []
    await Runner(catalogue: sampleCatalogue, swift: swift).run(Selection([path]), keepsResults: true) { all.append($0) }
    let found = all.flatMap(\.allFindings).map { "\($0.place.line ?? 0): \($0.message)" }
    #expect(found.count == item.findings.count, "\(found)")
    for (found, expected) in zip(found, item.findings) { #expect(found.hasPrefix(expected), "\(found)") }
    #expect(all.flatMap(\.cells).count { $0.status == .couldNotRun } == item.findings.count)
  }
}
