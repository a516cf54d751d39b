import LessonKit
import Results
import SourceText

@testable import LessonNotebooks

/// A lesson for tests, whose cells have results by their names.
struct Lesson {
  var document: Document
  var outcome: DocumentOutcome
  var links: [String: String] = [:]
  var pictures: [String: [UInt8]] = [:]

  /// Creates a lesson from the text below its front matter.
  init(_ text: String, path: String = "a/lesson.md", results: [String: CellResult] = [:]) {
    let text = "---\ntitle: A\nminutes: 1\n---\n\n" + text
    document = Document(SourceFile(path: path, bytes: Array(text.utf8)))
    let cells = document.cells.map { cell in
      CellOutcome(cell, .agrees(cell.part == nil ? cell.name.flatMap { results[$0] } : nil))
    }
    outcome = DocumentOutcome(document, reportPath: path, cells: cells)
  }

  /// Returns the lesson as a source of notebooks.
  func source(answers: Bool = false) -> NotebookSource {
    NotebookSource(
      document, outcome, origin: "lessons/a/lesson.md", showsAnswers: answers, link: { links[$0] },
      picture: { destination in
        pictures[destination].map { NotebookSource.Picture(destination.hasSuffix(".png") ? .png : .svg, $0) }
      })
  }

  /// A line of text as a result.
  static func line(_ text: String) -> CellResult { .lines(Lines([LocalizedText(text)])) }
}

extension NotebookJSON {
  /// The value of a key; null if there is none.
  subscript(key: String) -> NotebookJSON {
    if case .object(let values) = self { values[key] ?? .null } else { .null }
  }

  /// The values of a list.
  var values: [NotebookJSON] { if case .list(let values) = self { values } else { [] } }

  /// The text, or the lines of a text.
  var string: String {
    switch self {
    case .text(let text): text
    case .list(let lines): lines.map(\.string).joined()
    default: ""
    }
  }
}
