import LessonKit
import SourceText

/// Sources in `sources.yml` that no lesson names.
struct UnusedSource: Rule {
  static let page = RulePage(
    code: "unused-source", severity: .warning,
    summary: LocalizedText(
      en:
        "`sources.yml` lists a source that no lesson names. This is checked only together with all lessons of the folder.",
      ja: "`sources.yml`に、どのレッスンの`sources`にもない出典があります。フォルダーのすべてのレッスンを調べるときにだけ確かめます。"),
    reason: LocalizedText(
      en: "A lesson is missing, or its front matter does not name its source.",
      ja: "レッスンがまだないか、レッスンのフロントマターに出典を書き忘れています。"),
    wrong: .files([("lessons/bits/lesson.md", lesson("")), ("lessons/sources.yml", "article-1: {title: Bits}\n")]),
    right: .files([
      ("lessons/bits/lesson.md", lesson("article-1")), ("lessons/sources.yml", "article-1: {title: Bits}\n"),
    ]))

  private static func lesson(_ sources: String) -> String {
    "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\nsources: [\(sources)]\n---\n"
  }

  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {
    let checked = Set(folder.lessons.compactMap(\.original).map { RelativePath.name(of: $0.folder) })
    // Usually one other lesson is enough to see that not all are checked.
    let isPart = (tree.names(in: folder.path) ?? []).contains { name in
      !checked.contains(name)
        && tree.names(in: RelativePath.join(folder.path, name))?.contains("lesson.md") == true
    }
    guard !isPart, let list = SourceList(tree, folder: folder.path) else { return }
    let named = Set(folder.lessons.compactMap(\.original).flatMap { $0.document.frontMatter?.sources ?? [] })
    for entry in list.entries where !named.contains(entry.key) {
      findings.add(
        list.file, line: entry.line,
        LocalizedText(
          en:
            "No lesson names the source `\(entry.key)`: add it to `sources:` of the lesson that is based on it, or remove it.",
          ja: "出典`\(entry.key)`は、どのレッスンにも出てきません。もとにしたレッスンの`sources:`に書くか、削除してください。"))
    }
  }
}
