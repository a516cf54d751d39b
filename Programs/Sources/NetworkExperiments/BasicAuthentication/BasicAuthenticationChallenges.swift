import ExperimentKit

/// The authentication methods that reach a delegate: on this platform's session, and by Apple's documentation.
///
/// The person would log in with the right password. Columns: `method`, `asked` (the session's question to the
/// delegate), `end` (its actual end), `documented` (the question by Apple's documentation), `answer` (of the article's
/// code to that).
///
/// Source: 001-4.
struct BasicAuthenticationChallenges: Experiment {
  static let about = About(
    "basic-authentication.challenges", en: "The ways of asking for a login that reach the delegate of a session.",
    ja: "どの認証方式で、セッションのデリゲートが呼ばれるか。", example: "methods=[basic, digest]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "methods", .list(of: .choice, count: 1...8), default: LoginMethod.allCases,
      help: LocalizedText(en: "The ways of asking.", ja: "認証方式。")))

  let methods: [LoginMethod]

  /// Returns the table, with one row per method.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for method in methods { rows.append(try await row(method)) }
    return Table(
      [
        .words("method", en: "method", ja: "認証方式"), .words("asked", en: "asked here", ja: "ここで聞かれたこと"),
        .words("end", en: "end here", ja: "ここでの結果"), .words("documented", en: "asked, documented †", ja: "文書で聞かれること†"),
        .words("answer", en: "the article's answer †", ja: "記事のコードの返事†"),
      ], rows: rows)
  }

  private func row(_ method: LoginMethod) async throws -> [Table.Value] {
    let here = try await Self.visit(method)
    return [
      .words(method.title), here.map { Self.asked($0.challenge?.method) } ?? .words(Self.notRun),
      .words(here?.end ?? Self.notRun), Self.asked(method.documented),
      method.documented.map { .words(Self.articleAnswer($0)) } ?? .empty,
    ]
  }

  /// Returns the result of the article's `switch` for a method.
  private static func articleAnswer(_ method: String) -> LocalizedText {
    let journal = LoginJournal()
    let person = LoginPerson(.article, tries: 3, acts: [.cancel], journal: journal)
    let answer = person.answer(LoginChallenge(method: method, realm: "members", failures: 0))
    return journal.dialogs > 0 ? LocalizedText(en: "the dialog", ja: "ダイアログ") : answer.words
  }

  /// Returns the first challenge and the end of a visit with the right login; nil if it cannot be run.
  static func visit(_ method: LoginMethod) async throws -> (challenge: LoginChallenge?, end: LocalizedText)? {
    guard !method.needsTLS else { return nil }
    var server = LoginServer(challenges: method.header.map { [$0] } ?? [])
    if method == .form { server.status = 200 }
    let visit = try await LoginScript(.article, [.login(server.member)], at: server).play().visit
    return (visit.journal.challenge, visit.outcome.words)
  }

  private static let notRun = LocalizedText(en: "not run", ja: "実行していない")

  private static func asked(_ method: String?) -> Table.Value {
    method.map { .code(String($0.dropFirst("NSURLAuthenticationMethod".count))) } ?? .words(en: "nothing", ja: "聞かれない")
  }
}
