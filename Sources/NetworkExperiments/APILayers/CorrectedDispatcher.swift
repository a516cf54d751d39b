import Foundation
import Loopback

/// The corrected dispatcher, the same for every client: the address is checked, parameters go where the method has them, and a
/// call that lasts too long is given up.
struct CorrectedDispatcher: RequestDispatchable {
  let client: any APIClient
  let tasks: TaskScope
  let deadline: Deadline

  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    tasks.start {
      do {
        let message = try Self.message(request)
        guard let response = try await deadline.limit({ try await client.response(to: message) }) else {
          return onError(APIError.noAnswerInTime)
        }
        onSuccess(response)
      } catch {
        onError(error)
      }
    }
  }

  private static func message(_ request: APIRequest) throws -> APIMessage {
    guard let url = URL(string: request.method.hasBody ? request.url : request.urlWithQuery),
      ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false
    else { throw APIError.urlNotValid }
    var message = APIMessage(method: request.method, url: url)
    if request.method.hasBody, let body = try request.json() {
      message.body = body
      message.headers["Content-Type"] = "application/json"
    }
    return message
  }
}

/// When a call has lasted too long.
struct Deadline: Sendable {
  /// Returns when it is time.
  private let wait: @Sendable () async throws -> Void

  /// After some time.
  static func after(_ duration: Duration) -> Deadline {
    Deadline { try await Task.sleep(for: duration) }
  }

  /// When a stream ends: the clock of an experiment.
  static func atEnd(of stream: AsyncStream<Void>) -> Deadline {
    Deadline {
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  /// Waits for work until it is time; nil if that came first, and then the work was cancelled and has ended.
  func limit<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value? {
    try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await wait()
        return nil
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
  }
}
