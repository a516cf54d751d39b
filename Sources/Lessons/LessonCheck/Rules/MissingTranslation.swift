import LessonKit
import SourceText

/// Lessons that are missing in a language.
struct MissingTranslation: Rule {
  static let page = RulePage(
    code: "missing-translation", severity: .error,
    summary: LocalizedText(
      en: "A lesson is missing in a language that `languages` in `check.yml` requires.",
      ja: "`check.yml`の`languages`にある言語のレッスンがありません。"),
    reason: LocalizedText(
      en: "Learners who read that language find a gap in the sequence of lessons.", ja: "その言語で学ぶと、途中のレッスンが抜けてしまいます。"),
    wrong: .files([("lessons/bits/lesson.md", english), ("lessons/check.yml", "languages: [en, ja]\n")]),
    right: .files([
      ("lessons/bits/lesson.md", english),
      ("lessons/bits/lesson.ja.md", "---\ntitle: ビット\nobjectives: [ビットを読む]\n---\n"),
      ("lessons/check.yml", "languages: [en, ja]\n"),
    ]))

  private static let english = "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\n---\n"

  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let first = lesson.documents.first, first.name.isLesson else { return }
    let names = tree.names(in: first.folder) ?? []
    for language in tree.configuration(for: first.folder).languages {
      let name = language == .english ? "lesson.md" : "lesson.\(language.rawValue).md"
      guard !names.contains(name) else { continue }
      findings.add(
        path: first.path,
        LocalizedText(
          en: "The lesson is missing in the language `\(language.rawValue)`: write `\(name)` next to this document.",
          ja: "言語`\(language.rawValue)`のレッスンがありません。この文書と同じフォルダーに`\(name)`を作ってください。"))
    }
  }
}
