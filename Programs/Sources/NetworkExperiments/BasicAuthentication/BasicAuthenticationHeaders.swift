import ExperimentKit

/// This platform's handling of the header field `WWW-Authenticate`, well-formed or not.
///
/// Columns: `header`, `asked` (the realm of the challenge), `end`.
///
/// Source: 001-4.
struct BasicAuthenticationHeaders: Experiment {
  static let about = About(
    "basic-authentication.headers", en: "How a session reads the header field WWW-Authenticate.",
    ja: "セッションがWWW-Authenticateヘッダーをどう読むか。", example: "values=[Basic, none]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: .text(longest: 1_000), count: 1...20),
      help: LocalizedText(
        en: "The values of the header field; `none` for a refusal without one.", ja: "ヘッダーの値。`none`ならヘッダーなし。")),
    Parameter(
      "status", .integer(401...407), default: 401,
      help: LocalizedText(
        en: "The status of the refusal; 407 comes with the header field Proxy-Authenticate.",
        ja: "拒否のステータス。407ならヘッダーはProxy-Authenticateになる。")))

  let values: [String]
  let status: Int

  init(values: [String], status: Int) throws {
    (self.values, self.status) = (values, status)
    if let value = values.first(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) {
      throw Rejection(
        "values", "`\(EscapedText(value))` contains a control character.",
        help: "A header field is a single line: remove the character.")
    }
  }

  /// Returns the table, with one row per value; the person would log in with the right password.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for value in values {
      let server = LoginServer(
        challenges: value == "none" ? [] : [value], field: status == 407 ? "Proxy-Authenticate" : "WWW-Authenticate",
        status: status)
      let visit = try await LoginScript(.article, [.login(server.member)], at: server).play().visit
      rows.append([
        value == "none" ? .absent : .code(value),
        visit.journal.challenge.map { .words(en: "realm \"\($0.realm)\"", ja: "領域\"\($0.realm)\"") }
          ?? .words(en: "nothing", ja: "聞かれない"),
        .words(visit.outcome.words),
      ])
    }
    return Table(
      [
        .words("header", en: "header field", ja: "ヘッダー"), .words("asked", en: "asked", ja: "聞かれたこと"),
        .words("end", en: "end", ja: "結果"),
      ], rows: rows)
  }
}
