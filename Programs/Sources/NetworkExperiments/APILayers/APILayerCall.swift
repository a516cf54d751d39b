import ExperimentKit

/// One call through the layer to a real server on this machine: what goes over the wire, and what the layer says.
///
/// Of the header fields of a request, those are shown that the layer has a say in; their names are in lower case.
///
/// Source: 001-1.
struct APILayerCall: Experiment {
  static let about = About(
    "api-layer.call", en: "One call through the layer: the wire and the outcome.", ja: "レイヤーを通した1回の呼び出し。通信の記録と結果。",
    example: "client=flying-fox method=POST params=[id 1, type mytype]")
  static let signature = APICall.signature.map(Self.init)

  let call: APICall

  /// The transcript: what was sent with `→`, what came back with `←`, then the outcome and where it was told.
  ///
  /// - Throws: what the system throws where no port is left.
  func run() async throws -> Lines {
    let record = try await call.run()
    var lines = record.wire.flatMap { entry in
      entry.lines.map { LocalizedText("\(entry.isRequest ? "→" : "←") \($0)") }
    }
    if lines.isEmpty { lines = [LocalizedText(en: "(nothing goes over the wire)", ja: "(何も送信されない)")] }
    let outcome = record.outcome.words
    if let queue = record.queue?.words {
      lines.append(LocalizedText(en: "\(outcome), reported on \(queue)", ja: "\(outcome)(\(queue)で通知)"))
    } else {
      lines.append(outcome)
    }
    return Lines(lines)
  }
}
