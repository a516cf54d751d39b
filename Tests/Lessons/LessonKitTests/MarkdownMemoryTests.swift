import LessonKit
import SourceText
import Testing

@Suite("The memory of the Markdown parser")
struct MarkdownMemoryTests {
  /// Numbers of cells for documents that fit into the first chunk, need more, or exceed the memory that stays
  /// allocated.
  private static let sizes = [1, 30, 0, 2_000, 5, 40_000, 300]

  private static func document(cells: Int) -> Document {
    let words = "Some *words* with `code`, a [link](page.md) and ![an image](image.svg)."
    let cell = "\(words)\n\n```experiment a.b\nx: 1\n```\n\n"
    let text = "---\ntitle: Size\n---\n\n" + String(repeating: cell, count: cells)
    return Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8)))
  }

  @Test("A thread reads documents of every size one after the other")
  func readsInSequence() {
    for size in Self.sizes + Self.sizes.reversed() {
      let document = Self.document(cells: size)
      #expect(document.cells.count == size && document.findings.isEmpty)
      #expect(document.cells.last?.body == (size == 0 ? nil : "x: 1\n"))
    }
  }

  @Test("Several threads read documents concurrently")
  func readsConcurrently() async {
    await withTaskGroup(of: (Int, Int).self) { group in
      for size in (1...12).flatMap({ _ in Self.sizes }) {
        group.addTask { (size, Self.document(cells: size).cells.filter { $0.body == "x: 1\n" }.count) }
      }
      for await (size, count) in group { #expect(count == size) }
    }
  }
}
