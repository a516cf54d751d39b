import Dispatch
import Foundation

/// The parts of an answer that the layer uses.
struct APIResponse: Sendable, Hashable {
  /// The status, such as 404.
  var status: Int
  /// The body.
  var data: Data
}

/// The one protocol of all clients: sends a request and calls one of two closures once.
///
/// The article's success closure receives only the body; ours also receives the status, and the article's layer ignores
/// it.
protocol RequestDispatchable: Sendable {
  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void)
}

extension APIType {
  /// The article's `dipatch`, which reports a parse error on the dispatcher's queue, and everything else on the main
  /// queue.
  func articleDispatch(
    _ dispatcher: any RequestDispatchable, onSuccess: @escaping @Sendable (ResponseType) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    dispatcher.dispatch(
      request,
      onSuccess: { response in
        guard let parsed = responseSerializer(response.data) else {
          onError(APIError.responseParseFailed)
          return
        }
        DispatchQueue.main.async { onSuccess(parsed) }
      },
      onError: { error in DispatchQueue.main.async { onError(error) } })
  }

  /// The corrected layer, which reports everything on the main queue.
  ///
  /// It checks status, length and emptiness before it parses the body.
  func correctedDispatch(
    _ dispatcher: any RequestDispatchable, onSuccess: @escaping @Sendable (ResponseType) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    dispatcher.dispatch(
      request,
      onSuccess: { response in
        let result = parsed(response)
        DispatchQueue.main.async {
          switch result {
          case .success(let value): onSuccess(value)
          case .failure(let error): onError(error)
          }
        }
      },
      onError: { error in DispatchQueue.main.async { onError(error) } })
  }

  private func parsed(_ response: APIResponse) -> Result<ResponseType, APIError> {
    guard 200..<300 ~= response.status else { return .failure(.statusNotSuccess(response.status)) }
    guard response.data.count <= APIClientLimits.longestAnswer else { return .failure(.answerTooLong) }
    guard !response.data.isEmpty else { return .failure(.noResponseData) }
    return responseSerializer(response.data).map(Result.success) ?? .failure(.responseParseFailed)
  }
}
