import SourceText
import Testing

@testable import LessonKit
@testable import LessonPage
@testable import Workshops

@Suite("Right answers for teachers")
struct NamedAnswersTests {
  private func question(_ labels: [String], title: String?) throws -> PageQuestion {
    let text = "---\ntitle: T\n---\n\n```experiment a.b name=c predict=b\n```\n"
    let cell = try #require(Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))).cells.first)
    let values = labels.indices.map {
      PredictionRecord.Answer(.init(kind: .number, text: LocalizedText("\($0)")), .english)
    }
    var record = PredictionRecord(printed: values, slips: [], hints: 0)
    (record.column, record.labels, record.title) = ("b", labels, title)
    return PageQuestion(cell, record, column: title ?? "", in: "one")
  }

  @Test("A plan names each answer as its field, in the language's punctuation, and nothing in a name is markup")
  func plan() throws {
    let two = try question(["from 0", "<b>[1](x)"], title: "gap")
    #expect(two.labeledAnswers(.english) == "from 0: `0`; \\<b>\\[1](x): `1`")
    #expect(two.labeledAnswers(.japanese) == "from 0: `0`、\\<b>\\[1](x): `1`")
    #expect(try question(["101"], title: "value").labeledAnswers(.english) == "101: `0`")
    #expect(try question([""], title: "value").labeledAnswers(.english) == "`0`")
  }

  @Test("A class report names answers only if their names say more than the question")
  func classReport() throws {
    #expect(try question(["a", "b"], title: "gap").answers(.english) == "a: `0`; b: `1`")
    #expect(try question(["code for 8"], title: nil).answers(.english) == "code for 8: `0`")
    #expect(try question(["101"], title: "value").answers(.english) == "`0`")
    #expect(try question(["", ""], title: nil).answers(.japanese) == "`0`、`1`")
  }
}
