import SourceText

/// The rules for panels with other values, whose findings come from the results of experiments.
///
/// The checker computes nothing: a command gives it these findings, to which exceptions and configurations apply.
package enum PanelRules {
  /// The rule for panels that show the answers to later questions.
  package static let answerInPanel = RulePage(
    code: "answer-in-panel", severity: .warning,
    summary: LocalizedText(
      en: "The results of a cell for other values show the whole answer to a later question.",
      ja: "セルのほかの値の結果に、後の問いの答えがすべて含まれています。"),
    reason: LocalizedText(
      en:
        "Learners who try other values would see the answer before they predict it, so pages show the panel only after that question. "
        + "A result shows an answer if it has all rows of the question's result: the predicted value and the values to its left, in one row of a table, at one mark "
        + "of a picture, or in one sentence of its alternative text. Printed answers count by whole lines. Only experiments of this program are computed, for cells with "
        + "`vary`. If the panel may wait, write `<!-- check: allow=answer-in-panel reason=\"…\" -->` before the cell or before the question.",
      ja:
        "ほかの値を試すと、予想する前に答えが見えてしまいます。そのため、ページでは、その問いに答えるまでパネルを表示しません。問いの結果のすべての行が含まれているときに見つかります。行は、予想する値とその左にある値の組で、表の1行、図の1つの印、代替テキストの1文のどれかにそろっているかを調べます。出力の答えは、行全体で比べます。調べるのは、このプログラムの実験を使う、`vary`のあるセルだけです。"
        + "パネルが後から表示されてよいときは、セルか問いの前に`<!-- check: allow=answer-in-panel reason=\"…\" -->`と書きます。"),
    wrong: .document(document(above: true)), right: .document(document(above: false)))

  /// The rule for documents whose panels do not fit on a page.
  package static let largePanels = RulePage(
    code: "large-panels", severity: .warning,
    summary: LocalizedText(
      en: "The results for other values are too large for a page.", ja: "ほかの値の結果が、ページに入る大きさを超えています。"),
    reason: LocalizedText(
      en:
        "A page has at most 256 kB of results for other values, and omits the panels that do not fit. The size is that of the cells with `vary` whose experiments "
        + "belong to this program. Hosts are not started, so their results can make a page larger. Write fewer values in `vary`.",
      ja:
        "1つのページに入るほかの値の結果は256 kBまでで、入らないパネルは省かれます。大きさは、このプログラムの実験を使う、`vary`のあるセルについて調べます。ホストは起動しないので、その結果の分だけページが大きくなることがあります。`vary`の値を減らしてください。"
    ),
    wrong: .document(large("1...4096")), right: .document(large("1...64")))

  /// The pages of the rules.
  package static let pages = [answerInPanel, largePanels]

  private static func document(above isAbove: Bool) -> String {
    let cell = """
      ```experiment integer.bit-weights name=boxes vary=code
      encoding: twos-complement
      code: 11101
      ```

      """
    let question = """
      What does `11010` stand for?

      ```experiment integer.table name=read predict=value
      encoding: twos-complement
      codes: [11010]
      ```

      <details><summary>Result</summary>

      | bits    | value |
      |---------|------:|
      | `11010` |    -6 |

      </details>

      """
    return isAbove ? "\(cell)\n\(question)" : "\(question)\n\(cell)"
  }

  private static func large(_ values: String) -> String {
    let cells = (1...6).map { number in
      """
      ```experiment integer.table name=table-\(number) vary="{codes: \(values)}"
      encoding: unsigned
      bits: 32
      codes: [1]
      ```

      """
    }
    return cells.joined(separator: "\n")
  }
}
