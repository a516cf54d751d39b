import SwiftSource
import Testing

@testable import SwiftCells

@Suite struct NotebookSourcesTests {
  @Test func `The newest declaration keeps its name, and cells above keep theirs`() {
    let sources = NotebookSources.shadowing(["let n = 1", "print(n)", "let n = \"a\"", "print(n)"])
    #expect(sources[2] == "let n = \"a\"")
    #expect(sources[3] == "print(n)")
    #expect(sources[0] != "let n = 1")
    #expect(sources[0].withoutScopeMarks == "let n = 1")
    #expect(sources[1].withoutScopeMarks == "print(n)")
    #expect(sources[1] != "print(n)")
  }

  @Test func `Functions with other parameters stand beside each other`() {
    let sources = ["func f(_ a: Int) {}", "func f(_ a: String) {}", "f(1)"]
    #expect(NotebookSources.shadowing(sources) == sources)
  }

  @Test(arguments: [
    ("1 + 1", "__statedValue(0, 1 + 1)"), ("let a = 1\na // it", "let a = 1\n__statedValue(0, a) // it"),
    ("f(\n  1\n)", "__statedValue(0, f(\n  1\n))"),
  ])
  func `The value of the last expression is written`(_ source: String, _ written: String) {
    #expect(NotebookSources.writingValue(of: source) == written)
  }

  @Test(arguments: [
    "let a = 1", "a = 2", "a += 1", "_ = a", "print(1)", "func f() {}", "if a { b } else { c }", "for i in a {}", "",
    "import Foundation", "// a", "a(", "return", "a;",
  ])
  func `Nothing else is written`(_ source: String) {
    #expect(NotebookSources.writingValue(of: source) == nil)
  }
}
