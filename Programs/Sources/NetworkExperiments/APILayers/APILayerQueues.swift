import ExperimentKit

/// The queues on which the caller's closures are called.
///
/// Columns: `outcome`, `url-session`, `flying-fox`, `stub`: the queue.
///
/// Source: 001-1.
struct APILayerQueues: Experiment {
  static let about = About(
    "api-layer.queues", en: "The queue on which each outcome is reported.", ja: "結果がどのキューで通知されるか。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "failures", .list(of: .choice, count: 1...16), default: [APIFault.malformed, .badURL, .nobody, .notFound],
      help: LocalizedText(en: "The failures, besides a success.", ja: "成功のほかに調べる失敗。")))

  let code: CodeVersion
  let failures: [APIFault]

  /// Returns the table, with a row for the success and one for each failure.
  ///
  /// - Throws: the system's error if no port is left.
  func run() async throws -> Table {
    var rows: [[Table.Value]] = []
    for failure in [nil] + failures.map(Optional.some) {
      var row: [Table.Value] = [.words(failure?.title ?? LocalizedText(en: "200 with users", ja: "200でユーザー一覧"))]
      for client in APIClientKind.allCases {
        let request = APIRequest(url: failure?.url ?? "http://127.0.0.1:PORT/users", method: .get)
        let call = APICall(code: code, client: client, request: request, server: failure?.server ?? APIServer())
        let record = try await call.run()
        row.append(record.queue.map { .words($0.words) } ?? .absent)
      }
      rows.append(row)
    }
    return Table(
      [.words("outcome", en: "what happens", ja: "起こること")]
        + APIClientKind.allCases.map { Table.Column($0.rawValue, LocalizedText($0.rawValue)) }, rows: rows)
  }
}
