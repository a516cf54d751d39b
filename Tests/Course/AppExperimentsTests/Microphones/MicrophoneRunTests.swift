import Results
import SourceText
import TestSupport
import Testing

@Suite("microphone.run")
struct MicrophoneRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("microphone.run", yaml).text(language)
  }

  static let alert = [
    "  console: 拒否されてます", "  alert, in the middle of the screen", "  title: マイクの許可",
    "  message: 設定からマイクの使用を許可してください", "  button: OK",
  ]

  @Test("After the answer no, the next press shows the alert, and the settings help")
  func denied() async throws {
    #expect(
      try await lines("events: [press, deny, press, ok, turn-on]")
        == [
          "press: start button → question", "  the system asks whether the app may use the microphone",
          "deny: question → start button", "  the system keeps the answer", "press: start button → alert",
        ] + Self.alert + [
          "ok: alert → start button", "  the alert is closed", "turn-on: start button → start button",
          "  the system ends the app, and it starts again", "end: authorized (3)",
        ])
  }

  @Test("After the answer yes, the article only swaps the buttons, and the corrected code records")
  func allowed() async throws {
    #expect(
      try await lines("events: [press, allow, press]").suffix(3) == [
        "press: start button → pause button, not recording",
        "  the buttons are swapped; authorized() is not called", "end: authorized (3)",
      ])
    #expect(
      try await lines("{code: corrected, events: [press, allow, press]}", .japanese).suffix(3) == [
        "press: 開始ボタン → 一時停止ボタン(録音中)", "  ボタンが入れ替わり、authorized()が録音を始める", "最後の許可の状態: authorized(3)",
      ])
  }

  @Test("On a restricted device, only the article's alert sends the user to the settings")
  func restricted() async throws {
    let events = "status: restricted, events: [press, ok, turn-on]"
    let article = try await lines("{\(events)}")
    #expect(article[1...5] == Self.alert[...])
    #expect(
      article.suffix(3) == [
        "turn-on: refused (start button)", "  the switch is locked: the device is restricted", "end: restricted (1)",
      ])
    let corrected = try await lines("{code: corrected, \(events)}")
    #expect(corrected[1] == "  console: 制限されています" && corrected[4] == "  message: このデバイスではマイクの使用が制限されています")
  }

  /// The result of the last event.
  static let impossible = [
    ("not-determined", "allow", "the system does not ask"), ("denied", "deny", "the system does not ask"),
    ("denied", "ok", "there is no alert"), ("not-determined", "press, press", "something covers the button"),
    ("denied", "press, press", "something covers the button"),
    ("authorized", "press, press", "the start button is hidden"),
    ("not-determined", "press, turn-on", "the question must be answered first"),
    ("not-determined", "turn-off", "the settings have no switch for an app that has not asked yet"),
    ("denied", "turn-off", "the switch stands so already"), ("authorized", "turn-on", "the switch stands so already"),
    ("restricted", "turn-off", "the switch is locked: the device is restricted"),
  ]

  @Test("An impossible event is refused, and the state stays", arguments: impossible)
  func refused(status: String, events: String, reason: String) async throws {
    let lines = try await lines("{status: \(status), events: [\(events)]}")
    #expect(lines.dropLast().last == "  \(reason)")
    #expect(lines.dropLast(2).last?.contains(": refused (") == true)
  }

  static let events = "The events are: `press`, `allow`, `deny`, `ok`, `turn-on`, `turn-off`."

  @Test(
    "An error names its line, the wrong word and the allowed ones",
    arguments: [
      ("alow", "unknown event `alow`", "Did you mean `allow`? \(events)"), ("ask", "unknown event `ask`", events),
      ("press start", "nothing can follow `press`", "Write `press`."),
    ])
  func mistake(_ text: String, _ reason: String, _ help: String) throws {
    #expect(
      try refusals("microphone.run", "events:\n- press\n- \(text)")
        == ["cell:3: The parameter `events` cannot contain `\(text)`: \(reason). \(help)"])
  }

  @Test("An unknown permission is refused")
  func status() throws {
    #expect(
      try refusals("microphone.run", "status: denid\nevents: press") == [
        "cell:1: The parameter `status` cannot be `denid`. Did you mean `denied`? It takes one of `not-determined`, "
          + "`restricted`, `denied`, `authorized`."
      ])
  }
}
