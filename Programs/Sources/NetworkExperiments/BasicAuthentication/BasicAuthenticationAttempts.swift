import ExperimentKit

/// A person who types the wrong password repeatedly, and the number of times that the code asks.
///
/// Columns: `challenge` (counted), `failures` (`previousFailureCount`), `dialog` (whether one is shown), `answer`.
///
/// Source: 001-4.
struct BasicAuthenticationAttempts: Experiment {
  static let about = About(
    "basic-authentication.attempts", en: "A wrong password, entered again and again.", ja: "間違ったパスワードを何度も入力したときの動き。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "login",
      .written(
        LocalizedText(en: "a user and a password, such as `user secret`", ja: "ユーザー名とパスワード。例:`user secret`")
      ) { text throws(ValueError) in BasicCredentials(written: text) },
      default: BasicCredentials(user: "user", password: "secret"),
      help: LocalizedText(en: "The input of the person.", ja: "人が入力するもの。")),
    Parameter(
      "attempts", .integer(1...50), default: 5,
      help: LocalizedText(
        en: "The number of times that the person enters it before the run ends.", ja: "人が何回入力するか。ここまでで実行を終える。")),
    LoginParameters.tries)

  let code: CodeVersion
  let login: BasicCredentials
  let attempts: Int
  let tries: Int

  /// Returns the table, with one row per challenge.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    let acts = Array(repeating: LoginAct.login(login), count: attempts)
    let journal = try await LoginScript(code, acts, tries: tries).play().visit.journal
    var rows: [[Table.Value]] = []
    var failures = 0
    var hasDialog = false
    for event in journal.events {
      switch event {
      case .challenge(let challenge): (failures, hasDialog) = (challenge.failures, false)
      case .dialog: hasDialog = true
      case .answer(let answer):
        rows.append([
          .number(rows.count + 1), .number(failures),
          .words(hasDialog ? LocalizedText(en: "yes", ja: "出る") : LocalizedText(en: "no", ja: "出ない")),
          .words(answer.words),
        ])
      case .request, .reply, .noDialog: break
      }
    }
    return Table(
      [
        .number("challenge", en: "challenge", ja: "チャレンジ"),
        Table.Column("failures", "previousFailureCount", alignment: .right),
        .words("dialog", en: "dialog", ja: "ダイアログ"), .words("answer", en: "answer", ja: "返事"),
      ], rows: rows)
  }
}
