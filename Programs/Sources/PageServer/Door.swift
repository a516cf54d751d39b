import NIOHTTP1

/// The rules for requests: only from pages of this server, and only with its token.
///
/// The server listens only on 127.0.0.1. These rules exclude requests that pages of other origins can make a browser on
/// this machine send: names that were later bound to 127.0.0.1 (DNS rebinding), forms and scripts.
struct Door: Sendable {
  private let token: String
  private let hosts: [String]

  /// Creates the rules of a server.
  ///
  /// - Parameters:
  ///   - port: the port on which the server listens.
  ///   - token: the beginning of the path of every address.
  init(port: UInt16, token: String) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  /// The decision on a request.
  enum Decision: Sendable, Hashable {
    /// An answer; the path after the token, without a query.
    case admitted(path: String)
    /// A response with only a status.
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

  /// Returns the path after the token; nil for a path without it.
  ///
  /// Every byte is compared, so that the time does not reveal how many match.
  private func path(_ uri: String) -> String? {
    let expected = Array("/\(token)/".utf8)
    let bytes = Array(uri.utf8)
    guard bytes.count >= expected.count else { return nil }
    let difference = zip(expected, bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return String(decoding: bytes[expected.count...].prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
  }
}
