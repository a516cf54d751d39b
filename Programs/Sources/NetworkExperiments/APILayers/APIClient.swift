import FlyingFox
import FlyingSocks
import Foundation
import Loopback
import NIOCore
import NIOPosix

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The message that the layer sends: a valid address, header fields, and a body or none.
struct APIMessage: Sendable {
  var method: APIMethod
  var url: URL
  var headers: [String: String] = [:]
  var body: Data?
}

/// The limits of the corrected layer.
enum APIClientLimits {
  /// The longest body, and the longest header section, in bytes.
  static let longestAnswer = 1 << 16
}

/// A client of HTTP: the corrected layer has one for each library, without other differences.
///
/// A call ends soon after its task is canceled. The error is an ``APIError``, or `CancellationError`.
protocol APIClient: Sendable {
  func response(to message: APIMessage) async throws -> APIResponse
}

/// The URLSession of Foundation, over the system's libcurl on Linux.
struct URLSessionClient: APIClient {
  let session: URLSession

  func response(to message: APIMessage) async throws -> APIResponse {
    do {
      let (response, body) = try await session.answer(to: URLRequest(message))
      return APIResponse(status: response.statusCode, data: body)
    } catch let error as URLError {
      throw error.code == .cannotConnectToHost ? APIError.notConnected : .noUsableAnswer
    }
  }
}

extension URLRequest {
  init(_ message: APIMessage) {
    self.init(url: message.url)
    httpMethod = message.method.rawValue
    httpBody = message.body
    for (name, value) in message.headers { setValue(value, forHTTPHeaderField: name) }
  }
}

/// The client of FlyingFox, over its own sockets.
struct FlyingFoxClient: APIClient {
  func response(to message: APIMessage) async throws -> APIResponse {
    guard let port = message.url.port.flatMap(UInt16.init(exactly:)) else { throw APIError.notConnected }
    try await knock(port)
    do {
      var client = HTTPClient()
      let response = try await connected {
        try await client.sendHTTPRequest(HTTPRequest(message, port: port), to: .inet(ip4: "127.0.0.1", port: port))
      }
      let headers = response.headers.reduce(0) { $0 + $1.key.rawValue.utf8.count + $1.value.utf8.count }
      guard headers <= APIClientLimits.longestAnswer else { throw APIError.answerTooLong }
      return APIResponse(status: response.statusCode.code, data: try await response.bodyData)
    } catch let error as APIError {
      throw error
    } catch {
      try Task.checkCancellation()
      throw APIError.noUsableAnswer
    }
  }

  /// Connects; FlyingFox gives a connection five seconds, and a busier machine gets more of them.
  private func connected<Answer>(_ send: () async throws -> Answer) async throws -> Answer {
    while true {
      do {
        return try await send()
      } catch SocketError.timeout {
        try Task.checkCancellation()
      }
    }
  }

  /// Checks that a port accepts connections, since FlyingFox 0.27 leaves the socket of a refused connection open.
  private func knock(_ port: UInt16) async throws {
    do {
      let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      try await bootstrap.connect(host: "127.0.0.1", port: Int(port)).get().close()
    } catch {
      try Task.checkCancellation()
      throw APIError.notConnected
    }
  }
}

extension HTTPRequest {
  fileprivate init(_ message: APIMessage, port: UInt16) {
    let parts = URLComponents(url: message.url, resolvingAgainstBaseURL: false)
    var headers: HTTPHeaders = [.host: "127.0.0.1:\(port)"]
    for (name, value) in message.headers { headers[HTTPHeader(name)] = value }
    self.init(
      method: HTTPMethod(message.method.rawValue), version: .http11, path: message.url.path,
      query: (parts?.queryItems ?? []).map { QueryItem(name: $0.name, value: $0.value ?? "") },
      headers: headers, body: HTTPBodySequence(data: message.body ?? Data()))
  }
}

/// A client for tests, which returns a given answer.
struct StubClient: APIClient {
  let answer: Result<APIResponse, APIError>

  func response(to message: APIMessage) async throws -> APIResponse {
    try answer.get()
  }
}
