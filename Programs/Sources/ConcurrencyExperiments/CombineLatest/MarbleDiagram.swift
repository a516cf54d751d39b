import ExperimentKit

/// The layout of a marble diagram.
struct MarbleDiagram {
  private let combining: CombiningOperator
  private let start: CombineLatestStart
  private let events: [CombineLatestEvent]
  private let signals: [[CombineLatestSignal]]

  init(_ combining: CombiningOperator, from start: CombineLatestStart, events: [CombineLatestEvent]) {
    (self.combining, self.start, self.events) = (combining, start, events)
    signals = combining.signals(events, from: start)
  }

  private static let left = 60.0
  private static let box = 190.0
  private static let output = 275.0
  private static let radius = 17.0
  private static let small = 14.0

  /// The distance of columns, which the widest tuple determines; every other tuple is one line lower.
  private var pitch: Double {
    let widest = tuples.map { Self.width($0.label, Self.small) }.max() ?? 0
    return max(56, (widest + 14) / 2)
  }

  private var width: Double { x(events.count) + 60 }

  private func x(_ column: Int) -> Double {
    Self.left + 30 + pitch / 2 + Double(column) * pitch
  }

  private func y(_ source: CombineLatestSource) -> Double {
    40 + 46 * Double(source.index)
  }

  /// The tuples, each with its column and its index in it.
  private var tuples: [(column: Int, texts: [String], label: String)] {
    signals.enumerated().flatMap { column, signals in
      signals.compactMap { signal in
        guard case .value(let texts) = signal else { return nil }
        return (column, texts, "(\(texts.map { $0.isEmpty ? "\"\"" : $0 }.joined(separator: ",")))")
      }
    }
  }

  /// Returns the approximate width of a text in a font size: full width for all but ASCII.
  private static func width(_ text: String, _ size: Double) -> Double {
    text.reduce(0) { $0 + ($1.isASCII ? 0.6 : 1) * size }
  }

  /// The picture.
  var figure: Figure {
    Figure(
      width: width, height: 362, alt: alt,
      shapes: guides + CombineLatestSource.allCases.flatMap(line) + operatorBox + outputLine + clock)
  }

  /// The lines from events of sources to the operator's outputs.
  private var guides: [Figure.Shape] {
    signals.indices.filter { !signals[$0].isEmpty }.map { column in
      let top = column == 0 ? 40.0 : y(events[column - 1].source)
      return .line(
        [Figure.Point(x(column), top), Figure.Point(x(column), Self.output)],
        stroke: Figure.Stroke(.tone, width: 1.5, dash: .dashed))
    }
  }

  private func line(_ source: CombineLatestSource) -> [Figure.Shape] {
    let marks = events.enumerated().filter { $0.element.source == source }
    let end = marks.first { $0.element.isEnd }.map { x($0.offset + 1) }
    var shapes = axis(LocalizedText(source.rawValue), y(source), until: end)
    if let text = start.first { shapes += marble(text, at: Figure.Point(x(0), y(source)), .shade) }
    for (index, event) in marks {
      let point = Figure.Point(x(index + 1), y(source))
      switch event.content {
      case .value(let text): shapes += marble(text, at: point, .shade)
      case .done: shapes += Self.bar(point)
      case .fails: shapes += Self.cross(point)
      }
    }
    return shapes
  }

  private func axis(_ name: LocalizedText, _ y: Double, until end: Double?) -> [Figure.Shape] {
    let last = end ?? width - 20
    let arrow: [Figure.Shape] =
      end == nil
      ? [
        .line(
          [Figure.Point(last - 7, y - 5), Figure.Point(last, y), Figure.Point(last - 7, y + 5)], stroke: Figure.Stroke()
        )
      ] : []
    return [
      .text(
        name, at: Figure.Point(Self.left - 12, y + 5), style: Figure.TextStyle(size: 15, anchor: .end, isBold: true)),
      .line([Figure.Point(Self.left, y), Figure.Point(last, y)], stroke: Figure.Stroke()),
    ] + arrow
  }

  private func marble(_ text: String, at point: Figure.Point, _ fill: Figure.Paint) -> [Figure.Shape] {
    let label = text.isEmpty ? "\"\"" : text
    let size = min(14, 14 * (2 * Self.radius - 6) / max(Self.width(label, 14), 1))
    let isOutside = size < 8
    return [
      .circle(point, radius: Self.radius, stroke: Figure.Stroke(), fill: fill),
      .text(
        LocalizedText(isOutside ? "…" : label), at: Figure.Point(point.x, point.y + (isOutside ? 14 : size) * 0.36),
        style: Figure.TextStyle(size: isOutside ? 14 : size)),
    ]
  }

  private static func bar(_ point: Figure.Point) -> [Figure.Shape] {
    [
      .line(
        [Figure.Point(point.x, point.y - 14), Figure.Point(point.x, point.y + 14)],
        stroke: Figure.Stroke(.ink, width: 3))
    ]
  }

  private static func cross(_ point: Figure.Point) -> [Figure.Shape] {
    let stroke = Figure.Stroke(.accent, width: 3)
    return [
      .line([Figure.Point(point.x - 9, point.y - 9), Figure.Point(point.x + 9, point.y + 9)], stroke: stroke),
      .line([Figure.Point(point.x - 9, point.y + 9), Figure.Point(point.x + 9, point.y - 9)], stroke: stroke),
    ]
  }

  private var operatorBox: [Figure.Shape] {
    [
      .rectangle(
        Figure.Point(Self.left, Self.box - 18), width: width - 20 - Self.left, height: 38, stroke: Figure.Stroke(),
        fill: .paper),
      .text(
        LocalizedText(combining.word), at: Figure.Point((Self.left + width - 20) / 2, Self.box + 6),
        style: Figure.TextStyle(size: 15, isBold: true, isCode: true)),
    ]
  }

  private var outputLine: [Figure.Shape] {
    let last = signals.firstIndex { $0.contains { $0 == .finished || $0 == .failed } }
    let name = combining == .merge ? LocalizedText(en: "out", ja: "出力") : LocalizedText(en: "sum", ja: "合計")
    var shapes = axis(name, Self.output, until: last.map(x))
    var place: [Int: Int] = [:]
    for (index, tuple) in tuples.enumerated() {
      let count = signals[tuple.column].count
      let offset = Double(place[tuple.column, default: 0]) - Double(count - 1) / 2
      place[tuple.column, default: 0] += 1
      let point = Figure.Point(x(tuple.column) + offset * 2 * Self.radius, Self.output)
      let text = combining == .merge ? tuple.texts[0] : FieldSum(tuple.texts, .exact).label.en
      shapes += marble(text, at: point, .tint1)
      if combining != .merge {
        shapes.append(
          .text(
            LocalizedText(tuple.label), at: Figure.Point(point.x, Self.output + (index.isMultiple(of: 2) ? 34 : 52)),
            style: Figure.TextStyle(size: Self.small)))
      }
    }
    if let last {
      let point = Figure.Point(x(last), Self.output)
      shapes += signals[last].contains(.failed) ? Self.cross(point) : Self.bar(point)
    }
    return shapes
  }

  private var clock: [Figure.Shape] {
    let style = Figure.TextStyle(size: Self.small, paint: .muted)
    let times: [Figure.Shape] = events.enumerated().map { index, event in
      .text(LocalizedText("\(event.time)"), at: Figure.Point(x(index + 1), 352), style: style)
    }
    return times + [
      .text(LocalizedText(en: "subscription", ja: "購読"), at: Figure.Point(x(0), 352), style: style)
    ]
  }

  private var alt: LocalizedText {
    let inputs = events.map(\.description).joined(separator: ", ")
    let sums = tuples.map { combining == .merge ? $0.texts[0] : $0.label }.joined(separator: ", ")
    let isField = start == .fields
    return LocalizedText(
      en:
        "A marble diagram of \(combining.word)\(isField ? " with fields" : ""): \(inputs). Out: \(sums.isEmpty ? "nothing" : sums).",
      ja: "\(combining.word)のマーブルダイアグラム\(isField ? "(テキストフィールド)" : ""): \(inputs)。出力: \(sums.isEmpty ? "なし" : sums)。")
  }
}
