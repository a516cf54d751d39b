import ExperimentKit
import Results
import SourceText

/// What a server reads in values of the header field `Authorization`.
///
/// Columns: `value`, `user`, `password`, `mistake` (why it holds no login).
///
/// Source: RFC 7617.
public struct BasicAuthenticationRead: ListedExperiment {
  /// The name that cells use.
  public static let name = "basic-authentication.read"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The user and the password in a header field of Basic authentication.", ja: "Basic認証のヘッダーから読み取る、ユーザー名とパスワード。")

  static let values = Parameter(
    "values", .list(of: .text(longest: 1_000), count: 1...50),
    help: LocalizedText(en: "The values of the header field.", ja: "ヘッダーの値。"))

  /// The values and the charset.
  public static let parameters: [any ParameterDeclaration] = [values, LoginParameters.charset]

  /// A login, and the scheme alone.
  public static let example = "values=[Basic YTpi, Basic]"

  let values: [String]
  let charset: BasicCredentials.Charset

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (values, charset) = (arguments[Self.values], arguments[LoginParameters.charset])
  }

  /// The table, one row a value.
  public func run() -> Table {
    Table(
      [
        .words("value", en: "value", ja: "値"), .words("user", en: "user", ja: "ユーザー名"),
        .words("password", en: "password", ja: "パスワード"), .words("mistake", en: "mistake", ja: "誤り"),
      ],
      rows: values.map { value in
        do throws(BasicCredentials.Mistake) {
          let login = try BasicCredentials(header: value, charset)
          return [.code(value), EscapedText(login.user).value, EscapedText(login.password).value, .empty]
        } catch {
          return [.code(value), .absent, .absent, .words(error.words)]
        }
      })
  }
}
