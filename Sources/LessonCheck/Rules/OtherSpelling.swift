import LessonKit
import SourceText

/// Words in another spelling than the one of `spellings.yml`.
struct OtherSpelling: Rule {
  static let page = RulePage(
    code: "other-spelling", severity: .warning,
    summary: LocalizedText(
      en: "A word is not written as `spellings.yml` has it. Code, and quotations in 「」, keep their own spelling.",
      ja: "`spellings.yml`と違う書き方の言葉があります。コードと「」の中の引用は、そのままでかまいません。"),
    reason: LocalizedText(
      en: "Who meets a word in two spellings asks what the difference is, and a search finds only one.",
      ja: "書き方が2通りあると、意味の違いがあるのかと迷わせます。検索しても片方しか見つかりません。"),
    wrong: .files([("notes.ja.md", "フォルダを開きます。\n"), ("spellings.yml", list)], checking: "notes.ja.md"),
    right: .files([("notes.ja.md", "フォルダーを開きます。\n"), ("spellings.yml", list)], checking: "notes.ja.md"),
    isFixable: true)

  private static let list = "- {write: フォルダー, not: [フォルダ]}\n"

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.document.language == .japanese, let list = tree.spellings(for: document.folder) else { return }
    look(at: document.file, list, lesson: RelativePath.name(of: document.folder), &findings)
  }

  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let list = tree.spellings(for: folder.path),
      let file = tree.text(RelativePath.join(folder.path, Glossary.fileName))
    else { return }
    look(at: file, list, lesson: nil, &findings)
  }

  private func look(at file: SourceFile, _ list: SpellingList, lesson: String?, _ findings: inout RuleFindings) {
    for misspelling in list.misspellings(in: String(decoding: file.bytes, as: UTF8.self), lesson: lesson)
    where file.lines.indices.contains(misspelling.line - 1) {
      let mark = misspelling.line == 1 ? file.byteOrderMark : 0
      let start = file.lines[misspelling.line - 1].lowerBound + misspelling.byte - 1 - mark
      findings.add(
        file, line: misspelling.line, byte: misspelling.byte - mark,
        LocalizedText(
          en: "`\(misspelling.found)` is written `\(misspelling.write)` here.",
          ja: "「\(misspelling.found)」は「\(misspelling.write)」と書きます。"),
        fix: CheckFinding.Fix(
          range: start..<start + misspelling.found.utf8.count, replacement: Array(misspelling.write.utf8)))
    }
  }
}
