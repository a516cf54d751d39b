import ExperimentKit

/// The header field of users and passwords, and a server's reading of it.
///
/// Columns: `user`, `password`, `utf-8` and `iso-8859-1` (the header field's value in each charset), `read-user` and
/// `read-password` (the reading of the first), `flaw` (the violation of RFC 7617).
///
/// Source: 001-4; RFC 7617.
struct BasicAuthenticationHeader: Experiment {
  static let about = About(
    "basic-authentication.header", en: "Users and passwords as the header field of Basic authentication.",
    ja: "ユーザー名とパスワードから作る、Basic認証のヘッダー。", example: "logins=[Aladdin open sesame, test 123£]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "logins",
      .list(
        of: .written(
          LocalizedText(
            en: "a user and a password, such as `Aladdin open sesame`; `\"\"` for no user",
            ja: "ユーザー名とパスワード(例:`Aladdin open sesame`)。ユーザー名が空なら`\"\"`")
        ) { text throws(ValueError) in BasicCredentials(written: Substring(try EscapedText(written: text).text)) },
        count: 1...50),
      help: LocalizedText(en: "The users with their passwords.", ja: "ユーザー名とパスワード。")))

  let logins: [BasicCredentials]

  /// Returns the table, with one row per login.
  func run() -> Table {
    Table(
      [
        .words("user", en: "user", ja: "ユーザー名"), .words("password", en: "password", ja: "パスワード"),
        Table.Column("utf-8", "UTF-8"), Table.Column("iso-8859-1", "ISO-8859-1"),
        .words("read-user", en: "user read", ja: "読み取ったユーザー名"),
        .words("read-password", en: "password read", ja: "読み取ったパスワード"),
        .words("flaw", en: "forbidden", ja: "禁止されていること"),
      ],
      rows: logins.map { login in
        let header = login.header(.utf8)
        let read = header.flatMap { try? BasicCredentials(header: $0, .utf8) }
        return [
          EscapedText(login.user).value, EscapedText(login.password).value, header.map { .code($0) } ?? .absent,
          login.header(.latin1).map { .code($0) } ?? .absent, read.map { EscapedText($0.user).value } ?? .absent,
          read.map { EscapedText($0.password).value } ?? .absent, login.flaw.map { .words($0) } ?? .empty,
        ]
      })
  }
}
