import LessonKit
import LessonMarkdown
import SourceText

/// Images without alternative text for readers who cannot see them.
struct MissingAlternativeText: Rule {
  static let page = RulePage(
    code: "missing-alternative-text", severity: .error,
    summary: LocalizedText(en: "An image has no alternative text.", ja: "画像に代替テキストがありません。"),
    reason: LocalizedText(
      en:
        "A screen reader, a terminal and a page without its pictures show the alternative text instead of the image. Say what the picture "
        + "shows, not that it is a picture. If an HTML image is only decoration, write `alt=\"\"`.",
      ja: "スクリーンリーダーやターミナル、画像のないページでは、画像の代わりに代替テキストが使われます。「図」とだけ書かず、何が描かれているかを書きます。飾りとして置いたHTMLの画像には`alt=\"\"`と書きます。"),
    wrong: .files([("notes.md", "![](ring.svg)\n"), ("ring.svg", "<svg/>\n")], checking: "notes.md"),
    right: .files(
      [("notes.md", "![The eight codes of three bits, in a ring](ring.svg)\n"), ("ring.svg", "<svg/>\n")],
      checking: "notes.md"))

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for link in document.markup.links where link.isImage && link.text?.trimmed.isEmpty != false {
      if let text = link.text, text.isEmpty, document.isHTML(at: link.position.line, link.position.column) { continue }
      findings.add(
        document.file, line: link.position.line, byte: link.position.column,
        LocalizedText(
          en: "The image `\(link.destination)` has no alternative text: describe in `![…]` what it shows.",
          ja: "画像`\(link.destination)`に代替テキストがありません。何が描かれているかを`![…]`の中に書いてください。"))
    }
  }
}

extension CheckedDocument {
  /// Whether an HTML element starts at a byte, from 1, of a line.
  fileprivate func isHTML(at line: Int, _ byte: Int) -> Bool {
    file.line(line).dropFirst(byte - 1).first == UInt8(ascii: "<")
  }
}
