import Results
import SourceText
import TestSupport
import Testing

@Suite("file-input.run")
struct FileInputRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("file-input.run", yaml).text(language)
  }

  static let first = "問題が発生したため、このWebページが再読み込みされました。"
  static let next = "\"https://XXX/YYY/ZZZ\"で問題が繰り返し起きました。"

  @Test("A second selection reloads the page at first, and then ends it")
  func again() async throws {
    let yaml = "events: [select 1 a.jpg b.jpg, select 1 c.jpg, select 1 c.jpg, select 1 d.jpg, submit]"
    #expect(
      try await lines(yaml, .japanese) == [
        "select 1 a.jpg b.jpg: ページ", "  リスト: a.jpg, b.jpg", "  表示: 2個のファイル",
        "select 1 c.jpg: ページ → 再読み込みされたページ", "  \(Self.first)", "  すべての入力が空に戻る",
        "select 1 c.jpg: 再読み込みされたページ", "  リスト: c.jpg", "  表示: 1個のファイル",
        "select 1 d.jpg: 再読み込みされたページ → エラーページ", "  \(Self.next)",
        "submit: 拒否(エラーページ)", "  ページはもうない",
      ])
  }

  @Test(
    "Canceling over files and filling a second input fail; canceling over nothing does not",
    arguments: [
      ("select 1 a.jpg, cancel 1", true), ("select 1 a.jpg, select 2 b.jpg", true), ("select 1 a.jpg, cancel 2", false),
      ("cancel 1, cancel 2, select 1 a.jpg", false),
    ])
  func timings(events: String, fails: Bool) async throws {
    for (others, isPlain) in [("page: plain", true), ("page: plain, device: android", false), ("page: article", false)]
    {
      let lines = try await lines("{\(others), inputs: 2, events: [\(events)]}")
      #expect(lines.contains { $0.contains(Self.first) } == (fails && isPlain))
    }
  }

  @Test("The workaround hides the used input behind an empty one, and sends the used one")
  func around() async throws {
    #expect(
      try await lines("{page: article, events: [select 1 a.jpg b.jpg, select 1 c.jpg, cancel 1, submit]}") == [
        "select 1 a.jpg b.jpg: page", "  list: a.jpg, b.jpg", "  label: ファイル未選択 (no file selected)",
        "  hidden: a.jpg, b.jpg",
        "select 1 c.jpg: page", "  list: c.jpg", "  label: ファイル未選択 (no file selected)", "  hidden: c.jpg",
        "cancel 1: page", "  an empty input stays empty: no change is reported", "  list: c.jpg",
        "  label: ファイル未選択 (no file selected)", "  hidden: c.jpg",
        "submit: page → sent", "  input 1: c.jpg",
      ])
  }

  @Test("On a device without the error, canceling clears a plain input")
  func cancel() async throws {
    let lines = try await lines("{device: mac, inputs: 2, events: [select 2 a.jpg, cancel 2, submit]}")
    #expect(
      lines.suffix(7) == [
        "cancel 2: page", "  the input is emptied, and the list too", "  list: empty",
        "  label: ファイル未選択 (no file selected)", "submit: page → sent", "  input 1: nothing", "  input 2: nothing",
      ])
  }

  static let missing = "the number of the input is missing"

  @Test(
    "An error names its line, the wrong word and the allowed ones",
    arguments: [
      (
        "selct 1 a", "unknown event `selct`",
        "Did you mean `select`? The events are: `select INPUT FILE…`, `cancel INPUT`, `submit`."
      ),
      ("select", missing, "Write `select INPUT FILE…` with a number from 1 to 5."),
      ("select a.jpg", missing, "Write `select INPUT FILE…` with a number from 1 to 5."),
      ("select 1", "no file is selected", "Write `select 1 a.jpg`, or `cancel 1` to select none."),
      ("cancel 6", missing, "Write `cancel INPUT` with a number from 1 to 5."),
      ("cancel 1 2", "`cancel` takes one number", "Write `cancel INPUT`."),
      ("submit 1", "nothing can follow `submit`", "Write `submit`."),
    ])
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("file-input.run", "events:\n- cancel 1\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("An unknown input is refused")
  func inputs() throws {
    #expect(
      try refusals("file-input.run", "inputs: 2\nevents: [cancel 1, select 3 a.jpg]") == [
        "cell:2: The event `select 3 a.jpg` names input 3, but the page has only 2. Write `inputs: 3`, or change the "
          + "number in the event."
      ])
  }
}
