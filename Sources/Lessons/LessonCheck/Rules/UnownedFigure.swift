import LessonKit
import LessonMarkdown
import SourceText

/// Picture files in a lesson's folder that no document shows.
struct UnownedFigure: Rule {
  static let page = RulePage(
    code: "unowned-figure", severity: .warning,
    summary: LocalizedText(
      en: "A lesson's folder contains a picture that none of its documents show.",
      ja: "レッスンのフォルダーに、どの文書にも出てこない画像ファイルがあります。"),
    reason: LocalizedText(
      en:
        "The picture is left over from a cell that was renamed or removed. It is never recomputed, so it may be wrong by now.",
      ja: "名前を変えたセルや削除したセルの画像です。計算し直されることがないので、今も正しいかどうかがわかりません。"),
    wrong: .files([("lessons/ring/lesson.md", lesson("No picture here.")), ("lessons/ring/old.svg", "<svg/>\n")]),
    right: .files([
      ("lessons/ring/lesson.md", lesson("![The old ring](old.svg)")), ("lessons/ring/old.svg", "<svg/>\n"),
    ]))

  private static func lesson(_ text: String) -> String {
    "---\ntitle: A ring\nminutes: 10\nobjectives: [Draw a ring]\n---\n\n\(text)\n"
  }

  private static let endings = [".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"]

  func check(_ lesson: CheckedLesson, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let first = lesson.documents.first, first.name.isLesson else { return }
    let folder = first.folder
    let documents = (tree.names(in: folder) ?? []).filter { $0.hasSuffix(".md") }.sorted()
      .compactMap { tree.document(RelativePath.join(folder, $0)) }
    let shown = Set(
      documents.flatMap { document in
        document.markup.links.compactMap { LinkTarget($0.destination, in: document)?.path }
      })
    for path in figures(in: folder, tree, depth: 0).sorted() where !shown.contains(path) {
      findings.add(
        path: path,
        LocalizedText(
          en: "No document in `\(folder)` shows this picture: delete it, or show it in a document.",
          ja: "`\(folder)`のどの文書にも、この画像は出てきません。削除するか、文書で使ってください。"))
    }
  }

  private func figures(in folder: String, _ tree: CheckedTree, depth: Int) -> [String] {
    guard depth < 4, let names = tree.names(in: folder), depth == 0 || !names.contains("lesson.md") else { return [] }
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = RelativePath.join(folder, name)
      if Self.endings.contains(where: name.lowercased().hasSuffix) { return [path] }
      return name.contains(".") ? [] : figures(in: path, tree, depth: depth + 1)
    }
  }
}
