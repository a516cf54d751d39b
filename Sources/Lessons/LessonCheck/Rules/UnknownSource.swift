import LessonKit
import SourceText

/// Lessons that name a source missing in `sources.yml`.
struct UnknownSource: Rule {
  static let page = RulePage(
    code: "unknown-source", severity: .error,
    summary: LocalizedText(
      en: "A lesson names a source that `sources.yml` does not list.", ja: "レッスンの`sources`に、`sources.yml`にない出典が書かれています。"
    ),
    reason: LocalizedText(
      en:
        "Readers who want to see where a lesson comes from find nothing. `sources.yml` belongs in the folder of the lessons and has a key for each source.",
      ja: "レッスンのもとになった資料を読みたくても、たどり着けません。`sources.yml`はレッスンのフォルダーと同じ場所に置き、出典ごとにキーを書きます。"),
    wrong: .files([("lessons/bits/lesson.md", lesson)]),
    right: .files([("lessons/bits/lesson.md", lesson), ("lessons/sources.yml", "article-1: {title: Bits}\n")]))

  private static let lesson =
    "---\ntitle: Bits\nminutes: 30\nobjectives: [Read bits]\nsources: [article-1]\n---\n"

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    let named = document.document.frontMatter?.sources ?? []
    guard document.name.isLesson, !named.isEmpty else { return }
    let list = SourceList(tree, folder: RelativePath.join(document.folder, ".."))
    for name in named where list?.entries.contains(where: { $0.key == name }) != true {
      let near = Suggestion.nearest(to: name, among: list?.entries.map(\.key) ?? [])
      let place = document.place(ofKey: "sources", value: name)
      findings.add(
        document.file, line: place.line, byte: place.byte,
        LocalizedText(
          en:
            "`sources.yml` does not list the source `\(name)`.\(near.map { " Did you mean `\($0)`?" } ?? " Add it to the `sources.yml` next to the lessons.")",
          ja:
            "`sources.yml`に出典`\(name)`がありません。\(near.map { "`\($0)`ではありませんか。" } ?? "レッスンのフォルダーと同じ場所にある`sources.yml`に加えてください。")"
        ))
    }
  }
}

/// The sources in a folder of lessons.
struct SourceList {
  let file: SourceFile
  let entries: [YAMLNode.Entry]

  /// Reads `sources.yml` in a folder; nil if there is none.
  init?(_ tree: CheckedTree, folder: String) {
    guard let file = tree.text(RelativePath.join(folder, "sources.yml")) else { return nil }
    var reader = YAMLEntries(file)
    (self.file, entries) = (file, reader.entries(reader.root))
  }
}
