import LessonKit
import SourceText

/// Lessons that take longer than an hour.
struct LongLesson: Rule {
  /// The maximum number of minutes for a lesson.
  static let most = 60

  static let page = RulePage(
    code: "long-lesson", severity: .warning,
    summary: LocalizedText(en: "A lesson takes more than 60 minutes.", ja: "レッスンに60分より長くかかります。"),
    reason: LocalizedText(
      en:
        "Nobody can follow that long without a break, and a lesson on two topics is hard to find by either one. Split it into two lessons.",
      ja: "休憩なしに集中できる長さではありません。また、話題が2つあるレッスンは、どちらの話題からも見つけにくいので、2つのレッスンに分けます。"),
    wrong: .files([("lessons/bits/lesson.md", lesson(minutes: 75))]),
    right: .files([("lessons/bits/lesson.md", lesson(minutes: 45))]))

  private static func lesson(minutes: Int) -> String {
    "---\ntitle: Bits\nminutes: \(minutes)\nobjectives: [Read bits]\n---\n"
  }

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let minutes = document.document.frontMatter?.minutes, minutes > Self.most else { return }
    findings.add(
      document.file, line: document.place(ofKey: "minutes").line,
      LocalizedText(
        en: "The lesson takes \(minutes) minutes, more than \(Self.most): split it into two lessons.",
        ja: "このレッスンには\(minutes)分かかります。\(Self.most)分以内になるように、2つに分けてください。"))
  }
}
