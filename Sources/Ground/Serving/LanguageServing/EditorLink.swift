import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link that sends messages to an editor, each of them whole.
package final class EditorLink: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())

  private struct State {
    var requests = 0
    /// The actions to run when requests are answered.
    var waiting: [MessageID: @Sendable (MessageBody) -> Void] = [:]
  }

  /// Creates a link.
  ///
  /// - Parameter write: sends bytes; it is called for one message at a time.
  package init(writing write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: some Encodable) {
    send(Outgoing(method: method, params: parameters))
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: the method.
  ///   - parameters: its parameters.
  ///   - answered: an action that receives the answer, which may never come; nil to ignore it.
  package func request(
    _ method: String, _ parameters: some Encodable, answered: (@Sendable (MessageBody) -> Void)? = nil
  ) {
    let id = state.withLock { state in
      state.requests += 1
      let id = MessageID.text("lesson-\(state.requests)")
      if let answered { state.waiting[id] = answered }
      return id
    }
    send(Outgoing(id: id, method: method, params: parameters))
  }

  /// Takes the answer to a request; an answer to no request is ignored.
  package func take(_ id: MessageID, _ answer: MessageBody) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?(answer)
  }

  /// Answers a request.
  package func answer(_ id: MessageID, _ result: (any Encodable & Sendable)?) {
    send(Answer(id: id, result: result))
  }

  /// Answers a request with an error; nil for a message whose identity is unknown.
  package func fail(_ id: MessageID?, _ error: LanguageServerError) {
    send(Failure(id: id, error: error))
  }

  private func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(message) else { return }
    let framed = MessageReader.framed(json)
    state.withLock { _ in write(framed) }
  }

  private struct Outgoing<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: MessageID?
    var method: String
    var params: Parameters
  }

  private enum Keys: String, CodingKey { case jsonrpc, id, result, error, code, message }

  private struct Answer: Encodable {
    var id: MessageID
    var result: (any Encodable)?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode("2.0", forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      if let result {
        try result.encode(to: container.superEncoder(forKey: .result))
      } else {
        try container.encodeNil(forKey: .result)
      }
    }
  }

  private struct Failure: Encodable {
    var id: MessageID?
    var error: LanguageServerError

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode("2.0", forKey: .jsonrpc)
      if let id { try container.encode(id, forKey: .id) } else { try container.encodeNil(forKey: .id) }
      var details = container.nestedContainer(keyedBy: Keys.self, forKey: .error)
      try details.encode(error.code.rawValue, forKey: .code)
      try details.encode(error.message, forKey: .message)
    }
  }
}
