import ExperimentKit

extension APICall {
  /// The code, the client, the request and the behavior of the server.
  static let signature = Signature(
    Self.init(code:client:method:url:params:behavior:status:body:), CodeVersion.parameter, APIClientKind.parameter,
    APIRequest.method, APIRequest.url, APIRequest.params, APIServer.behavior, APIServer.status, APIServer.body)

  private init(
    code: CodeVersion, client: APIClientKind, method: APIMethod, url: String, params: [APIParameter]?,
    behavior: APIServer.Behavior, status: Int, body: String
  ) {
    self.init(
      code: code, client: client, request: APIRequest(url: url, method: method, params: params),
      server: APIServer(behavior: behavior, status: status, body: body))
  }
}
