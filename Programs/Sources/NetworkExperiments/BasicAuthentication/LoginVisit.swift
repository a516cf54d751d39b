import ExperimentKit
import Foundation
import Loopback
import NIOHTTP1
import TimeLimits

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A visit to the page of a server of this machine, over a real session.
struct LoginVisit: Sendable {
  /// What was taken down.
  let journal: LoginJournal
  /// How each page ended that was loaded.
  let outcomes: [LoginOutcome]

  /// How the last page ended.
  var outcome: LoginOutcome { outcomes.last ?? .noAnswer }

  /// The last line of a transcript.
  var end: LocalizedText {
    LocalizedText(en: "end: \(outcome.words)", ja: "結果: \(outcome.words)")
  }

  /// Loads pages one after the other in one session.
  ///
  /// - Parameters:
  ///   - server: the server, which listens at a port that the system assigns.
  ///   - paths: the paths of the pages.
  ///   - limit: how long to wait once the server or the delegate has begun to be silent.
  ///   - journal: takes down what happens.
  ///   - respond: answers a challenge.
  /// - Returns: how each page ended, and what was written down.
  /// - Throws: ``TimeLimits/TimeLimitExceeded`` if all of it takes longer than a minute, a `URLError` if the session loads nothing
  ///   any more, and where a server cannot listen.
  static func run(
    _ server: LoginServer, paths: [String] = ["/members"], limit: Duration = .milliseconds(100),
    journal: LoginJournal = LoginJournal(), respond: @escaping @Sendable (LoginChallenge) -> LoginAnswer
  ) async throws -> LoginVisit {
    try await withTimeLimit {
      let delegate = LoginDelegate(journal, respond: respond)
      return try await withHTTPServer { request in
        guard request.head.uri != LoginServer.openPath else { return LoginServer.Reply.page.answer }
        let authorization = request.head.headers.first(name: "Authorization")
        journal.note(.request(authorization: authorization))
        let reply = server.reply(to: authorization)
        journal.note(.reply(reply))
        if reply == .silence { delegate.silenceBegins() }
        return reply.answer
      } body: { port in
        func address(_ path: String) -> URL? { URL(string: "http://127.0.0.1:\(port)\(path)") }
        let outcomes = try await withURLSession(delegate: delegate, credentials: URLCredentialStorage(), timeLimit: 60)
        { session in
          var outcomes: [LoginOutcome] = []
          for path in paths {
            guard let url = address(path), let open = address(LoginServer.openPath) else { continue }
            outcomes.append(try await delegate.load(url, in: session, limit: limit, then: open))
            try Task.checkCancellation()
          }
          return outcomes
        }
        return LoginVisit(journal: journal, outcomes: outcomes)
      }
    }
  }
}
