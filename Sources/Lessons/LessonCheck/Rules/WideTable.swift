import LessonKit
import LessonMarkdown
import SourceText

/// Tables that are wider than a terminal or a printed page.
struct WideTable: Rule {
  /// The maximum width of a table, in columns of a terminal.
  static let widest = 100

  static let page = RulePage(
    code: "wide-table", severity: .warning,
    summary: LocalizedText(
      en: "A table is wider than 100 columns of a terminal. A full-width character counts as two.",
      ja: "表の幅が、ターミナルで100桁を超えています。全角文字は2桁と数えます。"),
    reason: LocalizedText(
      en:
        "In a terminal, in an editor, and on paper, its rows wrap and become unreadable. Show fewer columns, or split it into two tables.",
      ja: "ターミナルやエディター、紙の上では行が折り返され、読めなくなります。列を減らすか、2つの表に分けます。"),
    wrong: .document("| \(word) | \(word) |\n|---|---|\n| 1 | 2 |\n"),
    right: .document("| a long word | a long word |\n|---|---|\n| 1 | 2 |\n"))

  private static let word = "a" + String(repeating: " long", count: 10) + " word"

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for lines in document.markup.tables.map(\.lines) {
      let widths = lines.map { DisplayWidth.of(String(decoding: document.file.line($0), as: UTF8.self)) }
      guard let most = widths.max(), most > Self.widest else { continue }
      findings.add(
        document.file, line: lines.lowerBound + (widths.firstIndex(of: most) ?? 0),
        LocalizedText(
          en:
            "The table that starts on line \(lines.lowerBound) is \(most) columns wide here, more than \(Self.widest): show fewer columns, or split the table.",
          ja: "\(lines.lowerBound)行目から始まる表の幅が、この行で\(most)桁あります。\(Self.widest)桁以内になるように、列を減らすか表を分けてください。"))
    }
  }
}
