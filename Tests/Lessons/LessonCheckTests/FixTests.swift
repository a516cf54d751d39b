import LessonKit
import LessonMarkdown
import SourceText
import TestSupport
import Testing

@testable import LessonCheck

@Suite("Fixes that change only text")
struct FixTests {
  private static let spellings = [
    (
      "spellings.yml",
      "- {write: サーバー, not: [サーバ]}\n- {write: 値段, not: [値]}\n- {write: JavaScript, not: [Javascript]}\n"
    )
  ]

  /// Returns a document after all its fixes.
  private static func fixed(_ text: String, files: [(path: String, text: String)] = []) throws -> String {
    let folder = try CheckFolder([("notes.ja.md", text)] + spellings + files)
    var report = try folder.check(["notes.ja.md"])
    var rounds = 0
    while let file = report.fixedFiles.first {
      try folder.folder.write(file.bytes, to: "notes.ja.md")
      let next = try folder.check(["notes.ja.md"])
      #expect(next.findings.count + file.count <= report.findings.count && next.errors.count <= report.errors.count)
      (report, rounds) = (next, rounds + 1)
      try #require(rounds < 20)
    }
    return try folder.folder.text("notes.ja.md")
  }

  @Test(
    "A fix does not change the spelling of anything but text",
    arguments: [
      "[表](サーバ.md)", "[表](a.md \"サーバ\")", "![図](サーバ.svg)", "<https://example.org/サーバ>", "https://example.org/サーバ を見る",
      "https://example.org/サーバを見る", "www.example.org/サーバ", "<a href=\"サーバ.md\" title='サーバ'>表</a>",
      "<img src=サーバ.png alt=サーバ>",
      "<div id=\"サーバ\">\nサーバ\n</div>", "<!-- サーバ -->", "<!-- サーバ\n\nサーバ -->", "[表]: サーバ.md", "[表]: <サーバ.md> 'サーバ'",
      "文。\n[表]: サーバ.md", "`サーバ`", "``サーバ ` サーバ``", "```\nサーバ\n```", "~~~ サーバ\nサーバ\n~~~", "    サーバ", "\tサーバ", "「サーバ」",
      "『サーバ』", "「`a`のサーバ」", ":::message サーバ\n文\n:::", ":::details サーバ", "::: {.サーバ}", "$サーバ$", "$$\nサーバ = 1\n$$",
      "$$ サーバ $$",
      "{: .サーバ}", "# 題 {#サーバ}", "{ref}`サーバ`", "(サーバ)=", "{{< figure サーバ >}}", "{% include サーバ %}", "[[サーバ]]",
      "[表][サーバ]",
      "[^サーバ]: 注", "*[サーバ]: 略", "@[card](サーバ)", "サーバ.mdを読む", "docs/サーバを読む", "./サーバ/を読む", "/サーバ を読む", "サーバ/README を読む",
      "<code>サーバ</code>", "<kbd>値</kbd>", "<span lang=\"サーバ\">文</span>", "[サーバ][a]\n\n[a]: <サーバ 1> (サーバ)", "&サーバ;",
      "한국어 Javascript/서버", "$$\n\nサーバ\n\n$$", "\\[\nサーバ\n\\]",
      "```experiment integer.table\nbits: 1\n```\n\n| 値 | サーバ |\n|---|---|\n| 値 | サーバ |",
      "| `サーバ` | [表](サーバ) |\n|---|---|",
      "![サーバ](サーバ.svg)", "[サーバ](サーバ.md \"値\")", "値サーバ",
      "\\[値\\]", "文\\[値 = 値\\]文", "\\(値\\)", "文\\(値\\)と\\(サーバ\\)", "\\(\n値\n\\)", "文 \\(x\n値\\) 文",
      "サーバ@example.org", "<サーバ@example.org>", "a.サーバ@example.org へ", "サーバ+値@例.jp", "値@サーバ.example",
      "C:\\サーバ\\a.txt", "c:\\値", "C:/サーバ/値", "D:\\表の値\\サーバ", "\\\\サーバ\\値", "サーバ/値.md", "サーバ/値", "サーバ\\値", "サーバ.値",
      "docs/値の表/サーバ.md", "~/サーバ", "../値/サーバ", "a.値.サーバ", "@サーバ", "@サーバ さん", "（@値）", "@値/サーバ", ":サーバ:", "文 :値_値: 文",
      "サーバの説明/値.md", "サーバの値.md を開く", "サーバ/ を開く", "サーバ/を開く", "\\\\(値\\\\)", "\\\\[値\\\\]",
    ])
  func spelling(_ text: String) throws {
    let result = try Self.fixed("題。\n\n" + text + "\n")
    // Three of them contain text, too; only the text changes.
    let expected =
      switch text {
      case "![サーバ](サーバ.svg)": "![サーバー](サーバ.svg)"
      case "[サーバ](サーバ.md \"値\")": "[サーバー](サーバ.md \"値\")"
      case "[サーバ][a]\n\n[a]: <サーバ 1> (サーバ)": "[サーバー][a]\n\n[a]: <サーバ 1> (サーバ)"
      case "値サーバ": "値段サーバー"
      case "&サーバ;": "&サーバー;"
      case "한국어 Javascript/서버": "한국어 JavaScript/서버"
      default: text
      }
    #expect(result == "題。\n\n" + expected + "\n")
  }

  @Test(
    "A fix does not join lines whose break has a meaning",
    arguments: [
      ":::message\n本文は\n続く\n:::", ":::note info\n本文\n:::", ":::details 題\n本文\n:::", "$$\n値段は\n変わる\n$$", "文は\n$$\nx\n$$",
      "$$\n\n値段は\n変わる\n\n$$", "\\[\n値段は\n変わる\n\\]",
      "用語\n: 説明は\n続く", "用語一\n用語二\n\n: 説明", "用語\n~ 説明", "[図]: サーバー.svg\n文です。", "文です。\n[図]: サーバー.svg",
      "文[^1]\n[^1]: 注は\n    続く",
      "表は\n| 甲 | 乙 |\n| 一 | 二 |", "甲 | 乙\n一 | 二\n三 | 四", "한국어\n문장", "日本語\nenglish", "english\n日本語", "한국어는\n日本語",
      "日本語は\n한국어",
      "文です。\n{: .class}", "{% raw %}\n文\n{% endraw %}", "文\n@[card](https://example.org)", "!!! note\n    本文は\n    続く",
      "文は\n    続く",
      "(目標)=\n文は", "*[略]: 説明\n文は", "`コード`\nです", "文の`コード`\nです", "<br>\n文", "文<br>\n続く", "文は\\\n続く", "文は  \n続く",
      "https://example.org/頁\n文", "![絵](a.svg)\n文", "> 引用は\n> 続く", "・一つ目\n・二つ目", "文🎉\n続く", "```{note}\n本文は\n続く\n```",
      "+---+\n表\n+---+",
      "**文。**\n続く", "[長い\n名前]です。\n\n[長い 名前]: a.svg", "% 注釈\n文", "= 題\n文", "+++\n文",
    ])
  func joining(_ text: String) throws {
    let document = text + "\n\n終わり。\n"
    #expect(try Self.fixed(document, files: [("a.svg", "")]) == document)
  }

  @Test(
    "A fix joins the lines of a Japanese sentence",
    arguments: [
      ("文は\n続く。", "文は続く。"), ("文は、\n  続く。", "文は、続く。"), ("- 項目は\n  続く", "- 項目は続く"), ("1. 項目は\n続く", "1. 項目は続く"),
      ("**文**は\n`コード`の文は\n続く", "**文**は\n`コード`の文は続く"), ("*文*\n続く", "*文*続く"), ("[文](a.svg)\n続く", "[文](a.svg)続く"),
      ("文は\r\n続く", "文は続く"), ("一は\n二は\n三", "一は二は三"),
      ("[図]: a.svg\n[表]: a.svg\n\n文は\n続く", "[図]: a.svg\n[表]: a.svg\n\n文は続く"),
      (":::message\n\n本文は\n続く\n\n:::", ":::message\n\n本文は続く\n\n:::"), ("- a\n\n  文は\n  続く", "- a\n\n  文は続く"),
      ("ﾊﾝｶｸ\n文", "ﾊﾝｶｸ文"),
      ("サーバは\n値です", "サーバーは値段です"),
    ])
  func joined(_ text: String, _ expected: String) throws {
    #expect(try Self.fixed(text + "\n", files: [("a.svg", "")]) == expected + "\n")
  }

  @Test(
    "A fix changes the text next to special syntax",
    arguments: [
      ("\\[x\\]の値", "\\[x\\]の値段"), ("\\(x\\)と\\(y\\)の値\n\nサーバ", "\\(x\\)と\\(y\\)の値段\n\nサーバー"),
      ("サーバに@aがいる", "サーバーに@aがいる"), ("サーバの a/b を見る", "サーバーの a/b を見る"), ("サーバ: 値", "サーバー: 値段"),
      ("3.5と値。サーバ.", "3.5と値段。サーバー."), ("1.サーバ", "1.サーバー"), ("サーバはdocs/a.mdにある", "サーバーはdocs/a.mdにある"),
      ("サーバはNode.js", "サーバーはNode.js"),
    ])
  func besides(_ text: String, _ expected: String) throws {
    #expect(try Self.fixed("題。\n\n" + text + "\n") == "題。\n\n" + expected + "\n")
  }

  @Test("A fix does not change front matter")
  func frontMatter() throws {
    let text = "---\ntitle: サーバ\nslug: サーバ\ntopics: [サーバ]\n---\n\n文です。\n"
    #expect(try Self.fixed(text) == text)
    let found = try CheckFolder([("notes.ja.md", text)] + Self.spellings).check(["notes.ja.md"]).findings
    #expect(found.map { "\($0.line):\($0.column) \($0.code)" } == ["2:8 other-spelling"])
  }

  @Test("A fix is not made if it breaks a link or repeats forever")
  func refused() throws {
    let heading = "# サーバ\n\n[題](#サーバ)のサーバ\n"
    #expect(try Self.fixed(heading) == "# サーバ\n\n[題](#サーバ)のサーバー\n")
    let circle = try CheckFolder([
      ("notes.ja.md", "甲\n"), ("spellings.yml", "- {write: 乙, not: [甲]}\n- {write: 甲, not: [乙]}\n"),
    ])
    try expectRefusal(circle)
    let quiz = """
      <!-- lesson: quiz name=a -->

      問い

      1. 甲
      2. 乙

      <details><summary>答え</summary>

      1. はい。甲。
      2. いいえ。乙。

      </details>

      """
    try expectRefusal(
      CheckFolder([("notes.ja.md", quiz), ("spellings.yml", "- {write: ええ, not: [はい]}\n")]))
  }

  private func expectRefusal(_ folder: CheckFolder) throws {
    let report = try folder.check(["notes.ja.md"])
    let fixes = report.safeFixes
    #expect(report.findings.count == 1 && fixes.files.isEmpty && fixes.refused == 1)
  }

  private static let parts = [
    "サーバと値は\n続くサーバ。", "- サーバ\n  の値\n- 値", "> サーバ\n> 値", "[サーバ](サーバ.md)と\n<https://example.org/サーバ>", "# サーバの値",
    "`サーバ`\n値",
    ":::message\nサーバ\n値\n:::", "$$\nサーバ\n値\n$$", "用語\n: サーバ\n  の値", "[サーバ]: サーバ.md",
    "| サーバ | 値 |\n|---|---|\n| サーバ | 値 |", "한국어\n값 サーバ",
    "English\nJavascript\nサーバ", "<div>\nサーバ\n\n値\n</div>", "注[^値]は\n続く\n\n[^値]: サーバ\n    値", "**サーバ。**\n値は*サーバ\nの値*",
    "![サーバ](サーバ.svg)\n値",
    "```experiment a.b name=サーバ\nサーバ: 値\n```\n\n| 値 |\n|---|\n| サーバ |\n:::", "```transcript\nサーバ\n```", "{: .サーバ}\nサーバ",
    "1. サーバ\n\n   値は\n   続く\n\n       値",
    "サーバ\\*値&amp;サーバ\n値", "「サーバ」のサーバ\n値", "<b title=\"サーバ\">サーバ</b>\n値", "[サーバ\nの値][値]\n\n[値]: サーバ.md \"サーバ\"",
    "サーバ  \n値\\\n値",
  ]

  @Test("Fixes of any document keep its marks, reduce its findings, and leave nothing to fix", arguments: 0..<8)
  func property(_ batch: Int) throws {
    for seed in batch * 25..<(batch + 1) * 25 {
      var random = SplitMix64(seed: UInt64(seed))
      let ending = random.pick(["\n", "\r\n"])
      let parts = (0..<Int.random(in: 1...5, using: &random)).map { _ in random.pick(Self.parts) }
      let separator = random.pick(["\n\n", "\n\n", "\n"])
      let text = (parts.joined(separator: separator) + "\n").replacing("\n", with: ending)
      let fixed = try Self.fixed(text)
      func document(_ text: String) -> Document { Document(SourceFile(path: "notes.ja.md", bytes: Array(text.utf8))) }
      #expect(
        try MarkdownSkeleton(document(text)) == MarkdownSkeleton(document(fixed)), "seed \(seed)\n\(text)\n→\n\(fixed)")
      #expect(document(text).cells.map(\.body) == document(fixed).cells.map(\.body), "seed \(seed)")
      #expect(try Self.fixed(fixed) == fixed, "seed \(seed)")
      // A fix adds or removes only words of the list and white space at ends of lines.
      func bare(_ text: String) -> String {
        text.replacing("サーバー", with: "サーバ").replacing("値段", with: "値").replacing("JavaScript", with: "Javascript")
          .filter { !$0.isWhitespace }
      }
      #expect(bare(text) == bare(fixed), "seed \(seed)")
    }
  }
}
