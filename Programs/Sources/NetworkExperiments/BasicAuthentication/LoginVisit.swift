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
  /// The recorded events.
  let journal: LoginJournal
  /// The outcome of each loaded page.
  let outcomes: [LoginOutcome]

  /// The outcome of the last page.
  var outcome: LoginOutcome { outcomes.last ?? .noAnswer }

  /// The last line of a transcript.
  var end: LocalizedText {
    LocalizedText(en: "end: \(outcome.words)", ja: "結果: \(outcome.words)")
  }

  /// Loads pages in order in one session.
  ///
  /// - Parameters:
  ///   - server: the server, which listens on a port that the system assigns.
  ///   - paths: the paths of the pages.
  ///   - limit: the time to wait after the server or the delegate has stopped responding.
  ///   - journal: records the events.
  ///   - respond: answers a challenge.
  /// - Returns: the outcome of each page, and the recorded events.
  /// - Throws: ``TimeLimits/TimeLimitExceeded`` if all of it takes longer than a minute, a `URLError` if the session no
  ///   longer loads anything, and the system's error if a server cannot listen.
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
