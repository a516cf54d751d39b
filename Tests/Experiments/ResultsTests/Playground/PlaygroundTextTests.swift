import SourceText
import Testing

@testable import Results

@Suite("The results of a page as text")
struct PlaygroundTextTests {
  private func value(_ line: Int, _ column: Int, _ values: String..., count: Int? = nil) -> PlaygroundResult {
    PlaygroundResult(
      .value, line: line, column: column, endLine: line, endColumn: column + 1, count: count ?? values.count,
      values: values, last: values.last ?? "")
  }

  private func printed(_ line: Int, _ values: String...) -> PlaygroundResult {
    PlaygroundResult(
      .printed, line: line, column: 1, endLine: line, endColumn: 2, count: values.count, values: values,
      last: values.last ?? "")
  }

  private var page: PlaygroundPage {
    var page = PlaygroundPage("ページ", source: ["//: # 題", "let あ = 1", "\tloop", "print()", "a", "b"])
    page.results = [
      value(2, 5, "1"), value(3, 1, "0", "1", "4"), value(3, 9, "\"x\""), printed(4, "one\n"), printed(5, "1\n", "2\n"),
      printed(6, "a\n\u{7}\n"),
    ]
    return page
  }

  @Test("In a terminal, the rule is straight next to Japanese text")
  func gutter() {
    #expect(
      PlaygroundGutter.lines(page, .english, withTitle: true) == [
        "ページ", "──────", "", "# 題", "", "let あ = 1 │ 1", "    loop   │ 4 (3 times); \"x\"", "print()    │ prints one",
        "a          │ prints (2 times)", "           │   1", "           │   2", "b          │ prints",
        "           │   a",
        "           │   \\u{7}",
      ])
  }

  @Test("In Markdown results are comments, and words follow the language")
  func markdown() {
    #expect(
      PlaygroundMarkdown.lines([page], .japanese) == [
        "# ページ", "", "## 題", "", "```swift", "let あ = 1  // → 1", "\tloop    // → 4(3回); \"x\"",
        "print()     // 出力 one", "a           // 出力(2回)", "//   1", "//   2", "b           // 出力", "//   a",
        "//   \\u{7}", "```",
      ])
  }

  @Test("A fence is longer than any backticks within it")
  func fence() {
    let page = PlaygroundPage("A", source: ["let s = \"````\""])
    #expect(PlaygroundMarkdown.lines([page], .english) == ["# A", "", "`````swift", "let s = \"````\"", "`````"])
  }

  @Test("Long values are cut at a width, and printed lines in a terminal at a number")
  func long() {
    var page = PlaygroundPage("A", source: ["x", "y"])
    let lines = (1...30).map { "\($0)\n" }.joined()
    page.results = [value(1, 1, String(repeating: "あ", count: 200)), printed(2, lines)]
    let gutter = PlaygroundGutter.lines(page, .english, withTitle: false)
    #expect(gutter[0] == "x │ " + String(repeating: "あ", count: 39) + "…")
    #expect(gutter.count == 1 + 1 + 21)
    #expect(gutter[18] == "  │   … (10 more lines)")
    #expect(gutter.last == "  │   30")
    #expect(PlaygroundMarkdown.lines([page], .english).count == 4 + 1 + 30 + 1)
  }

  @Test("Output without a line is below the page")
  func below() {
    var page = PlaygroundPage("A", source: ["x"])
    page.results = [
      printed(0, "sources\n"),
      PlaygroundResult(
        .view, line: 0, column: 1, endLine: 0, endColumn: 1, count: 1, values: ["List\n  Row"], last: "List\n  Row"),
      value(1, 1, "1", "2", count: 2000),
    ]
    page.ending = .stopped(.init(en: "Stopped.", ja: "停止。"))
    page.notes = [.init(en: "Note.", ja: "注。")]
    #expect(
      PlaygroundGutter.lines(page, .english, withTitle: false) == [
        "x │ 2 (2,000 times)", "", "Stopped.", "live view", "  List", "    Row",
        "Printed outside the lines of the page:",
        "  sources", "Line 1: 2,000 times; only the first 2 and the last are recorded.", "Note.",
      ])
    #expect(
      PlaygroundGutter.lines(page, .japanese, withTitle: false).suffix(2)
        == ["1行目: 2,000回。最初の2回と最後の値だけを記録しています。", "注。"])
  }

  @Test("Each ending has its place")
  func endings() {
    var page = PlaygroundPage("A", source: ["x", "y"])
    page.ending = .trapped(Trap("Division by zero", line: 2))
    #expect(PlaygroundGutter.lines(page, .english, withTitle: false) == ["x │", "y │ trap: Division by zero"])
    page.ending = .trapped(Trap("Division by zero"))
    #expect(PlaygroundGutter.lines(page, .english, withTitle: false) == ["x │", "y │", "", "trap: Division by zero"])
    page.ending = .refused(Diagnostics([Diagnostic(.error, at: .init(line: 1, column: 1), "no", id: "id")]))
    #expect(PlaygroundGutter.lines(page, .english, withTitle: false) == ["x │ error: no [id]", "y │"])
    #expect(
      page.json(.english)
        == .object([
          "name": .string("A"), "results": .array([]), "output": .string(""), "notes": .array([]),
          "ending": .object([
            "kind": .string("does-not-compile"),
            "diagnostics": .array([
              .object([
                "severity": .string("error"), "message": .string("no"), "id": .string("id"), "line": .string("1"),
                "column": .string("1"),
              ])
            ]),
          ]),
        ]))
  }
}
