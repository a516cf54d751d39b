import Results
import SourceText
import TestSupport
import Testing

@Suite("validation.results, .errors, .order and .claim")
struct ValidationTableTests {
  static let messages = ["文字を入力してください", "1文字以上8文字以下で入力してください。", "英語大文字小文字のみで入力してください。"]

  @Test("Of the source's inputs, the empty text breaks all three rules, and the first failure is reported")
  func results() async throws {
    let table = try await table("validation.results", "inputs: ['', Chiyo, Margarete, 千代, Chiyo 2, 千代田区立図書館前, 'a\\n']")
    #expect(table.ids == ["input", "required", "length-1-8", "letters", "first"])
    #expect(
      table.lines() == [
        "(empty)|breaks|breaks|breaks|\(Self.messages[0])", "Chiyo|keeps|keeps|keeps|none",
        "Margarete|keeps|breaks|keeps|\(Self.messages[1])", "千代|keeps|keeps|breaks|\(Self.messages[2])",
        "Chiyo 2|keeps|keeps|breaks|\(Self.messages[2])", "千代田区立図書館前|keeps|breaks|breaks|\(Self.messages[1])",
        "a\\n|keeps|keeps|breaks|\(Self.messages[2])",
      ])
  }

  @Test("In the corrected code, the empty text breaks only `required`, with a full stop")
  func corrected() async throws {
    #expect(
      try await table("validation.results", "{code: corrected, inputs: ''}").lines()
        == ["(empty)|breaks|keeps|keeps|文字を入力してください。"])
    #expect(
      try await table("validation.results", "{code: corrected, rules: [length 1 8, email], inputs: ['', a]}").lines()
        == ["(empty)|keeps|keeps|none", "a|keeps|breaks|正しいメールアドレスの形式ではありません。"])
  }

  @Test("A composite is a rule like any other, and reports only its first failure")
  func composite() async throws {
    let table = try await table("validation.errors", "{rules: [name, length 2 20], inputs: ['', ab]}")
    #expect(table.ids == ["input", "rule", "japanese", "english"])
    #expect(
      table.lines() == [
        "(empty)|name|\(Self.messages[0])|Please write something",
        "(empty)|length 2 20|2文字以上20文字以下で入力してください。|Please write 2 to 20 characters.",
        "ab|none||",
      ])
  }

  @Test("The order of the rules decides which message is first")
  func orders() async throws {
    let table = try await table("validation.order")
    #expect(
      table.column("order") == [
        "required, length 1 8, letters", "required, letters, length 1 8", "length 1 8, required, letters",
        "length 1 8, letters, required", "letters, required, length 1 8", "letters, length 1 8, required",
      ])
    #expect(table.column("first") == [0, 0, 1, 1, 2, 2].map { Self.messages[$0] })
    let corrected = try await self.table("validation.order", "code: corrected").column("first")
    #expect(Set(corrected) == ["文字を入力してください。"])
  }

  @Test("The claims about letters and length hold, and the corrections fix all others except the mail address")
  func claims() async throws {
    let table = try await table("validation.claim")
    #expect(
      table.column("computed") == [
        "52 of 128 ASCII characters pass, 0 of Ａ é Я あ １", "1...8 of 👨‍👩‍👧 pass", "it breaks 3 of 3",
        "true for name and email", "2 of 3 end in 。", "文字を入力してください。 and 文字を入力してください", "4 of @, a@, @@@, a b@c pass",
      ])
    #expect(table.column("verdict") == ["true", "true", "false", "false", "false", "false", "false"])
    #expect(
      try await self.table("validation.claim", "code: corrected").column("verdict")
        == ["true", "true", "true", "true", "true", "true", "false"])
  }

  private func table(_ name: String, _ yaml: String = "") async throws -> Table {
    try await AppExperimentsTests.table(name, yaml)
  }
}
