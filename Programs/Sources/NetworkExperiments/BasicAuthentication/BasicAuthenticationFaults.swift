import ExperimentKit

/// The outcome of a login at servers with faults, each within a limit.
///
/// Columns: `server`, `requests` (that it received), `dialogs`, `end`.
///
/// Source: 001-4.
struct BasicAuthenticationFaults: Experiment {
  static let about = About(
    "basic-authentication.faults", en: "A login at servers that never answer or hang up.",
    ja: "応答しないサーバーや接続を切るサーバーへのログイン。", example: "servers=[hang-up-after-login]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "servers", .list(of: .choice, count: 1...10), default: LoginServer.Fault.allCases,
      help: LocalizedText(en: "The behavior of the servers.", ja: "サーバーがすること。")),
    LoginParameters.limit)

  let servers: [LoginServer.Fault]
  let limit: Int

  /// Returns the table, with one row per server; the person logs in with the right password.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    let rows = try await servers.mapAtOnce { [limit] fault -> [Table.Value] in
      let server = LoginServer(fault: fault)
      let visit = try await LoginScript(.article, [.login(server.member)], at: server, limit: limit).play().visit
      return [
        .words(fault.title), .number(visit.journal.authorizations.count), .number(visit.journal.dialogs),
        .words(visit.outcome.words),
      ]
    }
    return Table(
      [
        .words("server", en: "server", ja: "サーバー"), .number("requests", en: "requests", ja: "リクエスト"),
        .number("dialogs", en: "dialogs", ja: "ダイアログ"), .words("end", en: "end", ja: "結果"),
      ], rows: rows)
  }
}

extension LoginServer.Fault: TitledWord {
  /// The description of the server's fault.
  var title: LocalizedText {
    switch self {
    case .silent: LocalizedText(en: "never answers", ja: "応答しない")
    case .silentAfterLogin: LocalizedText(en: "never answers after the login", ja: "ログイン後に応答しない")
    case .hangUp: LocalizedText(en: "hangs up", ja: "接続を切る")
    case .hangUpAfterLogin: LocalizedText(en: "hangs up after the login", ja: "ログイン後に接続を切る")
    case .noHTTP: LocalizedText(en: "answers no HTTP", ja: "HTTPではないものを返す")
    }
  }
}
