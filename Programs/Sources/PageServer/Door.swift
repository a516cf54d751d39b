import NIOHTTP1

/// Who may ask for what: only pages of this server, and only with its token.
///
/// The server listens on 127.0.0.1 alone; this keeps away what a browser on this machine may be made to ask by pages of others:
/// names that were bound to 127.0.0.1 meanwhile (DNS rebinding), forms and scripts of other origins.
struct Door: Sendable {
  private let token: String
  private let hosts: [String]

  /// - Parameters:
  ///   - port: the port at which the server listens.
  ///   - token: what the path of every address begins with.
  init(port: UInt16, token: String) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// What is done with a request.
  enum Decision: Sendable, Hashable {
    /// It is answered; the path behind the token, without a question mark and what follows it.
    case admitted(path: String)
    /// It is answered with a status alone.
    case refused(HTTPResponseStatus)
  }

  /// Decides on a request by its head.
  func decide(_ head: HTTPRequestHead) -> Decision {
    guard head.headers["Host"].count == 1, let host = head.headers.first(name: "Host"),
      hosts.contains(host.lowercased())
    else { return .refused(.misdirectedRequest) }
    guard head.headers["Origin"].allSatisfy({ origin in hosts.contains { origin.lowercased() == "http://\($0)" } })
    else { return .refused(.forbidden) }
    let isNavigation = head.headers["Sec-Fetch-Mode"] == ["navigate"] && head.method == .GET
    guard head.headers["Sec-Fetch-Site"].allSatisfy({ isNavigation || $0 == "same-origin" || $0 == "none" })
    else { return .refused(.forbidden) }
    guard let path = path(head.uri) else { return .refused(.notFound) }
    switch head.method {
    case .GET, .HEAD: return .admitted(path: path)
    case .POST:
      let type = head.headers.first(name: "Content-Type")?.prefix { $0 != ";" }.lowercased()
      return type == "application/json" ? .admitted(path: path) : .refused(.unsupportedMediaType)
    default: return .refused(.methodNotAllowed)
    }
  }

  /// The path behind the token; nil for a path without it.
  ///
  /// Every byte is compared, so that the time tells nothing of how many agree.
  private func path(_ uri: String) -> String? {
    let expected = Array("/\(token)/".utf8)
    let bytes = Array(uri.utf8)
    guard bytes.count >= expected.count else { return nil }
    let difference = zip(expected, bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return String(decoding: bytes[expected.count...].prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }
}
