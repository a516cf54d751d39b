import LessonKit
import LessonMarkdown
import SourceText

/// Japanese paragraphs that continue on the next line.
struct BrokenParagraph: Rule {
  static let page = RulePage(
    code: "broken-paragraph", severity: .warning,
    summary: LocalizedText(
      en: "A line break splits a Japanese sentence.", ja: "日本語の文の途中で改行されています。"),
    reason: LocalizedText(
      en:
        "Markdown shows a line break as a space, and Japanese has no spaces between words. Write each paragraph on one line. "
        + "Quotations keep their lines, and so does a line that ends with `\\`.",
      ja: "Markdownの改行は空白として表示されますが、日本語では語の間に空白を入れません。そのため、段落は1行に書きます。引用と、`\\`で終わる行は、そのままでかまいません。"),
    wrong: .document("ビットは、0か1の\nどちらかです。\n", path: "notes.ja.md"),
    right: .document("ビットは、0か1のどちらかです。\n", path: "notes.ja.md"), isFixable: true)

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.document.language == .japanese else { return }
    let file = document.file
    let prose = tree.prose(of: document)
    let formulas = ForeignSyntax.formulas(prose, file)
    for found in prose.breaks
    where !formulas.contains(found.line) && !found.isQuoted && found.before.isJapanese && found.after.isJapanese
      && isInSentence(found, file)
    {
      findings.add(
        file, line: found.line, byte: found.range.lowerBound - file.lines[found.line - 1].lowerBound + 1,
        LocalizedText(
          en: "The sentence continues on the next line, so a space appears inside it: write the paragraph on one line.",
          ja: "文の途中の改行が、空白として表示されます。段落を1行に書いてください。"),
        fix: CheckFinding.Fix(range: found.range, replacement: []))
    }
  }

  /// Whether only sentences surround the end of a line, and no address ends there.
  private func isInSentence(_ found: Prose.Break, _ file: SourceFile) -> Bool {
    guard ForeignSyntax.isPlain(found.paragraph, file) else { return false }
    let last = file.line(found.line).split(whereSeparator: \.isBlank).last ?? []
    return last.firstRange(of: "://".utf8) == nil
  }
}
