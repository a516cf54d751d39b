import LessonKit
import LessonMarkdown
import SourceText

/// Headings that are more than one level below the one above.
struct SkippedHeading: Rule {
  static let page = RulePage(
    code: "skipped-heading", severity: .warning,
    summary: LocalizedText(
      en: "A heading is more than one level below the heading above it, or the first heading is not of level 1.",
      ja: "見出しのレベルが、直前の見出しより2つ以上深くなっています。または、最初の見出しがレベル1ではありません。"),
    reason: LocalizedText(
      en:
        "Readers who jump from heading to heading, with a screen reader or in a table of contents, think that they have missed a part.",
      ja: "スクリーンリーダーや目次で見出しから見出しへ移る人は、途中を読み飛ばしたと思ってしまいます。"),
    wrong: .document("# Notes\n\n### Details\n"), right: .document("# Notes\n\n## Details\n"))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    var last = 0
    for heading in document.markup.headings {
      defer { last = heading.level }
      guard heading.level > last + 1 else { continue }
      let marks = String(repeating: "#", count: last + 1)
      findings.add(
        document.file, line: heading.position.line, byte: heading.position.column,
        last == 0
          ? LocalizedText(
            en: "The first heading is of level \(heading.level): write `\(marks)` before it.",
            ja: "最初の見出しがレベル\(heading.level)です。`\(marks)`で始めてください。")
          : LocalizedText(
            en:
              "This heading is of level \(heading.level), and the one above of level \(last): write `\(marks)` before it.",
            ja: "直前の見出しはレベル\(last)なのに、この見出しはレベル\(heading.level)です。`\(marks)`で始めてください。"))
    }
  }
}
