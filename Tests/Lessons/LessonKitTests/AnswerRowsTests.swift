import LessonKit
import Results
import SourceText
import Testing

@Suite("Results that give answers away")
struct AnswerRowsTests {
  /// Returns a cell that asks a question, with its recorded result.
  private static func cell(_ attributes: String, _ transcript: String = "") throws -> Cell {
    let text =
      "```experiment a.b name=some \(attributes)\n```\n\n<details><summary>Result</summary>\n\n\(transcript)\n\n</details>\n"
    return try #require(Document(path: "lesson.md", bytes: Array(text.utf8)).cells.first)
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> CellResult {
    .table(Table(columns.map { Table.Column($0, LocalizedText($0)) }, rows: rows.map { $0.map { .plain($0) } }))
  }

  private static let asked = table(["bits", "value", "note"], [["11010", "-6", "a"], ["00010", "2", ""]])

  @Test(
    "A table shows an answer if each predicted value is in a row with the values to its left",
    arguments: [
      (["bits", "value"], [["11010", "-6"], ["00010", "2"]], true),
      (["bits", "value"], [["00010", "2"], ["111", "3"], ["11010", "-6"]], true),
      (["left", "bits", "sum"], [["-6", "11010", "9"], ["2", "00010", "9"]], true),
      (["bits", "value"], [["11010", "-6"]], false),
      (["bits", "value"], [["11010", "2"], ["00010", "-6"]], false),
      (["value", "note"], [["-6", "a"], ["2", ""]], false),
    ])
  func tables(_ columns: [String], _ rows: [[String]], _ isShown: Bool) throws {
    let answer = try #require(AnswerRows(Self.cell("predict=value"), Self.asked))
    #expect(Self.table(columns, rows).shows(answer) == isShown)
  }

  @Test("A row needs a value as often as the answer has it")
  func repeated() throws {
    let asked = Self.table(["value", "rounded"], [["3", "3"]])
    let answer = try #require(AnswerRows(Self.cell("predict=rounded"), asked))
    #expect(!Self.table(["value", "rounded"], [["3", "4"]]).shows(answer))
    #expect(Self.table(["value", "rounded"], [["3", "3"]]).shows(answer))
  }

  @Test("Without values to its left, a predicted value belongs to those to its right")
  func first() throws {
    let answer = try #require(AnswerRows(Self.cell("predict=bits"), Self.table(["bits", "value"], [["110", "-2"]])))
    #expect(Self.table(["bits", "value"], [["110", "-2"]]).shows(answer))
    #expect(!Self.table(["bits", "value"], [["110", "6"]]).shows(answer))
  }

  @Test(
    "A picture shows an answer at its marks, or in the sentences of its alternative text",
    arguments: [
      ("", [("11010", "-6"), ("00010", "2")], true),
      ("", [("11010", "-6")], false),
      ("", [("11010", "2"), ("00010", "-6")], false),
      ("The code 11010 is -6. The code 00010 is 2.", [], true),
      ("The code 11010 is −6. The code 00010 is 2.", [], true),
      ("The code 00010 is 2.", [("11010", "-6")], true),
      ("The codes are 11010 and 00010. The values are -6 and 2.", [], false),
      ("The code 11010 is -60. The code 00010 is 2.", [], false),
      ("The code 111010 is -6. The code 00010 is 2.", [], false),
    ] as [(String, [(String, String)], Bool)])
  func pictures(_ alt: String, _ marks: [(String, String)], _ isShown: Bool) throws {
    let answer = try #require(AnswerRows(Self.cell("predict=value"), Self.asked))
    let places = marks.map { Figure.Mark(.code($0.0, value: $0.1), at: Figure.Point(0, 0)) }
    let figure = Figure(width: 9, height: 9, alt: LocalizedText(alt), shapes: [], marks: places)
    #expect(CellResult.figure(figure).shows(answer) == isShown)
  }

  @Test("A sentence with single characters shows nothing, because any sentence can have them")
  func short() throws {
    let answer = try #require(AnswerRows(Self.cell("predict=b"), Self.table(["a", "b"], [["x", "2"]])))
    let figure = Figure(width: 9, height: 9, alt: LocalizedText("At x are 2 marks."), shapes: [])
    #expect(!CellResult.figure(figure).shows(answer))
  }

  @Test("A printed answer is shown by its whole lines, and only by lines")
  func printed() throws {
    func lines(_ texts: String...) -> CellResult { .lines(Lines(texts.map { LocalizedText($0) })) }
    let recorded = try Self.cell("predict", "```transcript\nready\nsteady\n```")
    for answer in [
      try #require(AnswerRows(recorded, nil)), try #require(AnswerRows(recorded, lines("ready", "steady"))),
    ] {
      #expect(lines("steady", "go", "ready").shows(answer))
      #expect(!lines("ready", "go").shows(answer))
      #expect(!lines("ready steady").shows(answer))
      #expect(!Self.table(["a", "b"], [["ready", "steady"]]).shows(answer))
    }
  }

  @Test("Only questions have answers")
  func unasked() throws {
    #expect(AnswerRows(try Self.cell(""), Self.asked) == nil)
    #expect(AnswerRows(try Self.cell("predict=other"), Self.asked) == nil)
  }
}
