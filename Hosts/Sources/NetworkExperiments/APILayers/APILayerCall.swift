import ExperimentKit
import Results
import SourceText

/// One call through the layer to a real server on this machine: what goes over the wire, and what the layer says.
///
/// Of the header fields of a request, those are shown that the layer has a say in; their names are in lower case.
///
/// Source: 001-1.
public struct APILayerCall: ListedExperiment {
  /// The name that cells use.
  public static let name = "api-layer.call"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "One call through the layer: the wire and the outcome.", ja: "レイヤーを通した1回の呼び出し。通信の記録と結果。")

  /// The code, the client, the request and what the server does.
  public static let parameters = APICall.parameters

  /// A call with parameters.
  public static let example = "client=flying-fox method=POST params=[id 1, type mytype]"

  let call: APICall

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    call = APICall(arguments)
  }

  /// The transcript: what was sent with `→`, what came back with `←`, then the outcome and where it was told.
  ///
  /// - Throws: what the system throws where no port is left.
  public func run() async throws -> Lines {
    let record = try await call.run()
    var lines = record.wire.flatMap { entry in
      entry.lines.map { LocalizedText("\(entry.isRequest ? "→" : "←") \($0)") }
    }
    if lines.isEmpty { lines = [LocalizedText(en: "(nothing goes over the wire)", ja: "(何も送信されない)")] }
    let outcome = record.outcome.words
    if let queue = record.queue?.words {
      lines.append(LocalizedText(en: "\(outcome.en), told on \(queue.en)", ja: "\(outcome.ja)(\(queue.ja)で通知)"))
    } else {
      lines.append(outcome)
    }
    return Lines(lines)
  }
}
