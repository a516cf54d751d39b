import SourceText
import Testing

@testable import LessonCheck

@Suite("Links")
struct BrokenLinkTests {
  @Test(
    "A broken link is found at its bracket",
    arguments: [
      ("a [b](c.md)", "1:3 broken-link"),
      ("日本語の[b](c.md)", "1:5 broken-link"),
      ("- x\n\n  > two\n  > ![c](d.png) [e](other.md)", "4:5 broken-link"),
      ("| a |\n|---|\n| x [b](c.md) |", "3:5 broken-link"),
      ("one\ntwo [b\nc](d.md)", "3:4 broken-link"),
      ("[b]\n\n[b]: c.md", "1:1 broken-link"),
      ("<a href=\"c.md\">x</a>", "1:1 broken-link"),
      ("text <img src='c.png' alt='x'>", "1:6 broken-link"),
      ("[b](Other.md)", "1:1 broken-link"), ("[b](other.md/)", nil), ("[b](sub%20dir/)", nil),
      ("[b](other.md?plain=1#some)", nil), ("[b](https://example.com/c.md) <mailto:a@b.c> [x](/c.md)", nil),
      ("`[b](c.md)`\n\n```\n[b](c.md)\n```\n\n<!-- [b](c.md) -->", nil), ("a[^1]\n\n[^1]: c.md", nil),
      ("[b]()", nil), ("[a](b:c.md)", nil), ("[b](./sub%20dir/../other.md)", nil),
      ("[b]({{site.url}}/c.md#d) ![b](<{{ page.picture }}>)", nil), ("<a href=\"{{ site.url }}/c.md\">x</a>", nil),
      ("[b](<{% link c.md %}>)", nil), ("[b]({c}.md)", "1:1 broken-link"),
    ] as [(String, String?)])
  func links(text: String, expected: String?) throws {
    let found = try CheckFolder.findings(
      text + "\n", files: [("other.md", "# Some\n"), ("sub dir/x.md", "x\n")])
    #expect(found == (expected.map { [$0] } ?? []))
  }

  @Test("A link that looks like the name of a file, but has other characters, is reported with those of the file")
  func composition() throws {
    let (composed, separate) = ("\u{E9}t\u{E9}.md", "e\u{301}te\u{301}.md")
    for (written, real, scalars) in [(composed, separate, "U+301 U+301"), (separate, composed, "U+E9 U+E9")] {
      let folder = try CheckFolder([
        ("notes.md", "[a](docs/\(written)) [b](docs/\(real))\n"), ("docs/\(real)", "# A\n"),
      ])
      let findings = try folder.check(["notes.md"]).findings
      #expect(findings.map { "\($0.line):\($0.column) \($0.code)" } == ["1:1 broken-link"])
      #expect(
        findings.first?.message.en
          == "`docs/\(written)` looks the same as the file name, but uses other characters; the file name has \(scalars). Write it like the file name, or rename the file."
      )
    }
  }

  @Test("A fix of a link changes its letter case and nothing else")
  func fix() throws {
    let folder = try CheckFolder([
      ("docs/notes.md", "[a](../Pictures/Ring.SVG#x) and [b](none.md)\n"), ("pictures/ring.svg", "<svg/>"),
    ])
    let fixed = try folder.check(["docs/notes.md"]).fixedFiles
    #expect(
      fixed.map { String(decoding: $0.bytes, as: UTF8.self) } == ["[a](../pictures/ring.svg#x) and [b](none.md)\n"])
  }

  @Test(
    "The anchors of headings are those of GitHub",
    arguments: [
      ("# What is kept?", "what-is-kept"), ("# `code` and *more*", "code-and-more"), ("# 予想、その2", "予想その2"),
      ("# コンピューター", "コンピューター"), ("# a_b - c", "a_b---c"), ("Setext\n===", "setext"), ("# É", "é"),
      ("# A\n\n# A", "a-1"),
      ("# A [link](x:y) 🎉", "a-link-"), ("<a id=\"here\"></a>", "here"), ("# ²", ""),
    ])
  func anchors(heading: String, anchor: String) throws {
    #expect(try CheckFolder.findings("\(heading)\n\n[x](#\(anchor))\n") == [])
    let other = try CheckFolder.findings("[x](notes2.md#\(anchor))\n", files: [("notes2.md", heading + "\n")])
    #expect(other == [])
  }

  @Test("An unknown anchor is found, in the document and in another", arguments: ["", "other.md"])
  func brokenAnchors(file: String) throws {
    let found = try CheckFolder.findings("# A\n\n[x](\(file)#b)\n", files: [("other.md", "# A\n")])
    #expect(found == ["3:1 broken-anchor"])
  }
}
