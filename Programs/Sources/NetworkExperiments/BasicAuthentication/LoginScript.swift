import ExperimentKit

/// The visit of a person who plays a script, as the parameters of an experiment describe it.
struct LoginScript: Sendable, Hashable {
  static let signature = Signature(
    Self.init(code:acts:user:password:realm:charset:tries:limit:), CodeVersion.parameter, LoginParameters.acts,
    LoginParameters.user, LoginParameters.password, LoginParameters.realm, LoginParameters.charset,
    LoginParameters.tries, LoginParameters.limit)

  /// The code.
  let code: CodeVersion
  /// The actions of the person at the dialogs.
  let acts: [LoginAct]
  /// The server.
  let server: LoginServer
  /// The number of failures after which the corrected code stops.
  let tries: Int
  /// The milliseconds to wait when nothing more happens.
  let limit: Int

  /// Creates a script of the article's code or the corrected one, by default at the usual server.
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

  /// Plays the script with a real server and a real session.
  ///
  /// - Returns: the visit, and the unused actions of the person.
  /// - Throws: the errors of ``LoginVisit``.
  func play() async throws -> (visit: LoginVisit, rest: [LoginAct]) {
    let journal = LoginJournal()
    let person = LoginPerson(code, tries: tries, acts: acts, journal: journal)
    let visit = try await LoginVisit.run(server, limit: .milliseconds(limit), journal: journal) { person.answer($0) }
    return (visit, acts.suffix(person.rest))
  }
}
