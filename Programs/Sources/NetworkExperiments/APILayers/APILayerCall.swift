import ExperimentKit

/// A transcript of one call through the layer to a real server on this machine.
///
/// Of the header fields of a request, only those that the layer affects are shown; their names are in lower case.
///
/// Source: 001-1.
struct APILayerCall: Experiment {
  static let about = About(
    "api-layer.call", en: "One call through the layer: the wire and the outcome.", ja: "レイヤーを通した1回の呼び出し。通信の記録と結果。",
    example: "client=flying-fox method=POST params=[id 1, type mytype]")
  static let signature = APICall.signature.map(Self.init)

  let call: APICall

  /// Returns the transcript: the request with `→`, the response with `←`, then the outcome and its queue.
  ///
  /// - Throws: the system's error if no port is left.
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
