import LessonKit
import SourceText

/// Lessons without their duration.
struct MissingMinutes: Rule {
  static let page = RulePage(
    code: "missing-minutes", severity: .warning,
    summary: LocalizedText(
      en: "The front matter of a lesson does not say how many minutes the lesson takes.",
      ja: "レッスンのフロントマターに、かかる時間(分)が書かれていません。"),
    reason: LocalizedText(
      en:
        "Anyone who plans a class or an evening needs to know. Write it only in `lesson.md`; it applies to all languages.",
      ja: "授業や学習の計画を立てる人に必要です。`lesson.md`にだけ書けば、すべての言語で使われます。"),
    wrong: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nobjectives: [Read bits]\n---\n")]),
    right: .files([("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\n---\n")]))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.name.isLesson, !document.name.isTranslation, let matter = document.document.frontMatter,
      matter.minutes == nil
    else { return }
    findings.add(
      document.file, line: document.place(ofKey: "minutes").line,
      LocalizedText(
        en: "The lesson does not say how long it takes: add `minutes: …` to the front matter.",
        ja: "かかる時間が書かれていません。フロントマターに`minutes: …`を加えてください。"))
  }
}
