import Results
import SourceText
import TestSupport
import Testing

@Suite("text-limit.run")
struct TextLimitRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("text-limit.run", yaml).text(language)
  }

  @Test("In the source's view, only the second of the two placeholders is dark gray")
  func source() async throws {
    let placeholder = #"  shows: "問題文を入力してください。\n\n問題文は、50文字・7行以内で記載してください。""#
    #expect(
      try await lines("events: [begin, type あ, delete, end]") == [
        "load: new → placeholder", placeholder, "  color: the view's own",
        "begin: placeholder → editing", "  shows: \"\"", "  color: darkText",
        "type あ: editing", "  may \"あ\" come? 1 of 50 characters, 1 of 7 lines: yes", "  shows: \"あ\"",
        "  counter: 1 / 50",
        "delete: editing", "  may \"\" come? 0 of 50 characters, 1 of 7 lines: yes", "  shows: \"\"",
        "  counter: 0 / 50",
        "end: editing → placeholder", placeholder, "  color: darkGray", "  counter: 0 / 50",
      ])
  }

  @Test("The other rules start in dark gray, and preserve a text that equals the placeholder")
  func ownText() async throws {
    let script = "placeholder: 書く\nevents: [begin, paste 書く, end, begin]"
    #expect(
      try await lines(script).suffix(5) == [
        "begin: filled → editing", "  the user's own text is taken for the placeholder and goes", "  shows: \"\"",
        "  color: darkText", "  counter: 2 / 50",
      ])
    let other = try await lines("rule: characters\n\(script)", .japanese)
    #expect(other[2] == "  文字の色: darkGray")
    #expect(other.suffix(4) == ["begin: 入力済み → 編集中", "  表示: \"書く\"", "  文字の色: darkText", "  カウンター: 2 / 50"])
  }

  @Test("Typing asks for each character, and reports the refused ones")
  func typing() async throws {
    #expect(
      try await lines("{length: 2, placeholder: '', events: [begin, type あいうえ]}").suffix(5) == [
        "type あいうえ: editing", "  may \"う\" come? 3 of 2 characters, 1 of 7 lines: no",
        "  may \"え\" come? 3 of 2 characters, 1 of 7 lines: no", "  shows: \"あい\"", "  counter: 2 / 2",
      ])
  }

  @Test("The article's rule refuses a reading that is too long, and another rule waits and cuts")
  func composing() async throws {
    let script = "{length: 4, placeholder: '', events: [begin, type ここ, compose とうきょう, commit 東京都]"
    #expect(
      try await lines("\(script)}").suffix(4) == [
        "compose とうきょう: refused (editing)", "  may \"とうきょう\" come? 7 of 4 characters, 1 of 7 lines: no",
        "commit 東京都: refused (editing)", "  no text waits to be converted",
      ])
    #expect(
      try await lines("\(script), rule: characters}").suffix(7) == [
        "compose とうきょう: editing → composing", "  shows: \"こことうきょう\"", "  counter: 2 / 4",
        "commit 東京都: composing → editing", "  what does not fit is cut off", "  shows: \"ここ東京\"", "  counter: 4 / 4",
      ])
  }

  @Test("Selected text is replaced, and missing text cannot be selected")
  func selecting() async throws {
    #expect(
      try await lines(#"{placeholder: '', events: [begin, 'paste a\r\nb', 'select a\r\nb', 'paste x', select y]}"#)
        .suffix(8) == [
          #"select a\r\nb: editing"#, "  the next change replaces it", "paste x: editing",
          "  may \"x\" come? 0 of 50 characters, 3 of 7 lines: yes", "  shows: \"x\"", "  counter: 1 / 50",
          "select y: refused (editing)", "  there is no such text",
        ])
  }

  /// The last event of a script and the reason of its refusal.
  static let answers = [
    ("type a", "it is not being edited"), ("begin, begin", "it is being edited already"),
    ("begin, delete", "there is nothing to delete"), ("begin, commit", "no text waits to be converted"),
    ("begin, compose a, type b", "a text waits to be converted: commit it first"),
    ("end", "it is not being edited"),
  ]

  @Test("An impossible event is refused", arguments: answers)
  func refused(_ events: String, _ reason: String) async throws {
    let lines = try await lines("{events: [\(events)]}")
    #expect(lines.last == "  \(reason)")
    #expect(lines.dropLast().last?.contains(": refused (") == true)
  }

  @Test("The end of the editing accepts the composed text: all of it, or the part that fits")
  func forced() async throws {
    let events = "length: 3\nplaceholder: 書く\nevents: [begin, compose あいう, end]"
    #expect(
      try await lines(events).suffix(5) == [
        "end: composing → filled", "  the unfinished text is taken as it stands", "  shows: \"あいう\"",
        "  color: darkText", "  counter: 3 / 3",
      ])
    #expect(
      try await lines("rule: characters\n" + events.replacing("length: 3", with: "length: 2")).suffix(5) == [
        "end: composing → filled", "  what does not fit is cut off", "  shows: \"あい\"", "  color: darkText",
        "  counter: 2 / 2",
      ])
    #expect(
      try await lines("rule: characters\n" + events.replacing("length: 3", with: "length: 0")).suffix(5).first
        == "end: composing → placeholder")
  }
}
