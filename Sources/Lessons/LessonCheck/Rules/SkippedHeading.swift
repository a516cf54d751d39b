import LessonKit
import LessonMarkdown
import SourceText

/// Headings that are more than one level below the heading above them.
struct SkippedHeading: Rule {
  static let page = RulePage(
    code: "skipped-heading", severity: .warning,
    summary: LocalizedText(
      en: "A heading is more than one level below the heading above it, or the first heading is not at level 1.",
      ja: "見出しのレベルが、直前の見出しより2つ以上深くなっています。または、最初の見出しがレベル1ではありません。"),
    reason: LocalizedText(
      en:
        "Readers who jump from heading to heading, with a screen reader or a table of contents, think that they have missed a section.",
      ja: "スクリーンリーダーや目次で見出しをたどると、途中を読み飛ばしたように感じます。"),
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
            en: "The first heading is at level \(heading.level): start it with `\(marks)`.",
            ja: "最初の見出しがレベル\(heading.level)です。`\(marks)`で始めてください。")
          : LocalizedText(
            en:
              "This heading is at level \(heading.level), but the one above is at level \(last): start it with `\(marks)`.",
            ja: "直前の見出しはレベル\(last)なのに、この見出しはレベル\(heading.level)です。`\(marks)`で始めてください。"))
    }
  }
}
