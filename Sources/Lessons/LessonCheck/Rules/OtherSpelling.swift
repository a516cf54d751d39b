import LessonKit
import SourceText

/// Words that are spelled differently in `spellings.yml`.
struct OtherSpelling: Rule {
  static let page = RulePage(
    code: "other-spelling", severity: .warning,
    summary: LocalizedText(
      en: "A word is not spelled as in `spellings.yml`. Code and quotations in 「」 keep their own spelling.",
      ja: "`spellings.yml`と違う書き方の言葉があります。コードと「」の中の引用は、そのままでかまいません。"),
    reason: LocalizedText(
      en: "Readers who see a word in two spellings wonder what the difference is, and a search finds only one of them.",
      ja: "書き方が2通りあると、意味が違うのかと迷います。検索しても片方しか見つかりません。"),
    wrong: .files([("notes.ja.md", "フォルダを開きます。\n"), ("spellings.yml", list)], checking: "notes.ja.md"),
    right: .files([("notes.ja.md", "フォルダーを開きます。\n"), ("spellings.yml", list)], checking: "notes.ja.md"),
    isFixable: true)

  private static let list = "- {write: フォルダー, not: [フォルダ]}\n"

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let list = tree.spellings(for: document.folder) else { return }
    let lesson = RelativePath.name(of: document.folder)
    let lines = SpelledLines.ofFrontMatter(document.document)
    add(
      list.misspellings(in: lines, document.document.language, lesson: lesson), document.file, isFixable: false,
      &findings)
    let text = SpelledLines.ofText(document.document, tree.prose(of: document))
    var masked: [Int: String] = [:]
    let misspellings = list.misspellings(in: text, document.document.language, lesson: lesson).filter { word in
      let line =
        masked[word.line] ?? ForeignSyntax.masked(String(decoding: document.file.line(word.line), as: UTF8.self))
      masked[word.line] = line
      return line.utf8.dropFirst(word.byte - 1).starts(with: word.found.utf8)
    }
    add(misspellings, document.file, isFixable: true, &findings)
  }

  func check(folder: LessonsFolder, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard let list = tree.spellings(for: folder.path),
      let file = tree.text(RelativePath.join(folder.path, Glossary.fileName))
    else { return }
    let text = String(decoding: file.bytes.dropFirst(file.byteOrderMark), as: UTF8.self)
    add(list.misspellings(in: text), file, isFixable: false, &findings)
  }

  private func add(
    _ misspellings: [SpellingList.Misspelling], _ file: SourceFile, isFixable: Bool, _ findings: inout RuleFindings
  ) {
    for misspelling in misspellings where file.lines.indices.contains(misspelling.line - 1) {
      let start = file.lines[misspelling.line - 1].lowerBound + misspelling.byte - 1
      let range = start..<start + misspelling.found.utf8.count
      findings.add(
        file, line: misspelling.line, byte: misspelling.byte,
        LocalizedText(
          en: "`\(misspelling.found)` is not the spelling used here: write `\(misspelling.write)`.",
          ja: "「\(misspelling.found)」は「\(misspelling.write)」と書いてください。"),
        fix: isFixable && misspelling.isCertain
          ? CheckFinding.Fix(range: range, replacement: Array(misspelling.write.utf8)) : nil)
    }
  }
}
