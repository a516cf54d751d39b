import LessonKit
import Results
import SourceText
import Testing

@Suite("Comments that place panels")
struct PanelPlacementTests {
  private static let cells = """
    ```experiment a.b name=one vary=code
    code: 01
    ```

    ```experiment a.b name=two
    ```

    ```swift name=three
    ```

    """

  private func document(_ comment: String) -> Document {
    let text = "---\ntitle: T\n---\n\n\(Self.cells)\n<!-- lesson: \(comment) -->\n\nText.\n"
    return Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8)))
  }

  @Test("A panel names a cell, and a board names cells, a parameter, and perhaps a goal")
  func placements() {
    let comments: [(String, PanelPlacement.Content)] = [
      ("panel cell=one", .panel(cell: "one")),
      ("board cells=[one, two] vary=code", .board(cells: ["one", "two"], parameter: "code", countsAll: false)),
      (
        "board cells=\"[two, one]\" vary=code goal=all",
        .board(cells: ["two", "one"], parameter: "code", countsAll: true)
      ),
    ]
    for (comment, content) in comments {
      let document = document(comment)
      #expect(document.findings.isEmpty, "\(document.findings)")
      #expect(document.panels.map(\.content) == [content])
      #expect(document.panels.map(\.line) == [15])
      #expect(document.cells.count == 3)
    }
  }

  @Test(
    "A wrong comment is reported with a way out",
    arguments: [
      ("panel", "This panel does not name a cell."),
      ("panel cell=four", "This document has no cell `four`."),
      ("panel cell=two", "The cell `two` has no panel, because it has no `vary`."),
      ("panel cell=three", "The cell `three` calls no experiment, so it has no other values."),
      ("panel name=one", "`name` is not an attribute of a panel, or has a wrong value."),
      ("board cells=[one, two]", "This board needs `cells` and `vary`."),
      ("board cells=[one] vary=code", "`cells` cannot be `[one]`."),
      ("board cells=[one, one] vary=code", "`cells` cannot be `[one, one]`."),
      ("board cells=[one, [two]] vary=code", "`cells` cannot be `[one, [two]]`."),
      ("board cells=[one, two] vary=bits", "No cell of this board varies `bits`."),
      ("board cells=[one, four] vary=code", "This document has no cell `four`."),
      ("board cells=[one, two] vary=code goal=", "The goal of a board can only be `all`."),
      ("board cells=[one, two] vary=code goal=\"value: 3\"", "The goal of a board can only be `all`."),
    ])
  func errors(_ comment: String, _ message: String) {
    let findings = document(comment).findings
    #expect(findings.map { "\($0.message)" } == [message])
    #expect(findings.allSatisfy { $0.help != nil && $0.place.line == 15 })
  }

  @Test("A list in brackets is one value, with its spaces")
  func lists() {
    let text = "---\ntitle: T\n---\n\n```experiment a.b name=one predict=x labels=[from 0, from 1] wildcard=***\n```\n"
    let document = Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8)))
    #expect(document.cells.first?.findings.isEmpty == true, "\(document.cells.first?.findings ?? [])")
    #expect(document.cells.first?.comparisonOptions.wildcard == "***")
  }
}
