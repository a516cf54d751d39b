import Foundation
import LessonCheck
import TestSupport
import Testing

@Suite("The check of panels with other values")
struct PanelCheckTests {
  private static let boxes = PanelLesson.boxes(vary: " vary=code")

  /// Returns the findings on panels that a check prints.
  private static func findings(
    _ text: String, _ arguments: String..., other: String? = nil, status: Int32 = 0
  ) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(PanelLesson.head + text, to: "lessons/a/lesson.md")
    if let other { try folder.write(PanelLesson.head + other, to: "lessons/b/lesson.md") }
    let workshop = """
      title: {en: W, ja: W}
      minutes: 10
      parts: [{lesson: a, minutes: 5}, {lesson: b, minutes: 5}]

      """
    if other != nil { try folder.write(workshop, to: "lessons/workshops/w.yml") }
    let run = await CommandLineRun.lesson(["check", "lessons"] + arguments, in: folder.path)
    #expect(run.status == status, "\(run.output) \(run.messages)")
    return (run.output + run.messages).split(separator: "\n").map(String.init).filter { $0.contains("-panel") }
  }

  @Test("A cell whose other values show the answer to a later question is a warning that names both places")
  func answers() async throws {
    let found = try await Self.findings(Self.boxes + PanelLesson.question())
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "lessons/a/lesson.md:9:1: warning: For `code: 11010`, `boxes` shows the answer to the question on line 16.")
        == true, "\(found)")
    #expect(found.first?.hasSuffix("[answer-in-panel]") == true)
    _ = try await Self.findings(Self.boxes + PanelLesson.question(), "--strict", status: 1)
  }

  @Test("A question above the cell, the recorded value, and an answer that no value shows give no warning")
  func others() async throws {
    #expect(try await Self.findings(PanelLesson.question() + Self.boxes).isEmpty)
    #expect(try await Self.findings(Self.boxes + PanelLesson.question(code: "11101")).isEmpty)
    #expect(try await Self.findings(Self.boxes + PanelLesson.question(encoding: "sign-magnitude")).isEmpty)
    let unvaried = Self.boxes.replacing(" vary=code", with: "")
    #expect(try await Self.findings(unvaried + PanelLesson.question()).isEmpty)
  }

  @Test("An exception before the cell or before the question allows the warning")
  func exceptions() async throws {
    let comment = "<!-- check: allow=answer-in-panel reason=\"a review\" -->\n\n"
    #expect(try await Self.findings(comment + Self.boxes + PanelLesson.question()).isEmpty)
    let question = PanelLesson.question().replacing("```experiment", with: "\(comment)```experiment")
    #expect(try await Self.findings(Self.boxes + question).isEmpty)
  }

  @Test("A check of a workshop finds answers in the lessons after that of the cell")
  func workshops() async throws {
    let found = try await Self.findings(Self.boxes, other: PanelLesson.question())
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("lessons/a/lesson.md:9:1: warning: ") == true)
    #expect(found.first?.contains("line 11 of lessons/b/lesson.md") == true, "\(found)")
    #expect(try await Self.findings(PanelLesson.question(), other: Self.boxes).isEmpty)
  }

  @Test(
    "A wrong example has findings of its rule only, and a right one has none", arguments: PanelRules.pages.map(\.code))
  func examples(_ code: String) async throws {
    let page = try #require(Rules.page(code))
    for (example, isWrong) in [(page.wrong, true), (page.right, false)] {
      let folder = try TemporaryFolder()
      for file in example.files { try folder.write(file.text, to: file.path) }
      let run = await CommandLineRun.lesson(["check"] + example.checked, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output.contains("[\(code)]") == isWrong, "\(run.output)")
      #expect(run.output.contains(isWrong ? "0 errors, 1 warning" : "0 errors, 0 warnings"), "\(run.output)")
    }
  }
}
