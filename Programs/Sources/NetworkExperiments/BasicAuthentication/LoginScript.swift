import ExperimentKit

/// The visit of a person who plays a script, as the parameters of an experiment describe it.
struct LoginScript: Sendable, Hashable {
  static let signature = Signature(
    Self.init(code:acts:user:password:realm:charset:tries:limit:), CodeVersion.parameter, LoginParameters.acts,
    LoginParameters.user, LoginParameters.password, LoginParameters.realm, LoginParameters.charset,
    LoginParameters.tries, LoginParameters.limit)

  /// The code.
  let code: CodeVersion
  /// What the person does at each dialog.
  let acts: [LoginAct]
  /// The server.
  let server: LoginServer
  /// After how many failures the corrected code gives up.
  let tries: Int
  /// How many milliseconds to wait where nothing more happens.
  let limit: Int

  /// A script of the article's code or the corrected one, at the usual server unless there is another.
  init(
    _ code: CodeVersion, _ acts: [LoginAct], at server: LoginServer = LoginServer(), tries: Int = 3, limit: Int = 100
  ) {
    (self.code, self.acts, self.server, self.tries, self.limit) = (code, acts, server, tries, limit)
  }

  private init(
    code: CodeVersion, acts: [LoginAct], user: String, password: String, realm: String,
    charset: BasicCredentials.Charset, tries: Int, limit: Int
  ) {
    let server = LoginServer(
      challenges: ["Basic realm=\"\(realm)\""], member: BasicCredentials(user: user, password: password),
      charset: charset)
    self.init(code, acts, at: server, tries: tries, limit: limit)
  }

  /// Plays it with a real server and a real session.
  ///
  /// - Returns: the visit, and what the person had no occasion to do.
  /// - Throws: what ``LoginVisit`` throws.
  func play() async throws -> (visit: LoginVisit, rest: [LoginAct]) {
    let journal = LoginJournal()
    let person = LoginPerson(code, tries: tries, acts: acts, journal: journal)
    let visit = try await LoginVisit.run(server, limit: .milliseconds(limit), journal: journal) { person.answer($0) }
    return (visit, acts.suffix(person.rest))
  }
}
