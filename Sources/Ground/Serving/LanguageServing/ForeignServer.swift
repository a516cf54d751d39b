import Synchronization

/// A link to another language server, to which this program is the editor.
package final class ForeignServer: Sendable {
  private let link: EditorLink
  private let reader = Mutex(MessageReader())
  private let notified: @Sendable (String, MessageBody) -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - write: sends bytes to the server.
  ///   - notified: receives the server's notifications, in order.
  package init(
    writing write: @escaping @Sendable ([UInt8]) -> Void, notified: @escaping @Sendable (String, MessageBody) -> Void
  ) {
    (link, self.notified) = (EditorLink(writing: write), notified)
  }

  /// Takes bytes from the server, one piece after the other.
  package func take(_ bytes: some Collection<UInt8>) {
    let messages = reader.withLock { reader in
      reader.append(bytes)
      var messages: [IncomingMessage] = []
      while let arrival = reader.next() {
        if case .message(let json) = arrival, let message = IncomingMessage(json) { messages.append(message) }
      }
      return messages
    }
    for message in messages {
      switch message {
      case .answer(let id, let body): link.take(id, body)
      case .notification(let method, let body): notified(method, body)
      case .request(let id, _, _): link.answer(id, nil)
      case .invalid: continue
      }
    }
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: some Encodable) { link.notify(method, parameters) }

  /// Sends a request and returns its result; nil for an error, another type, or no answer in time.
  package func ask<Result: Decodable>(
    _ method: String, _ parameters: some Encodable, within limit: Duration, _ type: Result.Type = Result.self
  ) async -> Result? {
    let (answers, continuation) = AsyncStream.makeStream(of: MessageBody.self)
    link.request(method, parameters) { answer in
      continuation.yield(answer)
      continuation.finish()
    }
    let timer = Task {
      try? await Task.sleep(for: limit)
      continuation.finish()
    }
    defer { timer.cancel() }
    for await answer in answers { return answer.result(Result.self) }
    return nil
  }
}
