import LessonKit
import SourceText

/// Paragraphs of Japanese that go on in the next line.
struct BrokenParagraph: Rule {
  static let page = RulePage(
    code: "broken-paragraph", severity: .warning,
    summary: LocalizedText(
      en: "A line ends inside a Japanese sentence.", ja: "日本語の文の途中で改行されています。"),
    reason: LocalizedText(
      en:
        "Markdown shows the end of a line as a blank, and Japanese has none between its words. Write a paragraph on one line. "
        + "Quotations keep their lines, and so does a line that ends with `\\`.",
      ja: "Markdownでは改行が空白として表示されますが、日本語の文に空白は入りません。段落は1行に書きます。引用と、`\\`で終わる行は、そのままでかまいません。"),
    wrong: .document("ビットは、0か1の\nどちらかです。\n", path: "notes.ja.md"),
    right: .document("ビットは、0か1のどちらかです。\n", path: "notes.ja.md"), isFixable: true)

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    guard document.document.language == .japanese else { return }
    let file = document.file
    for paragraph in document.markup.paragraphs where !paragraph.isQuoted {
      for line in paragraph.lines.dropLast() {
        guard let fix = fix(line, file) else { continue }
        let range = file.lines[line - 1]
        findings.add(
          file, line: line, byte: fix.range.lowerBound - range.lowerBound + 1,
          LocalizedText(
            en: "The sentence goes on in the next line, which shows as a blank: write the paragraph on one line.",
            ja: "文の途中で改行されていて、空白として表示されます。段落を1行に書いてください。"), fix: fix)
      }
    }
  }

  /// What takes the end of a line away; nil where it may stay.
  private func fix(_ number: Int, _ file: SourceFile) -> CheckFinding.Fix? {
    let (line, next) = (file.line(number), file.line(number + 1))
    let after = next.drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = line.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }), line[last] != UInt8(ascii: "\\"),
      line.endIndex - last <= 2, let first = after.first, line[last] > 0x7F || first > 0x7F,
      !after.starts(with: "![".utf8), !line.drop(while: { $0 == 0x20 }).starts(with: "![".utf8),
      first != UInt8(ascii: "<"), line[last] != UInt8(ascii: ">")
    else { return nil }
    return CheckFinding.Fix(range: last + 1..<after.startIndex, replacement: [])
  }
}
