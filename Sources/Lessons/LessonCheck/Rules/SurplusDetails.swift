import LessonMarkdown
import SourceText

/// Ends of collapsed blocks that close nothing.
struct SurplusDetails: Rule {
  static let page = RulePage(
    code: "surplus-details", severity: .error,
    summary: LocalizedText(
      en: "A `</details>` closes nothing.", ja: "対応する`<details>`のない`</details>`があります。"),
    reason: LocalizedText(
      en: "The block that it should end was never opened, so readers see what you wanted to collapse.",
      ja: "折りたたみが始まっていないので、隠すはずの内容が読者に見えます。"),
    wrong: .document("It prints 7.\n\n</details>\n"),
    right: .document("<details><summary>Result</summary>\n\nIt prints 7.\n\n</details>\n"))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for position in document.markup.surplusDetails {
      findings.add(
        document.file, line: position.line, byte: position.column,
        LocalizedText(
          en: "This `</details>` closes nothing: remove it, or add `<details>` above the text that it ends.",
          ja: "この`</details>`に対応する`<details>`がありません。削除するか、折りたたむ内容の上に`<details>`を加えてください。"))
    }
  }
}
