import LessonKit
import LessonMarkdown
import SourceText

/// Links to headings that do not exist.
struct BrokenAnchor: Rule {
  static let page = RulePage(
    code: "broken-anchor", severity: .error,
    summary: LocalizedText(
      en: "A link names a heading, behind `#`, that its document does not have.",
      ja: "リンクの`#`の後ろに、その文書にない見出しが書かれています。"),
    reason: LocalizedText(
      en:
        "Who follows it lands at the top of the page. The anchor of a heading is its text in small letters, without punctuation, with a "
        + "hyphen for each blank; of equal headings the second gets `-1`. Headings in Japanese keep their characters.",
      ja:
        "リンクをたどった人は、ページの先頭に着いてしまいます。見出しのアンカーは、見出しの文字を小文字にし、句読点などの記号を除き、空白をハイフンにしたものです。同じ見出しの2つ目には`-1`が付きます。日本語の文字はそのまま残ります。"
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
            "\(place.map { "`\($0)`" } ?? "This document") has no heading with the anchor `#\(anchor)`.\(near.map { " Did you mean `#\($0)`?" } ?? " Name one of its headings, or leave the anchor out.")",
          ja:
            "\(place.map { "`\($0)`" } ?? "この文書")に、アンカー`#\(anchor)`の見出しはありません。\(near.map { "`#\($0)`ではありませんか。" } ?? "ある見出しを指すか、アンカーを外してください。")"
        ))
    }
  }

  private func other(_ target: LinkTarget, _ document: CheckedDocument, _ tree: CheckedTree) -> CheckedDocument? {
    guard let path = target.path else { return document }
    return path.hasSuffix(".md") && tree.existence(of: path) == .exists ? tree.document(path) : nil
  }
}
