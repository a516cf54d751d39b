import ExperimentKit
import Synchronization

/// The events of the server, the session and the person, in order.
///
/// The order is not accidental: a request, the reply to it, the challenge, the dialog and the answer cause each other.
final class LoginJournal: Sendable {
  /// An event of a visit.
  enum Event: Sendable, Hashable {
    /// A request that the server received with this header field `Authorization`, if any.
    case request(authorization: String?)
    /// The server's reply.
    case reply(LoginServer.Reply)
    /// The session's question to its delegate.
    case challenge(LoginChallenge)
    /// A dialog, with its visible text.
    case dialog([LocalizedText])
    /// The reason that no dialog was shown.
    case noDialog(LocalizedText)
    /// The delegate's answer.
    case answer(LoginAnswer)
  }

  private let log = Mutex<[Event]>([])

  /// The events so far.
  var events: [Event] {
    log.withLock { $0 }
  }

  /// Records an event.
  func note(_ event: Event) {
    log.withLock { $0.append(event) }
  }

  /// The first challenge, if there was one.
  var challenge: LoginChallenge? {
    events.lazy.compactMap { if case .challenge(let challenge) = $0 { challenge } else { nil } }.first
  }

  /// The number of dialogs.
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
