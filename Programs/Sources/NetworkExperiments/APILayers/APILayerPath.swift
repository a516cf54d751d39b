import ExperimentKit

/// The path of one call through app, layer, client and server, and back, as far as it came.
///
/// Source: 001-1.
struct APILayerPath: Experiment {
  static let about = About(
    "api-layer.path", en: "The way of one call through the layer, and back.", ja: "1回の呼び出しがレイヤーを通って戻るまでの道筋。")
  static let signature = APICall.signature.map(Self.init)

  let call: APICall

  /// Returns the picture.
  ///
  /// - Throws: the system's error if no port is left.
  func run() async throws -> Figure {
    let record = try await call.run()
    let parts = [
      LocalizedText(en: "app", ja: "アプリ"), LocalizedText(en: "layer", ja: "レイヤー"), LocalizedText(call.client.rawValue),
      LocalizedText(en: "server", ja: "サーバー"),
    ]
    var diagram = SequenceDiagram(parts.map { SequenceDiagram.Part(title: $0) })
    diagram.message(from: 0, to: 1, "dispatch")
    diagram.message(from: 1, to: 2, LocalizedText(call.request.method.rawValue))
    for entry in record.wire {
      let line = Self.cut(LocalizedText(entry.firstLine), to: 22)
      diagram.message(from: entry.isRequest ? 2 : 3, to: entry.isRequest ? 3 : 2, line)
    }
    let outcome = record.outcome.words
    if let queue = record.queue {
      diagram.message(from: 2, to: 0, Self.cut(outcome, to: 22), paint: .accent, remark: queue.words)
    } else {
      diagram.note(0, Self.cut(outcome, to: 44))
    }
    return diagram.figure()
  }

  /// Returns words that fit a number of columns: 22 between two lifelines, twice as many in a box.
  private static func cut(_ words: LocalizedText, to room: Int) -> LocalizedText {
    func cut(_ line: String) -> String {
      guard DisplayWidth.of(line) > room else { return line }
      var line = line
      while DisplayWidth.of(line) >= room { line.removeLast() }
      return line + "…"
    }
    return LocalizedText(en: cut(words.en), ja: cut(words.ja))
  }
}
