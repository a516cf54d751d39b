import LessonKit
import Results
import SourceText
import Testing

@testable import LessonRunner

@Suite("Goals among results for other values")
struct VariationGoalTests {
  private func goal(_ text: String) throws -> VariationGoal {
    let lesson = "---\ntitle: T\n---\n\n```experiment varied.lines name=v vary=flag goal=\"\(text)\"\n```\n"
    let cell = try #require(Document(SourceFile(path: "lesson.md", bytes: Array(lesson.utf8))).cells.first)
    #expect(cell.findings.isEmpty, "\(cell.findings)")
    return try #require(cell.goal)
  }

  private static let table = CellResult.table(
    Table(
      [Table.Column("bits", "bits"), .number("value", en: "value", ja: "値"), Table.Column("same", "same")],
      rows: [
        [.code("00"), .plain("0"), .words(LocalizedText(en: "yes", ja: "はい"))],
        [.code("11"), .plain("-3"), .words(LocalizedText(en: "no", ja: "いいえ"))],
      ]))

  @Test(
    "A table reaches a goal with a row that has all its values",
    arguments: [
      ("value: -3", true), ("value: 3", false), ("bits: '11'", true), ("{bits: '11', value: -3}", true),
      ("{bits: '11', value: 0}", false), ("same: yes", true), ("same: いいえ", true), ("other: 0", false), ("all", true),
    ])
  func tables(_ text: String, _ isMet: Bool) throws {
    #expect(try goal(text).isMet(by: Self.table) == isMet)
  }

  @Test("A figure reaches a goal with its main mark only")
  func figures() throws {
    let marks = [
      Figure.Mark(.value("-3"), at: Figure.Point(1, 1)), Figure.Mark(.value("5"), at: Figure.Point(2, 1), isMain: true),
    ]
    let figure = CellResult.figure(Figure(width: 9, height: 9, alt: "a", shapes: [], marks: marks))
    #expect(try goal("value: 5").isMet(by: figure))
    #expect(try !goal("value: -3").isMet(by: figure))
    #expect(try !goal("code: '5'").isMet(by: figure))
  }

  @Test("A goal that no result reaches, or that the lesson shows, is reported")
  func warnings() async throws {
    for (goal, message) in [
      ("value: 1", "No result reaches the goal."), ("all", nil),
    ] as [(String, String?)] {
      let lesson = try VariedFolder("```experiment varied.lines name=v vary=flag goal=\"\(goal)\"\n```\n")
      await lesson.update()
      for _ in 0..<2 {
        let run = await lesson.run()
        #expect(run[0].warnings.map { "\($0.message)" } == [message].compactMap(\.self))
        #expect(run.flatMap(\.cells).map(\.status) == [.agrees])
      }
    }
  }
}
