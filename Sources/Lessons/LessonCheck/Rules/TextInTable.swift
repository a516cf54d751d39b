import LessonKit
import SourceText

/// Lines directly below the table of a transcript, which Markdown reads as rows.
struct TextInTable: Rule {
  static let page = RulePage(
    code: "text-in-table", severity: .warning,
    summary: LocalizedText(
      en: "A line of text directly follows the table of a transcript.", ja: "記録の表のすぐ下に、表の行でない文があります。"),
    reason: LocalizedText(
      en:
        "Markdown shows a line directly below a table as one of its rows, even without a pipe. On many sites, the line that ends a box is lost in the table.",
      ja: "表のすぐ下の行は、縦棒がなくても表の行として表示されます。そのため、囲みの終わりを表す行などが、表の中に取り込まれてしまいます。"),
    wrong: .document("\(cell):::\n"), right: .document("\(cell)\n:::\n"))

  private static let cell =
    "# Bits\n\n```experiment integer.table\nbits: 1\n```\n\n| bits | value |\n|------|------:|\n"

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for line in document.document.warnings.compactMap(\.place.line) {
      findings.add(
        document.file, line: line,
        LocalizedText(
          en: "This line is shown as a row of the table above it: add a blank line below the table.",
          ja: "この行は、上の表の行として表示されます。表の下に空行を入れてください。"))
    }
  }
}
