import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The article's dispatcher over URLSession, with a session that the experiment ends instead of the shared one.
struct ArticleURLSessionDispatcher: RequestDispatchable {
  let session: URLSession

  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    guard let url = URL(string: request.url) else {
      onError(APIError.noResponseData)
      return
    }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method.rawValue
    do {
      if let body = try request.json() { urlRequest.httpBody = body }
    } catch {
      onError(error)
      return
    }
    session.dataTask(with: urlRequest) { data, response, error in
      if let error {
        onError(error)
      } else if let data {
        onSuccess(APIResponse(status: (response as? HTTPURLResponse)?.statusCode ?? 0, data: data))
      } else {
        onError(APIError.noResponseData)
      }
    }.resume()
  }
}

/// The article's dispatcher over Alamofire, on the parts of FlyingFox.
///
/// By Alamofire's documentation, the parameters of GET come after the address, a status other than 2xx and a body that
/// is not JSON are failures, an empty body is one except with the statuses 204 and 205, and closures are called on the
/// main queue.
struct ArticleSecondDispatcher: RequestDispatchable {
  let client: FlyingFoxClient
  let tasks: TaskScope

  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    tasks.start {
      let result = await Self.result(request, client)
      guard !Task.isCancelled else { return }
      DispatchQueue.main.async {
        switch result {
        case .success(let response): onSuccess(response)
        case .failure(let error): onError(error)
        }
      }
    }
  }

  private static func result(_ request: APIRequest, _ client: FlyingFoxClient) async -> Result<APIResponse, APIError> {
    let method: APIMethod =
      switch request.method {
      case .get: .get
      case .post: .get
      case .delete: .get
      case .patch: .get
      case .put: .get
      }
    guard let url = URL(string: request.urlWithQuery),
      let response = try? await client.response(to: APIMessage(method: method, url: url)),
      200..<300 ~= response.status
    else { return .failure(.generalError) }
    if response.data.isEmpty {
      return .failure(response.status == 204 || response.status == 205 ? .noResponseData : .generalError)
    }
    let isJSON = (try? JSONSerialization.jsonObject(with: response.data, options: .fragmentsAllowed)) != nil
    return isJSON ? .success(response) : .failure(.generalError)
  }
}

/// The article's dispatcher for tests: a success without any bytes.
struct ArticleStubDispatcher: RequestDispatchable {
  func dispatch(
    _ request: APIRequest, onSuccess: @escaping @Sendable (APIResponse) -> Void,
    onError: @escaping @Sendable (any Error) -> Void
  ) {
    onSuccess(APIResponse(status: 200, data: Data()))
  }
}
