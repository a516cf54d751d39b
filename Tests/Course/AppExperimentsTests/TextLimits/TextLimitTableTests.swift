import Results
import SourceText
import TestSupport
import Testing

@Suite("text-limit.decisions, .lengths, .claim and .transitions")
struct TextLimitTableTests {
  @Test("The rules differ for an emoji, a combining mark, lines over lines and CRLF")
  func decisions() async throws {
    let table = try await table(
      "text-limit.decisions",
      #"""
      length: 5
      lines: 3
      changes: ['ab[👨‍👩‍👧] -> cdefghij', 'あいうえか -> \u{3099}', 'a\n[b\nc] -> d\ne', ' -> a\r\nb\r\nc', 'ab[c]d -> ']
      """#)
    #expect(
      table.ids == ["text", "new", "article-length", "article-lines", "article", "length", "lines", "answer"])
    #expect(
      table.lines() == [
        "ab[👨‍👩‍👧]|cdefghij|3|1|let in|10|1|refused", #"あいうえか|\u{3099}|6|1|refused|5|1|let in"#,
        #"a\n[b\nc]|d\ne|5|4|refused|5|3|let in"#, #"(empty)|a\r\nb\r\nc|5|5|refused|5|3|let in"#,
        "ab[c]d|(empty)|3|1|let in|3|1|let in",
      ])
  }

  @Test("The same change is counted in other units")
  func units() async throws {
    let counts = try await ["characters", "scalars", "utf-16", "utf-8"].mapAwaiting {
      try await self.table("text-limit.decisions", "{rule: \($0), length: 8, changes: ['a -> 👨‍👩‍👧']}").lines()[0]
    }
    #expect(
      counts == [
        "a|👨‍👩‍👧|2|1|let in|2|1|let in", "a|👨‍👩‍👧|2|1|let in|6|1|let in", "a|👨‍👩‍👧|2|1|let in|9|1|refused",
        "a|👨‍👩‍👧|2|1|let in|19|1|refused",
      ])
  }

  @Test("The usual traps have the right lengths")
  func lengths() async throws {
    #expect(
      try await self.table("text-limit.lengths").lines() == [
        "あ|1|1|1|3|1|1", "７|1|1|1|3|1|1", "が|1|1|1|3|1|1", "か\u{3099}|1|2|2|6|1|1", "🇯🇵|1|2|4|8|1|1",
        "👨‍👩‍👧|1|5|8|18|1|1", #"a\nb|3|3|3|3|2|2"#, #"a\r\nb|3|4|4|4|2|3"#,
      ])
  }

  @Test("Of the claims, only that about the returning placeholder holds")
  func claims() async throws {
    let table = try await self.table("text-limit.claim")
    #expect(
      table.column("computed") == [
        "57 characters, 1 line: true", "50 characters, 1 line: false", "13 characters, 7 lines: false",
        "9 characters, 5 lines: false", "14 characters, 7 lines: false",
        "52 characters, 1 line: true", "the view's own", "darkGray", "0 of 39 characters are left",
        "7, with 6 line ends",
      ])
    #expect(table.column("verdict") == (0..<10).map { $0 == 7 ? "true" : "false" })
    #expect(
      table.column("claim", .japanese)[0] == "50文字以下 かつ 行数が7行以下の場合はtrue")
  }

  @Test("Other limits have the same verdicts", arguments: [(40, 4), (100, 5), (1_000, 9)])
  func limits(_ length: Int, _ lines: Int) async throws {
    let verdicts = try await self.table("text-limit.claim", "{length: \(length), lines: \(lines)}").column("verdict")
    #expect(verdicts == (0..<10).map { $0 == 7 ? "true" : "false" })
  }

  @Test("Every event has a row for every state, and none is unanswered")
  func transitions() async throws {
    let table = try await self.table("text-limit.transitions")
    #expect(Set(zip(table.column("state"), table.column("event")).map { "\($0) \($1)" }).count == 5 * 10)
    #expect(!table.column("next").contains("unanswered") && !table.column("result").contains(""))
    #expect(
      try await self.table("text-limit.transitions", "layout: matrix").lines()[5]
        == "delete|refused|refused|refused or editing|refused|refused")
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await AppExperimentsTests.table(name, yaml)
  }
}
