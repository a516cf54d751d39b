import LessonNotebooks
import Testing

@testable import LessonKernel

@Suite struct NotebookDocumentTests {
  private func entry(_ id: String, _ source: String) throws -> NotebookDocument.Entry {
    NotebookDocument.Entry(id: id, count: 1, cell: try NotebookCell(source: source))
  }

  private func document(_ sources: [(String, String)]) throws -> NotebookDocument {
    var document = NotebookDocument()
    for (id, source) in sources { document.put(try entry(id, source)) }
    return document
  }

  @Test func `Cells stand in the order of their first execution, and a cell replaces itself`() throws {
    var document = try document([("b", "1"), ("a", "2")])
    document.put(try entry("b", "3"))
    #expect(document.entries.map(\.id) == ["b", "a"])
    #expect(document.entries.map(\.cell.body) == ["3", "2"])
    document.remove(["b", "missing"])
    #expect(document.entries.map(\.id) == ["a"])
  }

  @Test func `The text has each cell as a fence, on the line that is named`() throws {
    let document = try document([("a", "let n = 1"), ("b", "%%swift trap\nfatalError()"), ("c", "print(\"```\")")])
    let composition = document.composition(document.entries)
    let lines = composition.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[(composition.lines["a"] ?? 0) - 1] == "```swift")
    #expect(lines[(composition.lines["b"] ?? 0) - 1] == "```swift trap")
    #expect(lines[composition.lines["c"] ?? 0] == "print(\"```\")")
  }

  @Test func `An experiment stands alone, and Swift with all Swift that counts`() throws {
    var document = try document([
      ("a", "let n = 1"), ("x", "%%experiment integer.table\nbits: 1"), ("b", "print(n)"),
      ("s", "%%swift exercise name=e\n1"),
    ])
    let experiment = try #require(document["x"])
    #expect(document.cells(for: experiment).map(\.id) == ["x"])
    let swift = try #require(document["b"])
    #expect(document.cells(for: swift).map(\.id) == ["a", "b"])
    document.change("a") { $0.isBroken = true }
    #expect(document.cells(for: swift).map(\.id) == ["b"])
  }

  @Test func `In a plain notebook, a later declaration shadows, and the last expression is written`() throws {
    var document = try document([("a", "let n = 1"), ("b", "let n = 2"), ("c", "n")])
    let prepared = document.prepared(document.entries, silent: []).map(\.cell.body)
    #expect(prepared[0] != "let n = 1")
    #expect(prepared[1] == "let n = 2")
    #expect(prepared[2].contains("(0, n)"))
    #expect(document.prepared(document.entries, silent: ["c"])[2].cell.body == "n")
    document.lesson = .document("lesson.md")
    #expect(document.prepared(document.entries, silent: []).map(\.cell.body) == ["let n = 1", "let n = 2", "n"])
  }

  @Test(arguments: [
    ("let a = 1", true), ("%%swift\nlet a = 1", true), ("%%swift name=a\n1", true), ("%%swift trap\n1", false),
    ("%%swift error\n1", false), ("%%swift isolated\n1", false), ("%%swift check name=a\n1", false),
    ("%%experiment a\n", false),
  ])
  func `Cells below can use some cells`(_ source: String, _ isChained: Bool) throws {
    #expect(try NotebookCell(source: source).isChained == isChained)
  }
}
