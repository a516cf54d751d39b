import Testing

@testable import LessonNotebooks

@Suite("Text of notebooks")
struct MarkdownScannerTests {
  private func text(_ text: String, isUnfolded: Bool = false) -> String {
    let rewriter = MarkdownRewriter(
      link: { $0 == "gone.md" ? nil : "new-\($0)" }, picture: { $0 == "gone.svg" ? nil : "new-\($0)" },
      isUnfolded: isUnfolded)
    return rewriter.lines(text.split(separator: "\n", omittingEmptySubsequences: false).map { .text(String($0)) })
      .joined(separator: "\n")
  }

  @Test("Comments are omitted with their lines, but not in code")
  func comments() {
    #expect(text("a\n\n<!-- vary: 3 -->\n\n- b <!-- if: x=1\n y=2 -->\n- `<!-- c -->`") == "a\n\n- b\n- `<!-- c -->`")
    #expect(text("a <!-- never closed") == "a <!-- never closed")
  }

  @Test(
    "Links and pictures lead to the notebook's places",
    arguments: [
      ("[a](b.md)", "[a](new-b.md)"), ("[a [b] `]`](<c d.md> \"t\")", "[a [b] `]`](new-c d.md \"t\")"),
      ("[a](gone.md) [b]", "a [b]"), ("![a](b.svg)", "![a](new-b.svg)"),
      ("[![a](b.svg)](c.md)", "[![a](new-b.svg)](new-c.md)"),
      ("![a](gone.svg)", "*a*"), ("`[a](b.md)` \\[a](b.md)", "`[a](b.md)` \\[a](b.md)"),
      ("[a](b(c).md)", "[a](new-b(c).md)"), ("[a] (b) ](c)", "[a] (b) ](c)"),
    ])
  func links(_ source: String, _ rewritten: String) {
    #expect(text(source) == rewritten)
  }

  @Test("A dollar sign gets a backslash, so that it begins no formula, and code keeps it")
  func dollars() {
    #expect(text("$1 and $2, `$0`, \\$3") == "\\$1 and \\$2, `$0`, \\$3")
  }

  @Test("Collapsed blocks are shown on request, with their titles")
  func folds() {
    let source = "<details><summary>Result</summary>\n\na < b\n\n</details>"
    #expect(text(source) == source)
    #expect(text(source, isUnfolded: true) == "**Result**\n\na < b")
  }
}
