import Results
import SourceText
import TestSupport
import Testing

@Suite("dialog.run")
struct DialogRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("dialog.run", yaml).text(language)
  }

  @Test("In the dialog of the source, the handler runs when the dialog is gone")
  func source() async throws {
    #expect(
      try await lines("events: [add ボタンのタイトル default, present, tap ボタンのタイトル]") == [
        "add ボタンのタイトル default: off screen", "  button 1: ボタンのタイトル",
        "present: off screen → on screen", "  alert, in the middle of the screen", "  title: タイトル",
        "  message: メッセージ内容", "  button: ボタンのタイトル",
        "tap ボタンのタイトル: on screen → dismissing", "  the button is chosen; its handler waits",
        "then dismissed: dismissing → off screen", "  the handler of ボタンのタイトル runs",
      ])
  }

  @Test("The handler of a login alert reads the fields, one of which hides its characters")
  func login() async throws {
    let yaml = """
      title: Basic認証
      message: ユーザ名とパスワードを入力してください
      actions: [ログイン default, キャンセル cancel]
      text-fields: [user, password hidden]
      events: [present, type user chiyo, type password 秘密 2, tap ログイン]
      """
    #expect(
      try await lines(yaml, .japanese) == [
        "add ログイン default: 非表示", "  ボタン1: ログイン", "add キャンセル cancel: 非表示", "  ボタン2: キャンセル",
        "add-field user: 非表示", "  入力欄が加わる", "add-field password hidden: 非表示", "  入力欄が加わる",
        "present: 非表示 → 表示中", "  アラート(画面の中央)", "  タイトル: Basic認証", "  メッセージ: ユーザ名とパスワードを入力してください",
        "  入力欄user: \"\"", "  入力欄password: \"\"", "  ボタン(左から): キャンセル、ログイン",
        "type user chiyo: 表示中", "  入力欄user: \"chiyo\"", "type password 秘密 2: 表示中", "  入力欄password: \"••••\"",
        "tap ログイン: 表示中 → 閉じる途中", "  ボタンが選ばれる。ハンドラーはまだ動かない",
        "続いてdismissed: 閉じる途中 → 非表示", "  ログインのハンドラーが動く", "  userを読む: \"chiyo\"", "  passwordを読む: \"秘密 2\"",
      ])
  }

  /// The result of the last event, for a dialog with a button.
  static let answers = [
    ("alert", "add A cancel, add B cancel", "add B cancel: refused (off screen)"),
    ("action-sheet", "add A cancel, add B cancel", "add B cancel: refused (off screen)"),
    ("action-sheet", "add-field user", "add-field user: refused (off screen)"),
    ("alert", "present, present", "present: refused (on screen)"),
    ("alert", "present, add A cancel", "add A cancel: refused (on screen)"),
    ("alert", "present, add-field user", "add-field user: refused (on screen)"),
    ("alert", "present, tap No", "tap No: refused (on screen)"),
    ("alert", "add-field user, present, type name x", "type name x: refused (on screen)"),
    ("alert", "add A cancel, present, tap-outside", "tap-outside: refused (on screen)"),
    ("action-sheet", "present, tap-outside", "tap-outside: refused (on screen)"),
    ("alert", "tap OK", "tap OK: refused (off screen)"),
    ("alert", "tap-outside", "tap-outside: refused (off screen)"),
    ("alert", "dismiss", "dismiss: refused (off screen)"),
    ("alert", "add-field user, type user x", "type user x: refused (off screen)"),
    ("alert", "present, tap OK, tap OK", "tap OK: refused (off screen)"),
  ]

  @Test("An impossible event is refused, and the state stays", arguments: answers)
  func refused(style: String, events: String, line: String) async throws {
    let lines = try await lines("{style: \(style), actions: OK default, events: [\(events)]}")
    #expect(lines.dropLast().last == line)
    #expect(lines.last?.hasPrefix("  ") == true)
  }

  @Test("A tap outside a sheet is its cancel, and dismissing in code runs no handler, even after a tap")
  func noTap() async throws {
    let outside = try await lines(
      "{style: action-sheet, actions: [A cancel, B default], events: [present, tap-outside]}")
    #expect(outside.suffix(2) == ["then dismissed: dismissing → off screen", "  the handler of A runs"])
    let dismissed = try await lines("{actions: A default, events: [present, tap A, present, dismiss]}")
    #expect(dismissed.suffix(2) == ["then dismissed: dismissing → off screen", "  no handler runs"])
  }

  @Test("A sheet's screen lists its buttons from the top, cancel last; without texts and buttons little remains")
  func screens() async throws {
    let sheet = try await lines(
      "{style: action-sheet, message: '', actions: [戻る cancel, 消す destructive, 残す default], events: present}")
    #expect(
      sheet.suffix(3) == [
        "  action sheet, risen from the bottom", "  title: タイトル", "  buttons, from the top: 消す, 残す, 戻る",
      ])
    #expect(
      try await lines("{title: '', message: '', events: present}") == [
        "present: off screen → on screen", "  alert, in the middle of the screen", "  no buttons",
      ])
  }
}
