import ExperimentKit
import Synchronization

/// What the server, the session and the person did, in the order in which it happened.
///
/// The order is no matter of luck: a request, the reply to it, the challenge, the dialog and the answer cause each other.
final class LoginJournal: Sendable {
  /// One thing that happened.
  enum Event: Sendable, Hashable {
    /// The server took a request with this header field `Authorization`, if any.
    case request(authorization: String?)
    /// The server did this with it.
    case reply(LoginServer.Reply)
    /// The session asked its delegate.
    case challenge(LoginChallenge)
    /// A dialog was shown, and this could be seen.
    case dialog([LocalizedText])
    /// No dialog was shown, for this reason.
    case noDialog(LocalizedText)
    /// The delegate answered.
    case answer(LoginAnswer)
  }

  private let log = Mutex<[Event]>([])

  /// What has happened so far.
  var events: [Event] {
    log.withLock { $0 }
  }

  /// Takes down what happened.
  func note(_ event: Event) {
    log.withLock { $0.append(event) }
  }

  /// The first challenge, if there was one.
  var challenge: LoginChallenge? {
    events.lazy.compactMap { if case .challenge(let challenge) = $0 { challenge } else { nil } }.first
  }

  /// How often a dialog was shown.
  var dialogs: Int {
    events.count { if case .dialog = $0 { true } else { false } }
  }

  /// The header fields `Authorization` of the requests.
  var authorizations: [String?] {
    events.compactMap { if case .request(let authorization) = $0 { .some(authorization) } else { nil } }
  }
}

extension LoginJournal {
  /// The transcript, with requests and challenges counted.
  var lines: [LocalizedText] {
    var (requests, challenges) = (0, 0)
    return events.flatMap { event -> [LocalizedText] in
      switch event {
      case .request(let authorization):
        requests += 1
        return Self.request(requests, authorization)
      case .reply(let reply):
        return [LocalizedText(en: "  the server: \(reply.words)", ja: "  サーバー: \(reply.words)")]
      case .challenge(let challenge):
        challenges += 1
        return [
          LocalizedText(
            en: "challenge \(challenges): \(challenge.words)", ja: "チャレンジ\(challenges): \(challenge.words)")
        ]
      case .dialog(let lines):
        return lines.map { "  \($0)" }
      case .noDialog(let reason):
        return [LocalizedText(en: "  no dialog: \(reason)", ja: "  ダイアログは出さない: \(reason)")]
      case .answer(let answer):
        return [LocalizedText(en: "  the answer: \(answer.words)", ja: "  返事: \(answer.words)")]
      }
    }
  }

  private static func request(_ number: Int, _ authorization: String?) -> [LocalizedText] {
    guard let authorization else {
      return [LocalizedText(en: "request \(number): no Authorization", ja: "リクエスト\(number): Authorizationなし")]
    }
    let read: LocalizedText
    do throws(BasicCredentialsError) {
      read = try BasicCredentials(header: authorization).words
    } catch {
      read = error.words
    }
    return [
      LocalizedText(
        en: "request \(number): Authorization: \(authorization)", ja: "リクエスト\(number): Authorization: \(authorization)"),
      LocalizedText(en: "  anyone reads: \(read)", ja: "  だれにでも読める: \(read)"),
    ]
  }
}
