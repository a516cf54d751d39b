import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link that sends messages to an editor, each of them whole.
package final class EditorLink: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  private let state = Mutex(0)

  /// Creates a link.
  ///
  /// - Parameter write: sends bytes; it is called for one message at a time.
  package init(writing write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: some Encodable) {
    send(Outgoing(method: method, params: parameters))
  }

  /// Sends a request, whose answer is ignored.
  package func request(_ method: String, _ parameters: some Encodable) {
    let number = state.withLock { number in
      number += 1
      return number
    }
    send(Outgoing(id: .text("lesson-\(number)"), method: method, params: parameters))
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
