import SourceText
import Testing

@testable import LessonKit
@testable import Workshops

@Suite("Workshops")
struct WorkshopTests {
  private func read(_ text: String) -> (workshop: Workshop?, findings: [Finding]) {
    Workshop.read(SourceFile(path: "w.yml", bytes: Array(text.utf8)))
  }

  @Test("A workshop has parts that follow one another")
  func parts() throws {
    let (read, findings) = read(
      """
      title: {en: Numbers, ja: 数}
      minutes: 30
      parts:
        - lesson: bias
          sections: [predict, all-the-codes]
          minutes: 12
          skip-if-late: all-the-codes
          notes:
            en: |
              One.
              Two.
            ja: 一つ。
        - break: 10
        - activity: Talk
          minutes: 5
          text: In pairs.
        - slack: 3
      """)
    #expect(findings.isEmpty)
    let workshop = try #require(read)
    #expect(workshop.title == LocalizedText(en: "Numbers", ja: "数"))
    #expect(workshop.starts == [0, 12, 22, 27])
    #expect(workshop.parts[0].content == .lesson("bias", sections: ["predict", "all-the-codes"]))
    #expect(workshop.parts[0].notes == LocalizedText(en: "One.\nTwo.\n", ja: "一つ。"))
    #expect(workshop.parts[0].skippable == ["all-the-codes"])
    #expect(workshop.parts.dropFirst().map(\.content) == [.pause, .activity("Talk", text: "In pairs."), .slack])
    #expect(workshop.lessons == ["bias"])
  }

  @Test(
    "Errors in a workshop name their line and suggest a fix",
    arguments: [
      ("", 1, "has no `title`"), ("title: A\nminutes: 10\n", 1, "has no `parts`"),
      ("title: A\nminutes: 0\nparts:\n  - break: 1\n", 2, "`minutes` cannot be `0`"),
      ("title: {en: \"\"}\nminutes: 1\nparts:\n  - break: 1\n", 1, "`title` does not have text in each language"),
      (
        "title: {en: A, ja: B}\nminutes: 1\nparts:\n  - {break: 1, notes: {ja: C}}\n", 4,
        "`notes` does not have text in each language"
      ),
      (
        "title: A\nminutes: 2\nparts:\n  - {break: 1, notes: {ja: C}}\n  - {break: 1, notes: {en: C}}\n", 1,
        "No language has all texts"
      ),
      ("title: {en: A, fr: B}\nminutes: 1\nparts:\n  - break: 1\n", 1, "in the language `fr`"),
      ("title: A\nminutes: 20\nparts:\n  - break: 10\n", 2, "The parts take 10 minutes, but the workshop has 20"),
      ("title: A\nminutes: 5\nparts:\n  - break: 10\n", 2, "The parts take 10 minutes, but the workshop has 5"),
      ("title: A\nminutes: 5\nparts:\n  - {lesson: a, break: 5}\n", 4, "2 kinds: `lesson`, `break`"),
      ("title: A\nminutes: 5\nparts:\n  - minutes: 5\n", 4, "does not say what kind it is"),
      ("title: A\nminutes: 5\nparts:\n  - lesson: a\n", 4, "no `minutes`"),
      ("title: A\nminutes: 5\nparts:\n  - {break: 5, minutes: 5}\n", 4, "`minutes` cannot be used"),
      ("title: A\nminutes: 5\nparts:\n  - {lesson: a, minutes: 5, text: b}\n", 4, "`text` cannot be used"),
      ("title: A\nminutes: 5\nparts:\n  - {lesson: a, minutes: five}\n", 4, "`minutes` cannot be `five`"),
      (
        "title: A\nminutes: 5\nparts:\n  - {lesson: a, minutes: 5, sections: [b], skip-if-late: c}\n", 4,
        "not a section of this part"
      ),
      ("title: A\nminutes: 5\nparts:\n  - {lesson: a, minuts: 5}\n", 4, "Unknown key `minuts`"),
      ("title: A\nminutes: 5\nparts: 5\n", 3, "`parts` is not a list"), ("- a\n", 1, "not a list of keys and values"),
      ("title: A\nminutes: 5\nparts: []\n", 1, "no parts"),
    ])
  func errors(_ text: String, _ line: Int, _ message: String) {
    let findings = read(text).findings
    #expect(
      findings.contains { $0.place.line == line && $0.message.description.contains(message) && $0.help != nil },
      "\(findings)")
  }

  @Test(
    "A workshop is in the languages of its title, or else in those that all its texts have",
    arguments: [
      ("{ja: 数}", "{ja: 一つ}", [Language.japanese]), ("A", "{en: One}", [.english]), ("A", "One", Language.allCases),
      ("{en: A}", "{en: One, ja: 一つ}", [.english]),
    ])
  func languages(_ title: String, _ notes: String, _ languages: [Language]) throws {
    let (workshop, findings) = read("title: \(title)\nminutes: 1\nparts:\n  - {break: 1, notes: \(notes)}\n")
    #expect(findings.isEmpty && workshop?.languages == languages, "\(findings)")
  }

  @Test("The sections of a document have the anchors that GitHub makes")
  func sections() throws {
    let text = "---\ntitle: A\n---\n\n# A & B\n\na\n\n## One\n\n### Inner\n\n## One\n\nz\n"
    let sections = try LessonSections(Document(SourceFile(path: "lesson.md", bytes: Array(text.utf8))))
    #expect(sections.sections.map(\.anchor) == ["a--b", "one", "one-1"])
    #expect(sections.sections.map(\.lines) == [5...8, 9...12, 13...15])
    #expect(sections.position(of: "inner") == nil)
  }

  @Test(
    "Times are read to the minute, and wrap around at midnight",
    arguments: [
      ("13:30", 810), ("9:05", 545), ("00:00", 0), ("１３：３０", 810), ("24:00", nil), ("13:60", nil), ("13", nil),
      ("13:3", nil), ("-1:30", nil), ("", nil), ("1:2:3", nil),
    ])
  func times(_ text: String, _ minutes: Int?) {
    #expect(ClockTime(text)?.minutes == minutes)
    if let minutes { #expect(ClockTime("\(ClockTime(minutes: minutes))")?.minutes == minutes) }
    #expect("\(ClockTime(minutes: 23 * 60 + 59) + 2)" == "00:01")
  }
}
