import Dispatch
import Foundation

/// An answer as far as the layer cares.
struct APIResponse: Sendable, Hashable {
  /// The status, such as 404.
  var status: Int
  /// The body.
  var data: Data
}

/// Sends a request somehow and calls one of two closures once: the one protocol behind which all clients stand.
///
/// The article's success closure takes the body alone; ours takes the status too, and the article's layer does not look at it.
protocol RequestDispatchable: Sendable {
  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void)
}

extension APIType {
  /// The article's `dipatch`: a parse error is told wherever the dispatcher called, and everything else on the main queue.
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

  /// The corrected layer: status, length and emptiness are looked at before the body is parsed, and the main queue is told in
  /// every case.
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
