import SourceText
import Testing

@testable import LessonKit
@testable import LessonPage

@Suite("Questions of a page")
struct PageQuestionTests {
  private static func question(labels: [String]?, title: String?, column: String? = "b") throws -> PageQuestion {
    let text = "---\ntitle: T\n---\n\n```experiment a.b name=c predict=b\n```\n"
    let cell = try #require(Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))).cells.first)
    let values = (labels ?? ["", ""]).indices.map {
      PredictionRecord.Answer(.init(kind: .number, text: LocalizedText("\($0)")), .english)
    }
    var record = PredictionRecord(printed: values, slips: [], hints: 0)
    (record.column, record.labels, record.title) = (column, labels, title)
    return PageQuestion(cell, record, column: title ?? "column", in: "one")
  }

  @Test("Names of fields do not change the edition of a page")
  func edition() throws {
    let named = try Self.question(labels: ["from 0", "from 1"], title: nil)
    for other in [(["0", "1"], "gap"), (["あ", "い"], "間隔"), (["from 0", "from 1"], "")] {
      let question = try Self.question(labels: other.0, title: other.1)
      #expect(question.labels == other.0 && Page.edition([question]) == Page.edition([named]))
    }
    let shorter = try Self.question(labels: ["from 0"], title: nil)
    #expect(Page.edition([shorter]) != Page.edition([named]))
  }

  @Test(
    "The labels name several fields, and a single field if there is no title",
    arguments: [
      (["a", "b"], "gap", true), (["a", "b"], nil, true), (["a"], nil, true), (["a"], "gap", false), ([""], nil, false),
      (["", ""], nil, false),
    ])
  func named(_ labels: [String], _ title: String?, _ isNamed: Bool) throws {
    #expect(try Self.question(labels: labels, title: title).hasNamedFields == isNamed)
  }

  @Test("A question has the title of its column even if its fields do not show it, so that the page finds the column")
  func column() throws {
    let named = try Self.question(labels: ["from 0", "from 1"], title: nil)
    #expect(named.isNamed && named.title == "column")
    #expect(try !Self.question(labels: ["from 0", "from 1"], title: "gap").isNamed)
  }

  @Test("Printed lines have numbers instead of labels")
  func printed() throws {
    let question = try Self.question(labels: nil, title: nil, column: nil)
    #expect(question.labels == ["1", "2"] && !question.isNamed && !question.hasNamedFields)
  }

  @Test("A title has no marks of code, and characters that change the direction of writing are written out")
  func marks() throws {
    let question = try Self.question(labels: ["a\u{202E}b", "c"], title: "`case .none`\u{202E}")
    #expect(question.labels == ["a\\u{202E}b", "c"] && question.title == "case .none\\u{202E}")
  }
}
