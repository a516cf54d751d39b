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

@Suite("Learners' code for an exercise", .enabled(if: toolchain != nil))
struct ExerciseAttemptTests {
  private static let document = """
    # A

    ```swift exercise name=one
    func doubled(_ x: Int) -> Int { x }
    ```

    ```swift check name=one
    for x in stride(from: 0, to: 3, by: 1) { precondition(doubled(x) == 2 * x, "it doubles \\(x)") }
    ```

    ```swift solution name=one
    func doubled(_ x: Int) -> Int { 2 * x }
    ```

    """

  private func verdict(_ code: String) async throws -> ExerciseAttempt.Verdict {
    let swift = SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: "", cacheFolder: nil)
    let document = Document(SourceFile(path: "a/lesson.md", bytes: Array(Self.document.utf8)))
    let exercise = try #require(document.exercises.first)
    return await ExerciseAttempt(exercise, of: document, in: .current, swift: swift).verdict(on: code)
  }

  @Test("Right code passes the check, and wrong code does not")
  func judged() async throws {
    #expect(
      try await verdict("func doubled(_ x: Int) -> Int { x + x }\nfunc print() {}\nstruct A { func precondition() {} }")
        == .passes)
    guard case .isWrong(let check, _) = try await verdict("func doubled(_ x: Int) -> Int { x }") else {
      Issue.record("wrong code passes")
      return
    }
    #expect(check?.contains("precondition(") == true)
  }

  @Test(
    "Code that replaces a name that the check calls is rejected with its line",
    arguments: [
      ("func precondition(_ a: Bool, _ b: String) {}", "precondition"),
      ("let precondition: (Bool, String) -> Void = { _, _ in }", "precondition"),
      ("func == (a: Int, b: Int) -> Bool { true }", "=="), ("func * (a: Int, b: Int) -> Int { a }", "*"),
      ("func stride(from: Int, to: Int, by: Int) -> [Int] { [] }", "stride"), ("enum Swift {}", "Swift"),
      ("struct A { static func == (a: A, b: Int) -> Bool { true } }", "=="),
    ])
  func replaced(_ declaration: String, _ name: String) async throws {
    guard case .fails(let errors) = try await verdict("func doubled(_ x: Int) -> Int { x }\n\(declaration)") else {
      Issue.record("it is judged by itself")
      return
    }
    #expect(errors.map(\.line) == [2])
    #expect(errors.first?.message.description.contains("`\(name)`") == true)
  }
}
