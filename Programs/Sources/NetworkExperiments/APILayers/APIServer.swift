import ExperimentKit
import Foundation
import Loopback

/// The behavior of an experiment's server for a request.
struct APIServer: Sendable, Hashable {
  var behavior = Behavior.answer
  var status = 200
  var body = #"[{"id":1,"name":"Hanako"}]"#

  /// The behavior, as a cell names it.
  enum Behavior: String, CaseIterable, Sendable {
    case answer
    case nobody
    case hangUp = "hang-up"
    case cutShort = "cut-short"
    case halfClosed = "half-closed"
    case stalled
    case silence
    case noHTTP = "no-http"
    case headerFlood = "header-flood"
    case longAnswer = "long-answer"

    /// Whether a client waits forever.
    var isEndless: Bool {
      self == .silence || self == .stalled
    }
  }

  static let behavior = Parameter(
    "server", .choice, default: Behavior.answer,
    help: LocalizedText(
      en: "How the server responds to the request; with `nobody`, there is no server.",
      ja: "サーバーがリクエストにどう応じるか。`nobody`はだれも待ち受けていない。"
    ))
  static let status = Parameter(
    "status", .integer(200...599), default: 200,
    help: LocalizedText(en: "The status of its answer.", ja: "応答のステータス。"))
  static let body = Parameter(
    "body", .text(longest: 1_000), default: APIServer().body, writtenAs: "'\(APIServer().body)'",
    help: LocalizedText(en: "The body of its answer.", ja: "応答の本文。"))

  /// Returns the answer to a request.
  ///
  /// - Parameters:
  ///   - client: the client of the request; a flood is slightly more than this client accepts.
  ///   - done: called after the last action before the server stops responding.
  /// - Returns: the answer, or its replacement.
  func answer(to client: APIClientKind, done: @escaping @Sendable () -> Void) -> HTTPServerAnswer {
    if behavior != .stalled { done() }
    let type = [(name: "Content-Type", value: "application/json")]
    let half = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[{\"id\""
    switch behavior {
    case .answer: return .response(status: status, headers: type, body: Array(body.utf8))
    case .longAnswer:
      let blanks = String(repeating: " ", count: 2 * APIClientLimits.longestAnswer)
      return .response(status: status, headers: type, body: Array((body + blanks).utf8))
    case .nobody, .hangUp: return .hangUp
    case .cutShort: return .bytes(Array(half.utf8))
    case .halfClosed: return .part(Array(half.utf8), closesHalf: true)
    case .stalled: return .part(Array(half.utf8), closesHalf: false, sent: done)
    case .silence: return .silence
    case .noHTTP: return .bytes(Array("SSH-2.0-lesson\r\n\r\n".utf8))
    case .headerFlood:
      let blanks = String(repeating: "x", count: 184)
      let flood = (1000..<1000 + client.floodCount).map { "X-Flood-\($0): \(blanks)\r\n" }.joined()
      return .bytes(Array("HTTP/1.1 200 OK\r\n\(flood)Content-Length: 2\r\n\r\n[]".utf8))
    }
  }

  /// The answer of a stub instead.
  var stubbed: Result<APIResponse, APIError> {
    switch behavior {
    case .answer: .success(APIResponse(status: status, data: Data(body.utf8)))
    case .nobody: .failure(.notConnected)
    case .hangUp, .cutShort, .halfClosed, .noHTTP: .failure(.noUsableAnswer)
    case .stalled, .silence: .failure(.noAnswerInTime)
    case .headerFlood, .longAnswer: .failure(.answerTooLong)
    }
  }
}
