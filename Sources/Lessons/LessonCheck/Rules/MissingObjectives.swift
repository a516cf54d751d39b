import LessonKit
import SourceText

/// Lessons that do not say what they are for.
struct MissingObjectives: Rule {
  static let page = RulePage(
    code: "missing-objectives", severity: .warning,
    summary: LocalizedText(
      en: "The front matter of a lesson does not say what a learner can do afterwards.",
      ja: "レッスンのフロントマターに、学んだあとに何ができるようになるかが書かれていません。"),
    reason: LocalizedText(
      en: "Learners choose a lesson by it, and at the end see by it whether they have learned what it teaches.",
      ja: "学ぶ人はこれを見てレッスンを選び、終わったときに身についたかどうかを確かめます。"),
    wrong: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\n---\n")]),
    right: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\nobjectives: [Read a row of bits]\n---\n")]
    ))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.name.isLesson, document.document.frontMatter?.objectives.isEmpty == true else { return }
    findings.add(
      document.file, line: document.place(ofKey: "objectives").line,
      LocalizedText(
        en: "The lesson does not say what it is for: add `objectives: […]` to the front matter.",
        ja: "このレッスンの目標がわかりません。フロントマターに`objectives: […]`を加えてください。"))
  }
}
