import ExperimentKit
import Foundation
import Synchronization
import TimeLimits

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The delegate of a real session, which answers challenges and loads pages in order.
///
/// It plays the role of the article's `webView(_:didReceive:completionHandler:)`: a `WKWebView` asks the same with the
/// same types.
final class LoginDelegate: SessionDelegate, URLSessionDataDelegate, @unchecked Sendable {
  private struct State {
    var bodies: [(status: Int, body: Data)] = []
    var completion: CheckedContinuation<LoginOutcome, Never>?
    var silence: AsyncStream<Void>.Continuation?
    var started = StartedTask()
  }

  private let journal: LoginJournal
  private let respond: @Sendable (LoginChallenge) -> LoginAnswer
  private let state = Mutex(State())

  /// Creates a delegate with its answers.
  ///
  /// - Parameters:
  ///   - journal: records questions and answers.
  ///   - respond: answers a challenge.
  init(_ journal: LoginJournal, respond: @escaping @Sendable (LoginChallenge) -> LoginAnswer) {
    (self.journal, self.respond) = (journal, respond)
  }

  /// Loads a page.
  ///
  /// When the server or the delegate has stopped responding, the page is not expected to change. To distinguish that
  /// from a slow session, another page is loaded in the same session after the limit: the session's work for the first
  /// page is then done, however busy the machine is.
  ///
  /// - Parameters:
  ///   - url: the page.
  ///   - session: the session, whose delegate this is.
  ///   - limit: the time to wait after the server or the delegate has stopped responding.
  ///   - other: a page of the same server without a challenge.
  /// - Returns: the outcome; the task has ended by then.
  /// - Throws: a `URLError` if the other page was needed and cannot be loaded, and `CancellationError`.
  func load(_ url: URL, in session: URLSession, limit: Duration, then other: URL) async throws -> LoginOutcome {
    let (silences, silence) = AsyncStream.makeStream(of: Void.self)
    state.withLock {
      $0.bodies = []
      $0.silence = silence
    }
    return try await race(
      { await self.outcome(of: URLRequest(url: url), in: session) },
      {
        for await _ in silences { break }
        try await Task.sleep(for: limit)
        _ = try await session.answer(to: URLRequest(url: other))
        return .noAnswer
      })
  }

  /// Notes that the server or the delegate has stopped responding.
  func silenceBegins() {
    state.withLock { _ = $0.silence?.yield() }
  }

  private func outcome(of request: URLRequest, in session: URLSession) async -> LoginOutcome {
    let started = StartedTask()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        state.withLock {
          $0.completion = continuation
          $0.started = started
        }
        let task = session.dataTask(with: request)
        task.resume()
        started.keep(task)
      }
    } onCancel: {
      started.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let challenge = LoginChallenge(challenge)
    journal.note(.challenge(challenge))
    let answer = respond(challenge)
    journal.note(.answer(answer))
    if answer.mayBeTheEnd { silenceBegins() }
    guard let (disposition, credential) = answer.disposition else { return }
    state.withLock { $0.started }.withoutCancelling { completionHandler(disposition, credential) }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    state.withLock { $0.bodies.append((status, Data())) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withLock { state in
      if let last = state.bodies.indices.last { state.bodies[last].body += data }
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (completion, bodies) = state.withLock { state in
      defer { state.completion = nil }
      return (state.completion, state.bodies)
    }
    let pages = bodies.map { LoginOutcome.Page(status: $0.status, body: String(decoding: $0.body, as: UTF8.self)) }
    completion?.resume(returning: error.map { .failed(($0 as NSError).code) } ?? .pages(pages))
  }
}

/// The outcome of loading a page.
enum LoginOutcome: Sendable, Hashable {
  /// A page, as the delegate received it.
  struct Page: Sendable, Hashable {
    let status: Int
    let body: String
  }

  /// The loaded pages: the last page, after the refusals that the delegate also received.
  case pages([Page])
  /// A failure with the code of a `URLError`.
  case failed(Int)
  /// No further response within the limit.
  case noAnswer

  /// The description of the outcome.
  var words: LocalizedText {
    switch self {
    case .pages(let pages):
      pages.last.map { LocalizedText(en: "\($0.status), \"\($0.body)\"", ja: "\($0.status)、\"\($0.body)\"") }
        ?? LocalizedText(en: "no page", ja: "ページなし")
    case .failed(let code): LocalizedText("URLError \(code)\(Self.names[code].map { " (\($0))" } ?? "")")
    case .noAnswer: LocalizedText(en: "nothing within the limit", ja: "制限時間内に何も起こらない")
    }
  }

  private static let names = [
    -999: "cancelled", -1002: "unsupportedURL", -1001: "timedOut", -1004: "cannotConnectToHost",
    -1005: "networkConnectionLost",
    -1011: "badServerResponse", -1012: "userCancelledAuthentication", -1013: "userAuthenticationRequired",
    -1017: "cannotParseResponse",
  ]
}
