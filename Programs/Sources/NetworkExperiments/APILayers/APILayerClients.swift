import ExperimentKit

/// The real clients on the same calls: whether exchanging one for the other changes the requests.
///
/// Columns: `method` (of the call), `client`, `sent` (the request line, or none), `type` (of the body), `body`,
/// `outcome`.
///
/// Source: 001-1.
struct APILayerClients: Experiment {
  static let about = About(
    "api-layer.clients", en: "The same calls through two clients, and the request that each sends.",
    ja: "同じ呼び出しを2つのクライアントで行い、何が送信されるかを比べる。", example: "params=[id 1, type mytype]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "methods", .list(of: .choice, count: 1...5), default: APIMethod.allCases,
      help: LocalizedText(en: "The methods.", ja: "メソッド。")),
    APIRequest.params)

  let code: CodeVersion
  let methods: [APIMethod]
  let params: [APIParameter]?

  /// Returns the table, with two rows per method.
  ///
  /// - Throws: the system's error if no port is left.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for method in methods {
      for client in [APIClientKind.urlSession, .flyingFox] {
        let request = APIRequest(url: "http://127.0.0.1:PORT/users", method: method, params: params)
        let record = try await APICall(code: code, client: client, request: request).run()
        let sent = record.wire.first { $0.isRequest }
        rows.append([
          .code(method.rawValue), .code(client.rawValue), sent.map { .code($0.firstLine) } ?? .absent,
          sent?["content-type"].map { .code($0) } ?? .empty, sent.map { .code($0.body) } ?? .empty,
          .words(record.outcome.words),
        ])
      }
    }
    return Table(
      [
        .words("method", en: "asked for", ja: "指定"), .words("client", en: "client", ja: "クライアント"),
        .words("sent", en: "request line", ja: "リクエスト行"), .words("type", en: "type of the body", ja: "本文の型"),
        .words("body", en: "body", ja: "本文"), .words("outcome", en: "outcome", ja: "結果"),
      ], rows: rows)
  }
}
