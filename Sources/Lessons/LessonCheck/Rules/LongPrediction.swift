import LessonKit
import SourceText

/// Predictions that ask for many lines, each of which must be exact.
struct LongPrediction: Rule {
  static let page = RulePage(
    code: "long-prediction", severity: .warning,
    summary: LocalizedText(
      en: "A prediction asks for eight or more exact lines.", ja: "予想が、8行以上の正確な出力を求めています。"),
    reason: LocalizedText(
      en:
        "A learner who understands the program but mistypes one line gets the whole answer wrong. Ask for the one line that shows the idea, or for a column of a table.",
      ja: "プログラムを理解していても、1行の入力を間違えただけで不正解になります。考え方が表れる1行か、表の1つの列を尋ねてください。"),
    wrong: .document(document(lines: 8)), right: .document(document(lines: 2)))

  /// The largest number of lines to ask for.
  private static let mostLines = 7

  private static let output = [
    "begin name", "  name is edited", "type Chiyo", "  name: Chiyo", "begin email", "  name is valid",
    "type chiyo@example.jp", "end",
  ]

  private static func document(lines: Int) -> String {
    """
    Somebody fills in the form. What happens?

    ```experiment validation.run name=name-and-email predict
    events: [begin name, type Chiyo, begin email, type chiyo@example.jp, end]
    ```

    <details><summary>Result</summary>

    ```transcript
    \(output.prefix(lines).joined(separator: "\n"))
    ```

    </details>

    """
  }

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for cell in document.document.cells {
      guard let prediction = cell.prediction, prediction.column == nil,
        case .fence(.transcript, let lines)? = cell.transcript?.content, lines.count > Self.mostLines
      else { continue }
      findings.add(
        document.file, line: cell.lines.lowerBound,
        LocalizedText(
          en: "The prediction asks for \(lines.count) exact lines. Ask for the line that shows the idea.",
          ja: "予想が\(lines.count)行の正確な出力を求めています。考え方が表れる行だけを尋ねてください。"))
    }
  }
}
