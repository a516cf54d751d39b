import LessonKit
import SourceText

/// Lessons that require a missing lesson.
struct UnknownRequirement: Rule {
  static let page = RulePage(
    code: "unknown-requirement", severity: .error,
    summary: LocalizedText(
      en: "A lesson requires a lesson that does not exist next to it.",
      ja: "レッスンの`requires`に、隣のフォルダーにないレッスンが書かれています。"),
    reason: LocalizedText(
      en:
        "`requires` names the folders of the lessons that come before. An unknown name puts the lesson in the wrong place in the order.",
      ja: "`requires`には、先に学ぶレッスンのフォルダー名を書きます。存在しない名前があると、学ぶ順序が正しく決まりません。"),
    wrong: .files([("lessons/codes/lesson.md", lesson(requires: "bits"))]),
    right: .files([
      ("lessons/codes/lesson.md", lesson(requires: "bits")),
      ("lessons/bits/lesson.md", "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\n---\n"),
    ]))

  private static func lesson(requires: String) -> String {
    "---\ntitle: Codes\nminutes: 30\nobjectives: [Read codes]\nrequires: [\(requires)]\n---\n"
  }

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.name.isLesson else { return }
    let folder = RelativePath.join(document.folder, "..")
    for name in document.document.frontMatter?.requires ?? [] {
      let path = RelativePath.join(folder, "\(name)/lesson.md")
      if !name.isEmpty, !name.contains("/"), tree.existence(of: path) == .exists { continue }
      let near = Suggestion.nearest(to: name, among: (tree.names(in: folder) ?? []).sorted())
      let place = document.place(ofKey: "requires", value: name)
      findings.add(
        document.file, line: place.line, byte: place.byte,
        LocalizedText(
          en:
            "There is no lesson `\(name)`.\(near.map { " Did you mean `\($0)`?" } ?? " Name the folder of a lesson next to this one.")",
          ja: "レッスン`\(name)`はありません。\(near.map { "`\($0)`ではありませんか。" } ?? "このレッスンの隣にあるレッスンのフォルダー名を書いてください。")"))
    }
  }
}
