import SourceText
import TestSupport
import Testing

@testable import LessonKit
@testable import LessonPage

@Suite("Advice on answers, as fixtures for pages")
struct AnswerProblemFixtureTests {
  private struct ProblemCase: Codable {
    var question: PageQuestion
    var answer: String
    var problem: String
  }

  private struct Shown: Codable, Equatable {
    var id: String
    var answer: String
    var problem: String
  }

  private static func question(_ name: String, _ kind: AnswerKind, _ right: String, _ slips: [String]) throws
    -> PageQuestion
  {
    let text = "---\ntitle: T\n---\n\n```experiment a.b name=\(name) predict=b\n```\n"
    let cell = try #require(Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))).cells.first)
    func answer(_ text: String) -> PredictionRecord.Answer {
      PredictionRecord.Answer(.init(kind: kind, text: LocalizedText(text)), .english)
    }
    var record = PredictionRecord(
      printed: [answer(right)],
      slips: slips.map { PredictionRecord.Slip(line: 1, answers: [answer($0)], reason: "", condition: nil) }, hints: 0)
    (record.column, record.labels) = ("b", [""])
    return PageQuestion(cell, record, column: "b", in: "one")
  }

  private static func cases() throws -> [ProblemCase] {
    let questions = [
      try question("small", .number, "0.625", ["1.25"]), try question("large", .number, "65536", ["-32768"]),
      try question("bits", .code, "11101", ["101"]), try question("hex", .code, "2a", []),
      try question("word", .word, "none", ["01"]),
    ]
    let answers = [
      "0,625", "０，６２５", "-0,5", "1,024", "1,5", "65,536", "x 1,5", "1.5", "3/8", "", " ", "five", "111", "101", "11101",
      "1 1101", "0b11101", "11102", "2a", "2ab", "none", "１１１０１", "1,", ",5",
    ]
    return questions.flatMap { question in
      answers.map {
        ProblemCase(question: question, answer: $0, problem: question.problem(with: $0, row: 0)?[.english] ?? "")
      }
    }
  }

  @Test("Advice on answers matches the recorded fixture")
  func problems() throws {
    let cases = try Self.cases()
    func shown(_ cases: [ProblemCase]) -> [Shown] {
      cases.map { Shown(id: $0.question.id, answer: $0.answer, problem: $0.problem) }
    }
    #expect(shown(try PageFixture.recorded(cases, "answer-problems.json")) == shown(cases))
  }

  @Test("An answer with a decimal comma or a code of another length gets advice, and readable answers get none")
  func advice() throws {
    func problem(_ id: String, _ answer: String) throws -> String? {
      try Self.cases().first { $0.question.id == "one/\(id)" && $0.answer == answer }?.problem
    }
    #expect(try problem("small", "0,625") == "Write a decimal point, such as 0.5.")
    #expect(try problem("large", "65,536") == "" && problem("small", "3/8") == "")
    #expect(try problem("bits", "1 1101") == "" && problem("bits", "101") == "")
    #expect(try problem("bits", "2a") == "Write only digits of the code, such as 11101.")
    #expect(try problem("hex", "2ab") == "This code has 2 digits.")
  }
}
