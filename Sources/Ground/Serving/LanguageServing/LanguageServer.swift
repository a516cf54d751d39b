import SourceText
import Synchronization

/// A service that answers an editor's requests.
package protocol LanguageService: Sendable {
  /// Begins: returns the result of `initialize`.
  func begin(_ body: MessageBody) async throws -> any Encodable & Sendable
  /// Takes a notification.
  func take(_ method: String, _ body: MessageBody) async
  /// Answers a request.
  ///
  /// Messages arrive in order, so an answer sees the text that the editor had when it asked.
  /// - Throws: a ``LanguageServerError``, also for a method that the service does not know.
  func answer(_ method: String, _ body: MessageBody) async throws -> ServiceAnswer
}

/// The answer to a request.
package enum ServiceAnswer: Sendable {
  /// A result, or nil for none.
  case now((any Encodable & Sendable)?)
  /// A result that takes a while; further messages are read meanwhile, and one of them can cancel it.
  case later(@Sendable () async throws -> (any Encodable & Sendable)?)
}

/// The loop of a language server: its life from `initialize` to `exit`, its requests, and their cancellation.
///
/// It knows nothing about the documents that are edited.
package final class LanguageServer: Sendable {
  private let link: EditorLink
  private let service: any LanguageService
  private let tasks = Mutex<[MessageID: Task<Void, Never>]>([:])

  /// Creates a server.
  package init(_ service: any LanguageService, link: EditorLink) {
    (self.service, self.link) = (service, link)
  }

  private enum Phase { case new, open, closed }

  private struct Parent: Decodable {
    var processId: Int32?
  }

  private struct Cancellation: Decodable {
    var id: MessageID
  }

  /// Works until the editor says `exit`, or until its messages end.
  ///
  /// - Parameter arrivals: what arrives from the editor.
  /// - Returns: whether the editor ended the server in the right order: `shutdown`, then `exit`.
  package func run(_ arrivals: AsyncStream<MessageReader.Arrival>) async -> Bool {
    defer { for task in tasks.withLock({ $0.values }) { task.cancel() } }
    var phase = Phase.new
    for await arrival in arrivals {
      guard case .message(let json) = arrival, let message = IncomingMessage(json) else {
        link.fail(nil, LanguageServerError(.parse, "This is not a message with `Content-Length` and JSON."))
        continue
      }
      switch message {
      case .answer(let id, let body): link.take(id, body)
      case .invalid(let id): link.fail(id, LanguageServerError(.invalidRequest, "The message has no `method`."))
      case .notification("exit", _): return phase == .closed
      case .notification("$/cancelRequest", let body):
        guard let id = try? body.parameters(Cancellation.self).id else { continue }
        tasks.withLock { $0[id] }?.cancel()
      case .notification(let method, let body):
        if phase == .open { await service.take(method, body) }
      case .request(let id, "initialize", let body) where phase == .new:
        if await begin(id, body) { phase = .open }
      case .request(let id, _, _) where phase == .new:
        link.fail(id, LanguageServerError(.notInitialized, "The first request must be `initialize`."))
      case .request(let id, "shutdown", _) where phase == .open:
        phase = .closed
        link.answer(id, nil)
      case .request(let id, "initialize", _),
        .request(let id, _, _) where phase == .closed:
        link.fail(id, LanguageServerError(.invalidRequest, "The server does not expect this request now."))
      case .request(let id, let method, let body): await answer(id, method, body)
      }
    }
    return false
  }

  private func begin(_ id: MessageID, _ body: MessageBody) async -> Bool {
    do {
      let result = try await service.begin(body)
      if let parent = (try? body.parameters(Parent.self))?.processId { ProcessWatch.endWith(parent) }
      link.answer(id, result)
      return true
    } catch {
      link.fail(id, Self.failure(error))
      return false
    }
  }

  private func answer(_ id: MessageID, _ method: String, _ body: MessageBody) async {
    do {
      switch try await service.answer(method, body) {
      case .now(let result): link.answer(id, result)
      case .later(let work):
        tasks.withLock { tasks in
          tasks[id] = Task { [self] in
            do {
              let result = try await work()
              if Task.isCancelled { throw CancellationError() }
              link.answer(id, result)
            } catch {
              link.fail(id, Self.failure(error))
            }
            self.tasks.withLock { _ = $0.removeValue(forKey: id) }
          }
        }
      }
    } catch {
      link.fail(id, Self.failure(error))
    }
  }

  private static func failure(_ error: any Error) -> LanguageServerError {
    if error is CancellationError { return LanguageServerError(.requestCancelled, "The request was cancelled.") }
    return error as? LanguageServerError ?? LanguageServerError(.requestFailed, "\(error)")
  }
}
