import LessonKit
import SourceText

/// Hints without content.
struct EmptyHint: Rule {
  static let page = RulePage(
    code: "empty-hint", severity: .error,
    summary: LocalizedText(en: "A hint of a prediction is empty.", ja: "予想のヒントに何も書かれていません。"),
    reason: LocalizedText(
      en:
        "Learners who ask for help get none. Leave a blank line after `<summary>`: without it, GitHub does not read the hint as Markdown.",
      ja: "ヒントを開いても、助けになりません。`<summary>`の次に空行がないと、GitHubではヒントがMarkdownとして扱われません。"),
    wrong: .document(document("")), right: .document(document("What is the top bit worth?\n\n")))

  private static func document(_ hint: String) -> String {
    """
    What does `101` stand for?

    ```experiment integer.table name=top-bit predict=value
    encoding: twos-complement
    codes: [101]
    ```

    <details><summary>Hint 1</summary>

    \(hint)</details>

    <details><summary>Result</summary>

    | bits  | value |
    |-------|------:|
    | `101` |    -3 |

    </details>

    """
  }

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for cell in document.document.cells {
      for hint in cell.prediction?.hints ?? [] where isEmpty(hint, document.file) {
        findings.add(
          document.file, line: hint.lines.lowerBound,
          LocalizedText(
            en:
              "\"\(hint.title)\" is empty: write something that helps without giving the answer away, or remove the hint.",
            ja: "「\(hint.title)」に何も書かれていません。答えを明かさない手がかりを書くか、ヒントを削除してください。"))
      }
    }
  }

  private func isEmpty(_ hint: Hint, _ file: SourceFile) -> Bool {
    let text = hint.lines.map { String(decoding: file.line($0), as: UTF8.self) }.joined(separator: "\n")
    return text.replacing(/<summary>[^<]*<\/summary>/, with: "").replacing(/<\/?details[^>]*>/, with: "")
      .replacing(">", with: "").trimmed.isEmpty
  }
}
