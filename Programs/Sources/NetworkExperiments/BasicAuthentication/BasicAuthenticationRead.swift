import ExperimentKit

/// A server's reading of values of the header field `Authorization`.
///
/// Columns: `value`, `user`, `password`, `mistake` (the reason that it has no login).
///
/// Source: RFC 7617.
struct BasicAuthenticationRead: Experiment {
  static let about = About(
    "basic-authentication.read", en: "The user and the password in a header field of Basic authentication.",
    ja: "Basic認証のヘッダーから読み取る、ユーザー名とパスワード。", example: "values=[Basic YTpi, Basic]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: .text(longest: 1_000), count: 1...50),
      help: LocalizedText(en: "The values of the header field.", ja: "ヘッダーの値。")),
    LoginParameters.charset)

  let values: [String]
  let charset: BasicCredentials.Charset

  /// Returns the table, with one row per value.
  func run() -> Table {
    Table(
      [
        .words("value", en: "value", ja: "値"), .words("user", en: "user", ja: "ユーザー名"),
        .words("password", en: "password", ja: "パスワード"), .words("mistake", en: "mistake", ja: "誤り"),
      ],
      rows: values.map { value in
        do throws(BasicCredentialsError) {
          let login = try BasicCredentials(header: value, charset)
          return [.code(value), EscapedText(login.user).value, EscapedText(login.password).value, .empty]
        } catch {
          return [.code(value), .absent, .absent, .words(error.words)]
        }
      })
  }
}
