import Foundation

/// The corrected dispatcher, the same for every client.
///
/// The address is checked, parameters are in the place of the method, and a call that lasts too long is canceled.
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
