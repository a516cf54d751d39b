import LessonKit
import LessonMarkdown
import SourceText

/// Links to headings that do not exist.
struct BrokenAnchor: Rule {
  static let page = RulePage(
    code: "broken-anchor", severity: .error,
    summary: LocalizedText(
      en: "The anchor of a link, after `#`, does not match any heading of its document.",
      ja: "リンクの`#`の後ろに書かれた見出しが、その文書にありません。"),
    reason: LocalizedText(
      en:
        "Readers who follow the link land at the top of the page. The anchor of a heading is its text in lowercase, without punctuation, with a "
        + "hyphen for each space; the second of two equal headings gets `-1`. Headings in Japanese keep their characters.",
      ja:
        "リンクをたどると、ページの先頭に移動してしまいます。見出しのアンカーは、英字を小文字にし、句読点などの記号を除き、空白をハイフンにしたものです。同じ見出しの2つ目には`-1`が付きます。日本語の文字はそのまま残ります。"
    ),
    wrong: .document("# Notes\n\n## What is kept?\n\nSee [what is kept](#what-is-kept?).\n"),
    right: .document("# Notes\n\n## What is kept?\n\nSee [what is kept](#what-is-kept).\n"), isFixable: false)

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    for link in document.markup.links where !link.isImage {
      guard let target = LinkTarget(link.destination, in: document), let anchor = target.anchor, !anchor.isEmpty,
        let other = other(target, document, tree), !other.hasAnchor(anchor)
      else { continue }
      let near = Suggestion.nearest(to: anchor, among: other.anchors)
      let place = other.path == document.path ? nil : other.path
      findings.add(
        document.file, line: link.position.line, byte: link.position.column,
        LocalizedText(
          en:
            "\(place.map { "`\($0)`" } ?? "This document") has no heading with the anchor `#\(anchor)`.\(near.map { " Did you mean `#\($0)`?" } ?? " Use the anchor of one of its headings, or remove the anchor.")",
          ja:
            "\(place.map { "`\($0)`" } ?? "この文書")に、アンカー`#\(anchor)`の見出しはありません。\(near.map { "`#\($0)`ではありませんか。" } ?? "その文書にある見出しを指すか、アンカーを削除してください。")"
        ))
    }
  }

  private func other(_ target: LinkTarget, _ document: CheckedDocument, _ tree: CheckedTree) -> CheckedDocument? {
    guard let path = target.path else { return document }
    return path.hasSuffix(".md") && tree.existence(of: path) == .exists ? tree.document(path) : nil
  }
}
