import ExperimentKit

/// The outcome of each failure for each client, with a real server (the stub simulates them).
///
/// The experiment waits until a server that never answers has the request; then the time limit of the experiment is
/// reached.
///
/// Columns: `failure`, `url-session`, `flying-fox`, `stub`: the outcome.
///
/// Source: 001-1.
struct APILayerFailures: Experiment {
  static let about = About(
    "api-layer.failures", en: "Sixteen failures, and how each client reports them.", ja: "16通りの失敗が、各クライアントでどう報告されるか。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "failures", .list(of: .choice, count: 1...16), default: APIFault.allCases,
      help: LocalizedText(en: "The failures.", ja: "失敗の種類。")),
    Parameter(
      "clients", .list(of: .choice, count: 1...3), default: APIClientKind.allCases,
      help: LocalizedText(en: "The clients.", ja: "クライアント。")))

  let code: CodeVersion
  let failures: [APIFault]
  let clients: [APIClientKind]

  init(code: CodeVersion, failures: [APIFault], clients: [APIClientKind]) throws {
    (self.code, self.failures, self.clients) = (code, failures, clients)
    guard Set(clients).count == clients.count else {
      throw Rejection("clients", "Duplicate client in `clients`.", help: "List each client only once.")
    }
  }

  /// Returns the table, with one row per failure.
  ///
  /// - Throws: the system's error if no port is left.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for failure in failures {
      let outcomes = try await clients.mapAtOnce { [code] client in
        let request = APIRequest(url: failure.url, method: .get)
        let call = APICall(code: code, client: client, request: request, server: failure.server)
        return try await call.run().outcome.words
      }
      rows.append([.words(failure.title)] + outcomes.map { .words($0) })
    }
    return Table(
      [.words("failure", en: "what happens", ja: "起こること")]
        + clients.map { Table.Column($0.rawValue, LocalizedText($0.rawValue)) }, rows: rows)
  }
}
