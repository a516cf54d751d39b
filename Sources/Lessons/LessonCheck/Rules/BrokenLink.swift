import LessonKit
import LessonMarkdown
import SourceText

/// Links and images that point to missing files.
struct BrokenLink: Rule {
  static let page = RulePage(
    code: "broken-link", severity: .error,
    summary: LocalizedText(
      en:
        "A link or an image points to a file or folder that does not exist, or whose name differs in letter case.",
      ja: "リンクや画像が、存在しないファイルやフォルダーを指しています。大文字と小文字だけが違う場合も含みます。"),
    reason: LocalizedText(
      en:
        "Readers who follow the link find no page. Letter case matters on Linux and on GitHub or a similar site, even if a Mac ignores it. "
        + "Links to other sites are not checked.",
      ja: "リンクをたどっても、ページが見つかりません。大文字と小文字の違いは、Macでは区別されなくても、LinuxやGitHubなどのサイトでは区別されます。ほかのサイトへのリンクは調べません。"),
    wrong: .document("See [the other notes](other.md).\n"),
    right: .files(
      [("notes.md", "See [the other notes](other.md).\n"), ("other.md", "Other notes.\n")], checking: "notes.md"),
    isFixable: true)

  func check(_ document: CheckedDocument, in tree: CheckedTree, _ findings: inout RuleFindings) {
    // DocC resolves the names in articles by its own rules.
    guard !document.path.contains(".docc/") else { return }
    for link in document.markup.links {
      guard let target = LinkTarget(link.destination, in: document), let path = target.path else { continue }
      let (line, byte) = (link.position.line, link.position.column)
      switch tree.existence(of: path) {
      case .exists: break
      case .otherCase(let real):
        findings.add(
          document.file, line: line, byte: byte,
          LocalizedText(
            en:
              "`\(link.destination)` differs in letter case from the file name `\(RelativePath.name(of: real))`: write it like the file name.",
            ja: "`\(link.destination)`は、ファイル名`\(RelativePath.name(of: real))`と大文字・小文字が違います。ファイル名のとおりに書いてください。"),
          fix: fix(link, target, path, real, document.file), target: path)
      case .otherComposition(let real):
        findings.add(
          document.file, line: line, byte: byte,
          LocalizedText(
            en:
              "`\(link.destination)` looks the same as the file name, but uses other characters; the file name has \(Self.scalars(real)). Write it like the file name, or rename the file.",
            ja: "`\(link.destination)`は、同じに見えるファイル名(\(Self.scalars(real)))と文字の組み合わせが違います。ファイル名のとおりに書くか、ファイル名を変えてください。"),
          target: path)
      case .missing:
        let names = (tree.names(in: RelativePath.folder(of: path)) ?? []).sorted()
        let near = Suggestion.nearest(to: RelativePath.name(of: path), among: names)
        findings.add(
          document.file, line: line, byte: byte,
          LocalizedText(
            en:
              "`\(link.destination)` points to a missing file: there is no `\(path)`.\(near.map { " Did you mean `\($0)`?" } ?? " Correct the path, or remove the link.")",
            ja:
              "`\(link.destination)`のリンク先がありません(`\(path)`)。\(near.map { "`\($0)`ではありませんか。" } ?? "パスを直すか、リンクを削除してください。")"
          ), target: path)
      }
    }
  }

  /// Returns the numbers of the characters in a name that are not ASCII.
  private static func scalars(_ path: String) -> String {
    RelativePath.name(of: path).unicodeScalars.filter { !$0.isASCII }
      .map { "U+\(String($0.value, radix: 16, uppercase: true))" }.joined(separator: " ")
  }

  /// Returns a fix with the names of the files, if the destination is unchanged on its line and appears there only
  /// once.
  private func fix(
    _ link: Markup.Link, _ target: LinkTarget, _ path: String, _ real: String, _ file: SourceFile
  ) -> CheckFinding.Fix? {
    let line = file.line(link.position.line)
    let written = Array(target.file.utf8)
    let suffix = target.file.drop { $0 == "." || $0 == "/" }
    guard let found = line.firstRange(of: written), line[found.upperBound...].firstRange(of: written) == nil,
      path.hasSuffix(suffix), real.utf8.count == path.utf8.count, !suffix.contains("../")
    else { return nil }
    let replacement = target.file.prefix(target.file.count - suffix.count) + real.suffix(suffix.count)
    return CheckFinding.Fix(range: found, replacement: Array(replacement.utf8))
  }
}
