import HostTestSupport
import Results
import SourceText
import TestSupport
import Testing

@Suite("basic-authentication.run", .patient)
struct BasicAuthenticationRunTests {
  private func lines(_ yaml: String, _ language: Language = .english) async throws -> [String] {
    try await run("basic-authentication.run", yaml).text(language)
  }

  @Test("A login has a request, a challenge, the article's dialog, a credential and a page")
  func login() async throws {
    #expect(
      try await lines("acts: [login user password]", .japanese) == [
        "リクエスト1: Authorizationなし", "  サーバー: 401、WWW-Authenticate: Basic realm=\"members\"",
        "チャレンジ1: NSURLAuthenticationMethodHTTPBasic、領域\"members\"、previousFailureCount 0", "  アラート(画面の中央)",
        "  タイトル: Basic認証", "  メッセージ: ユーザ名とパスワードを入力してください", "  入力欄user: \"\"", "  入力欄password: \"\"",
        "  ボタン(左から): キャンセル、ログイン", "  入力欄user: \"user\"", "  入力欄password: \"••••••••\"", "  tap ログイン",
        "  ログインのハンドラーが動く", "  userを読む: \"user\"", "  passwordを読む: \"password\"",
        "  返事: useCredential、ユーザー名\"user\"、パスワード\"password\"、for-session",
        "リクエスト2: Authorization: Basic dXNlcjpwYXNzd29yZA==", "  だれにでも読める: ユーザー名\"user\"、パスワード\"password\"",
        "  サーバー: 200、ページ", "結果: 200、\"Members only\"",
      ])
  }

  /// Scripts of the article's code, with their last lines.
  static let ends = [
    ("acts: [cancel]", ["  the answer: cancelAuthenticationChallenge", "end: URLError -999 (cancelled)"]),
    ("acts: [dismiss]", ["  the answer: none: no handler ran", "end: nothing within the limit"]),
    (
      "acts: [login user x, login, login user password]", ["  the server: 200, the page", "end: 200, \"Members only\""]
    ),
    (
      "acts: []", ["  the answer: none: the script is over, it would go on", "end: URLError -999 (cancelled)"]
    ),
    ("acts: [cancel, login a b, dismiss]", ["end: URLError -999 (cancelled)", "not played: login a b, dismiss"]),
    ("{acts: [login 千代 秘 密], user: 千代, password: 秘 密}", ["  the server: 200, the page", "end: 200, \"Members only\""]),
    (
      "{code: corrected, tries: 1, acts: [login user x]}",
      ["  no dialog: enough failures", "  the answer: cancelAuthenticationChallenge", "end: URLError -999 (cancelled)"]
    ),
  ]

  @Test("The login ends after any actions of the person", arguments: ends)
  func end(yaml: String, last: [String]) async throws {
    #expect(try await lines(yaml).suffix(last.count) == last[...])
  }

  @Test("A server that reads ISO 8859-1 refuses a password that was sent in UTF-8")
  func charset() async throws {
    let yaml = "{acts: [login test 123£, cancel], user: test, password: 123£"
    #expect(try await lines("\(yaml)}").last == "not played: cancel")
    #expect(try await lines("\(yaml), charset: iso-8859-1}").last == "end: URLError -999 (cancelled)")
  }

  static let refused = [
    ("acts: [log in]", "unknown act `log`"), ("acts: [cancel now]", "nothing can follow `cancel`"),
    ("acts: [dismiss it]", "nothing can follow `dismiss`"), ("realm: 'a\"b'", "would end it"),
    ("limit: 1", "`limit` cannot be `1`"), ("tries: 21", "`tries` cannot be `21`"),
    ("charset: ascii", "cannot be `ascii`"),
  ]

  @Test("Invalid parameters are refused", arguments: refused)
  func isRefused(yaml: String, text: String) throws {
    #expect(try refusals("basic-authentication.run", yaml).contains { $0.contains(text) })
  }
}
