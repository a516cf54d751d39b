import ExperimentKit
import Results
import SourceText

/// The way of one call through app, layer, client and server, and back, as far as it came.
///
/// Source: 001-1.
public struct APILayerPath: Experiment {
  /// The name that cells use.
  public static let name = "api-layer.path"

  /// What the picture shows.
  public static let summary = LocalizedText(
    en: "The way of one call through the layer, and back.", ja: "1回の呼び出しがレイヤーを通って戻るまでの道筋。")

  /// The code, the client, the request and what the server does.
  public static let parameters = APICall.parameters

  let call: APICall

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    call = APICall(arguments)
  }

  /// The picture.
  ///
  /// - Throws: what the system throws where no port is left.
  public func run() async throws -> Figure {
    let path = Path(call, try await call.run())
    return Figure(
      width: 720, height: path.height, alt: path.alt, shapes: path.lanes + path.steps.enumerated().flatMap(path.draw))
  }
}

/// The lanes and the steps between them.
private struct Path {
  struct Step {
    let from: Int
    let to: Int
    let label: LocalizedText
    var queue: LocalizedText?
  }

  let titles: [LocalizedText]
  let steps: [Step]

  init(_ call: APICall, _ record: APICall.Record) {
    titles = [
      LocalizedText(en: "app", ja: "アプリ"), LocalizedText(en: "layer", ja: "レイヤー"), LocalizedText(call.client.rawValue),
      LocalizedText(en: "server", ja: "サーバー"),
    ]
    steps =
      [
        Step(from: 0, to: 1, label: LocalizedText("dispatch")),
        Step(from: 1, to: 2, label: LocalizedText(call.request.method.rawValue)),
      ]
      + record.wire.map { entry in
        Step(
          from: entry.isRequest ? 2 : 3, to: entry.isRequest ? 3 : 2, label: Self.cut(LocalizedText(entry.firstLine)))
      }
      + [
        Step(
          from: record.queue == nil ? 0 : 2, to: 0, label: Self.cut(record.outcome.words),
          queue: record.queue.map { LocalizedText(en: "on \($0.words.en)", ja: $0.words.ja) })
      ]
  }

  private static func cut(_ words: LocalizedText) -> LocalizedText {
    func cut(_ line: String) -> String { line.count <= 30 ? line : "\(line.prefix(29))…" }
    return LocalizedText(en: cut(words.en), ja: cut(words.ja))
  }

  private static func x(_ lane: Int) -> Double { 70 + 190 * Double(lane) }

  private func y(_ step: Int) -> Double { 76 + 44 * Double(step) }

  var height: Double { y(steps.count) + 8 }

  var alt: LocalizedText {
    func text(_ language: Language) -> String {
      steps.map { step in
        let (from, to) = (titles[step.from][language], titles[step.to][language])
        let label = step.label[language] + (step.queue.map { language == .english ? ", \($0.en)" : "(\($0.ja))" } ?? "")
        return step.from == step.to ? label : "\(from) → \(to): \(label)"
      }.joined(separator: language == .english ? "; " : "。")
    }
    return LocalizedText(en: text(.english), ja: text(.japanese))
  }

  var lanes: [Figure.Shape] {
    titles.enumerated().flatMap { lane, title -> [Figure.Shape] in
      let x = Self.x(lane)
      return [
        .line([.init(x, 44), .init(x, height - 16)], stroke: .init(.tone, dash: .dashed)),
        .rectangle(.init(x - 55, 14), width: 110, height: 30, stroke: .init(), fill: .shade),
        .text(title, at: .init(x, 34), style: .init(isBold: true)),
      ]
    }
  }

  func draw(_ index: Int, _ step: Step) -> [Figure.Shape] {
    let (from, to, y) = (Self.x(step.from), Self.x(step.to), y(index))
    guard from != to else {
      return [.text(step.label, at: .init(from + 10, y + 4), style: .init(anchor: .start, paint: .accent))]
    }
    let paint: Figure.Paint = step.queue == nil ? .ink : .accent
    let style = Figure.TextStyle(size: 13, paint: paint)
    let middle = step.queue == nil ? (from + to) / 2 : (Self.x(0) + Self.x(1)) / 2
    let back = from < to ? -7.0 : 7
    return [
      .line([.init(from, y), .init(to, y)], stroke: .init(paint)),
      .line([.init(to + back, y - 4), .init(to, y), .init(to + back, y + 4)], stroke: .init(paint), fill: paint),
      .text(step.label, at: .init(middle, y - 7), style: style),
    ] + (step.queue.map { [.text($0, at: .init(middle, y + 18), style: style)] } ?? [])
  }
}
