import ExperimentKit

extension APICall {
  /// The code, the client, the request and what the server does.
  static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, APIClientKind.parameter, APIRequest.method, APIRequest.url, APIRequest.params,
    APIServer.behavior, APIServer.status, APIServer.body,
  ]

  /// The call that the parameters describe.
  init(_ arguments: Arguments) {
    self.init(
      code: arguments[CodeVersion.parameter], client: arguments[APIClientKind.parameter],
      request: APIRequest(
        url: arguments[APIRequest.url], method: arguments[APIRequest.method], params: arguments[APIRequest.params]),
      server: APIServer(
        behavior: arguments[APIServer.behavior], status: arguments[APIServer.status], body: arguments[APIServer.body])
    )
  }
}
