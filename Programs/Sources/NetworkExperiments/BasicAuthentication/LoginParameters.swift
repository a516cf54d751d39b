import ExperimentKit

/// The parameters that the experiments on Basic authentication share.
enum LoginParameters {
  /// The actions of the person at the dialogs.
  static let acts = Parameter(
    "acts", .list(of: act, count: 0...20), default: [.login(LoginServer().member)],
    help: LocalizedText(en: "The actions of the user, dialog by dialog.", ja: "ダイアログが出るたびに、人がすること。この順に行う。"))

  /// The user that the server accepts.
  static let user = Parameter(
    "user", .text(longest: 1_000), default: LoginServer().member.user,
    help: LocalizedText(en: "The user that the server lets in.", ja: "サーバーが通すユーザー名。"))

  /// The password of that user.
  static let password = Parameter(
    "password", .text(longest: 1_000), default: LoginServer().member.password,
    help: LocalizedText(en: "The password of that user.", ja: "そのユーザーのパスワード。"))

  /// The realm that the server names.
  static let realm = Parameter(
    "realm",
    .written(
      LocalizedText(en: "a text of at most 200 characters without `\"` and `\\`", ja: "`\"`と`\\`のない、200文字までの文字列")
    ) {
      text throws(ValueError) in
      guard text.unicodeScalars.count <= 200 else {
        throw ValueError("it has more than 200 characters", help: "Write a shorter one.")
      }
      guard !text.unicodeScalars.contains(where: { "\"\\".unicodeScalars.contains($0) || $0.value < 32 }) else {
        throw ValueError("a quotation mark or backslash would end it", help: "Remove it.")
      }
      return String(text)
    }, default: "members", help: LocalizedText(en: "The realm that the server sends.", ja: "サーバーが知らせる領域(realm)。"))

  /// The character encoding of the server.
  static let charset = Parameter(
    "charset", .choice, default: BasicCredentials.Charset.utf8,
    help: LocalizedText(en: "The charset for reading bytes.", ja: "バイト列を読むときの文字コード。"))

  /// The number of failures after which the corrected code stops.
  static let tries = Parameter(
    "tries", .integer(1...20), default: 3,
    help: LocalizedText(
      en: "The number of failures after which the corrected code gives up.", ja: "直したコードが、何回失敗したらあきらめるか。"))

  /// The milliseconds to wait after the server or the delegate stops responding; another page is loaded after that.
  static let limit = Parameter(
    "limit", .integer(50...30_000), default: 100,
    help: LocalizedText(
      en: "The number of milliseconds to wait if the server or the delegate does nothing more.",
      ja: "サーバーやデリゲートがもう何もしないとき、何ミリ秒待つか。"))

  private static let act: ParameterType<LoginAct> = .written(
    LocalizedText(
      en: "`login USER PASSWORD` (`\"\"` for no user), `cancel` or `dismiss`",
      ja: "`login USER PASSWORD`(ユーザー名が空なら`\"\"`)、`cancel`、`dismiss`のいずれか")
  ) { text throws(ValueError) in
    guard text.unicodeScalars.count <= 1_000 else {
      throw ValueError("it has more than 1000 characters", help: "Use a shorter name or password.")
    }
    return try LoginAct(written: text)
  }
}
