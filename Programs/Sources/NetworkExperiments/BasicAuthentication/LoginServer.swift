import ExperimentKit
import Loopback
import NIOHTTP1

/// A server with a page for members after a login.
struct LoginServer: Sendable, Hashable {
  /// A fault of a server.
  enum Fault: String, CaseIterable, Sendable {
    case silent
    case silentAfterLogin = "silent-after-login"
    case hangUp = "hang-up"
    case hangUpAfterLogin = "hang-up-after-login"
    case noHTTP = "no-http"
  }

  /// The path of a public page, which is sent despite any fault of the server.
  static let openPath = "/open"
  /// The page for members.
  static let page = "Members only"
  /// Returns the page for a request without the right login.
  static func refusal(_ status: Int) -> String {
    status == 200 ? "<form>" : "\(HTTPResponseStatus(statusCode: status))"
  }

  /// The header fields of a refusal that request a login.
  ///
  /// The name is `WWW-Authenticate` unless there is a name before a colon.
  var challenges = ["Basic realm=\"members\""]
  /// The name of these header fields.
  var field = "WWW-Authenticate"
  /// The status of a refusal.
  var status = 401
  /// The user who may see the page.
  var member = BasicCredentials(user: "user", password: "password")
  /// The character encoding of a user and a password at the server.
  var charset = BasicCredentials.Charset.utf8
  /// The fault of the server, if there is one.
  var fault: Fault?

  /// The server's reply to a request.
  enum Reply: Sendable, Hashable {
    case page
    case refusal(status: Int, field: String, challenges: [String])
    case silence
    case hangUp
    case noHTTP

    /// The description of the reply.
    var words: LocalizedText {
      switch self {
      case .page: LocalizedText(en: "200, the page", ja: "200、ページ")
      case .refusal(let status, let field, let challenges):
        challenges.isEmpty
          ? LocalizedText(en: "\(status), without \(field)", ja: "\(status)、\(field)なし")
          : (["\(status)"] + challenges.map { "\(field): \($0)" }).joined(.comma)
      case .silence: LocalizedText(en: "no answer", ja: "応答しない")
      case .hangUp: LocalizedText(en: "the connection is closed", ja: "接続を閉じる")
      case .noHTTP: LocalizedText(en: "something that is not HTTP", ja: "HTTPではないもの")
      }
    }

    /// The answer on the wire.
    var answer: HTTPServerAnswer {
      switch self {
      case .page: Self.text(200, [], LoginServer.page)
      case .refusal(let status, let field, let challenges):
        Self.text(status, challenges.map { (field, $0) }, LoginServer.refusal(status))
      case .silence: .silence
      case .hangUp: .hangUp
      case .noHTTP: .bytes(Array("nonsense\r\n\r\n".utf8))
      }
    }

    private static func text(_ status: Int, _ headers: [(name: String, value: String)], _ body: String)
      -> HTTPServerAnswer
    {
      .response(status: status, headers: headers + [("Content-Type", "text/plain")], body: Array(body.utf8))
    }
  }

  /// Returns the reply to a request.
  ///
  /// - Parameter authorization: the request's header field `Authorization`, if it has one.
  /// - Returns: the page, a challenge, or the replacement for a fault.
  func reply(to authorization: String?) -> Reply {
    switch fault {
    case .silent: return .silence
    case .hangUp: return .hangUp
    case .noHTTP: return .noHTTP
    case .silentAfterLogin where authorization != nil: return .silence
    case .hangUpAfterLogin where authorization != nil: return .hangUp
    default: break
    }
    let credentials = authorization.flatMap { try? BasicCredentials(header: $0, charset) }
    return credentials == member ? .page : .refusal(status: status, field: field, challenges: challenges)
  }
}
