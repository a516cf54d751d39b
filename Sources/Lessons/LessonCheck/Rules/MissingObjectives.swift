import LessonKit
import SourceText

/// Lessons without objectives.
struct MissingObjectives: Rule {
  static let page = RulePage(
    code: "missing-objectives", severity: .warning,
    summary: LocalizedText(
      en: "The front matter of a lesson does not say what a learner can do afterward.",
      ja: "レッスンのフロントマターに、学んだ後に何ができるようになるかが書かれていません。"),
    reason: LocalizedText(
      en:
        "Learners use the objectives to choose a lesson, and to check at the end whether they have learned what it teaches.",
      ja: "学ぶ人は、目標を見てレッスンを選び、終わったときに身についたかどうかを確かめます。"),
    wrong: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\n---\n")]),
    right: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\nobjectives: [Read a row of bits]\n---\n")]
    ))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.name.isLesson, document.document.frontMatter?.objectives.isEmpty == true else { return }
    findings.add(
      document.file, line: document.place(ofKey: "objectives").line,
      LocalizedText(
        en: "The lesson has no objectives: add `objectives: […]` to the front matter.",
        ja: "このレッスンの目標が書かれていません。フロントマターに`objectives: […]`を加えてください。"))
  }
}
