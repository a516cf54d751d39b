import ExperimentKit

/// The article's claims about its login, and expectations of it, tested with a real server and a real session.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`. Claims about `WKWebView` are tested with the session of this
/// platform; if that is not enough, Apple's documentation of `URLAuthenticationChallenge`,
/// `URLCredential.Persistence.forSession` and `URLSession.AuthChallengeDisposition.performDefaultHandling` decides.
///
/// Source: 001-4.
struct BasicAuthenticationClaims: Experiment {
  static let about = About(
    "basic-authentication.claims", en: "Claims about a login with Basic authentication, checked.",
    ja: "Basic認証についての記述を、実際に確かめる。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "attempts", .integer(4...50), default: 10,
      help: LocalizedText(en: "The number of times to enter a wrong password.", ja: "間違ったパスワードを何回入力するか。")),
    LoginParameters.limit)

  let code: CodeVersion
  let attempts: Int
  let limit: Int

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: the errors of ``LoginVisit``.
  func run() async throws -> Table {
    async let defaultHandling = defaultHandling
    async let dismissal = dismissal
    return Claim.table([
      try await login, try await otherMethods, try await emptyFields, try await secrecy, try await endlessness,
      try await colon, try await session, try await defaultHandling, try await dismissal, try await bodies,
    ])
  }

  private static let member = LoginServer().member

  private func visit(_ acts: [LoginAct], member: BasicCredentials = Self.member) async throws -> LoginVisit {
    try await LoginScript(code, acts, at: LoginServer(member: member), limit: limit).play().visit
  }

  private var login: Claim {
    get async throws {
      let (right, cancelled) = (try await visit([.login(Self.member)]), try await visit([.cancel]))
      return Claim(
        .author,
        LocalizedText(
          en: "the handler is called for login and for cancel (そのそれぞれでcompletionHandlerを呼び出します)",
          ja: "入力したとき、キャンセルしたとき、そのそれぞれでcompletionHandlerを呼び出します"),
        computed: LocalizedText(
          en: "login: \(right.outcome.words); cancel: \(cancelled.outcome.words)",
          ja: "ログイン: \(right.outcome.words)。キャンセル: \(cancelled.outcome.words)"),
        right.outcome != .noAnswer && cancelled.outcome != .noAnswer)
    }
  }

  private var otherMethods: Claim {
    get async throws {
      var asked: [LoginMethod] = []
      let methods = LoginMethod.allCases.filter { $0.header != nil }
      for method in methods where try await BasicAuthenticationChallenges.visit(method)?.challenge != nil {
        asked.append(method)
      }
      let titles = asked.map(\.title).joined(.comma)
      return Claim(
        .author,
        LocalizedText(
          en: "the delegate is called for other methods too (Basic認証に限らず他の認証でも呼ばれます)",
          ja: "認証に関するdelegateメソッドは、Basic認証に限らず他の認証でも呼ばれます"),
        computed: LocalizedText(
          en: "here for \(titles), \(asked.count) of \(methods.count)", ja: "ここでは\(methods.count)方式のうち\(titles)だけ"),
        asked.contains { $0 != .basic } ? .isTrue : .isTrueThere)
    }
  }

  private var emptyFields: Claim {
    get async throws {
      let visit = try await visit([.login(BasicCredentials(user: "", password: ""))])
      let sent = visit.journal.authorizations.compactMap(\.self)
      let list = sent.map { LocalizedText($0) }.joined(.comma)
      return Claim(
        .expectation,
        LocalizedText(en: "empty fields cancel the login (guard let … text)", ja: "入力欄が空なら、guardでキャンセルになる"),
        computed: sent.isEmpty
          ? LocalizedText(en: "nothing is sent", ja: "何も送らない")
          : LocalizedText(en: "sent: \(list)", ja: "送ったもの: \(list)"),
        sent.isEmpty)
    }
  }

  private var secrecy: Claim {
    get async throws {
      let sent = try await visit([.login(Self.member)]).journal.authorizations.compactMap(\.self)
      let read = sent.compactMap { try? BasicCredentials(header: $0) }
      return Claim(
        .expectation, LocalizedText(en: "Base64 keeps the password secret", ja: "Base64によってパスワードは秘密になる"),
        computed: read.first?.words ?? LocalizedText(en: "nothing is sent", ja: "何も送らない"), !read.contains(Self.member))
    }
  }

  private var endlessness: Claim {
    get async throws {
      let wrong = LoginAct.login(BasicCredentials(user: "user", password: "secret"))
      let dialogs = try await visit(Array(repeating: wrong, count: attempts - 1)).journal.dialogs
      return Claim(
        .expectation, LocalizedText(en: "a wrong password is asked for 3 times", ja: "パスワードを間違えても、聞かれるのは3回まで"),
        computed: LocalizedText(
          en: "\(dialogs) dialogs in \(attempts) attempts", ja: "\(attempts)回の入力でダイアログ\(dialogs)回"),
        dialogs <= 3)
    }
  }

  private var colon: Claim {
    get async throws {
      let odd = BasicCredentials(user: "a:b", password: "c")
      let sent = try await visit([.login(odd)], member: odd).journal.authorizations.compactMap(\.self)
      let read = sent.compactMap { try? BasicCredentials(header: $0) }
      return Claim(
        .expectation,
        LocalizedText(en: "the user a:b with the password c arrives as such", ja: "ユーザー名a:b、パスワードcがそのまま届く"),
        computed: read.first?.words ?? LocalizedText(en: "nothing is sent", ja: "何も送らない"), read.first == odd)
    }
  }

  private var session: Claim {
    get async throws {
      let dialogs = try await BasicAuthenticationPersistence.dialogs(.forSession, [2], keeps: code == .corrected)
      return Claim(
        .author, LocalizedText(en: "with forSession a second page asks nobody", ja: "forSessionなら、2ページ目では聞かれない"),
        computed: LocalizedText(
          en: "here \(dialogs) dialog\(dialogs == 1 ? "" : "s") for 2 pages", ja: "ここでは2ページでダイアログ\(dialogs)回"),
        dialogs == 1 ? .isTrue : .isTrueThere)
    }
  }

  private var defaultHandling: Claim {
    get async throws {
      let visit = try await LoginVisit.run(LoginServer(), limit: .milliseconds(limit)) { _ in .performDefaultHandling }
      return Claim(
        .author,
        LocalizedText(en: "performDefaultHandling loads the 401 page", ja: "performDefaultHandlingなら401のページが読み込まれる"),
        computed: LocalizedText(en: "here \(visit.outcome.words)", ja: "ここでは、\(visit.outcome.words)"),
        visit.outcome == .pages([LoginOutcome.Page(status: 401, body: LoginServer.refusal(401))])
          ? .isTrue : .isTrueThere)
    }
  }

  private var dismissal: Claim {
    get async throws {
      let visit = try await visit([.dismiss])
      return Claim(
        .expectation, LocalizedText(en: "a dialog that the program closes answers too", ja: "プログラムがダイアログを閉じたときも、返事をする"),
        computed: visit.outcome.words, visit.outcome != .noAnswer)
    }
  }

  private var bodies: Claim {
    get async throws {
      let visit = try await visit([.login(Self.member)])
      let pages = if case .pages(let pages) = visit.outcome { pages } else { [LoginOutcome.Page]() }
      let bodies = (code == .article ? pages : pages.suffix(1)).map { LocalizedText("\"\($0.body)\"") }
      let list = bodies.joined(LocalizedText(en: ", then ", ja: "、続いて"))
      return Claim(
        .expectation,
        LocalizedText(
          en: "after a login the delegate has the body of the page alone", ja: "ログイン後、デリゲートの手元にある本文はページのものだけ"),
        computed: LocalizedText(en: "here \(list)", ja: "ここでは\(list)"), bodies.count == 1)
    }
  }
}
