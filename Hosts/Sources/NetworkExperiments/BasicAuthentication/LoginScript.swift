import ExperimentKit
import SourceText

/// The visit of a person who plays a script, as the parameters of an experiment describe it.
struct LoginScript: Sendable, Hashable {
  /// The code, what the person does, whom the server lets in, and the limits.
  static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, LoginParameters.acts, LoginParameters.user, LoginParameters.password, LoginParameters.realm,
    LoginParameters.charset, LoginParameters.tries, LoginParameters.limit,
  ]

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

  /// Takes the parameters.
  init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
    acts = arguments[LoginParameters.acts].map(\.act)
    server = LoginServer(
      challenges: ["Basic realm=\"\(arguments[LoginParameters.realm])\""],
      member: BasicCredentials(user: arguments[LoginParameters.user], password: arguments[LoginParameters.password]),
      charset: arguments[LoginParameters.charset])
    (tries, limit) = (arguments[LoginParameters.tries], arguments[LoginParameters.limit])
  }

  /// A script of the article's code or the corrected one, at the usual server unless there is another.
  init(
    _ code: CodeVersion, _ acts: [LoginAct], at server: LoginServer = LoginServer(), tries: Int = 3, limit: Int = 100
  ) {
    (self.code, self.acts, self.server, self.tries, self.limit) = (code, acts, server, tries, limit)
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
