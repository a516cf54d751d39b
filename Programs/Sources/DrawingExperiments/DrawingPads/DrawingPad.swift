import ExperimentKit

/// What a drawing pad keeps: its strokes, and the tool, the color and the size for the next one.
struct DrawingPad: Sendable, Hashable {
  /// The strokes that were finished, from the first to the last.
  private(set) var finished: [PadStroke] = []
  /// The stroke that has not been finished.
  private(set) var current: PadStroke?
  /// The color of the pen.
  private(set) var color = PadColor.black
  /// The size, none before one was chosen.
  private(set) var size: PadSize?
  /// Whether the eraser was chosen and not the pen.
  private(set) var isErasing = false

  /// The strokes that are drawn, from the bottom to the top.
  var drawn: [PadStroke] { finished + (current.map { [$0] } ?? []) }

  /// The strokes of which something is seen where nothing lies over it: one point is no line.
  var seen: [PadStroke] { drawn.filter { $0.points.count > 1 } }

  /// Takes what an event changes; a segment that does not exist changes nothing, but for colors, where it is black.
  mutating func take(_ event: PadEvent) {
    switch event {
    case .began(let point):
      current = PadStroke(points: [point], color: isErasing ? .white : color, size: size, isErasing: isErasing)
    case .moved(let point): current?.points.append(point)
    case .ended(let point):
      current?.points.append(point)
      finished += current.map { [$0] } ?? []
      current = nil
    case .cancelled: current = nil
    case .tool(let segment): isErasing = segment == 1 || segment != 0 && isErasing
    case .color(let segment): color = PadEvent.colors.indices.contains(segment) ? PadEvent.colors[segment] : .black
    case .size(let segment): if PadSize.allCases.indices.contains(segment) { size = PadSize.allCases[segment] }
    case .undo: _ = finished.popLast()
    case .clear: finished = []
    }
  }

  /// The strokes, as a transcript shows them.
  var strokeWords: LocalizedText {
    let none = LocalizedText(en: "none", ja: "なし")
    let list = finished.isEmpty ? none : finished.map(\.words).joined(.comma)
    let last = current?.words ?? none
    return LocalizedText(en: "finished: \(list); current: \(last)", ja: "完成: \(list)。途中: \(last)")
  }

  /// Tool, color and width of the next stroke, as a transcript shows them.
  var toolWords: LocalizedText {
    let (color, width) = ((isErasing ? .white : color).title, (size ?? .small).width.plainText)
    let tool = isErasing ? LocalizedText(en: "eraser", ja: "消しゴム") : LocalizedText(en: "pen", ja: "ペン")
    return LocalizedText(en: "next stroke: \(tool), \(color), \(width) wide", ja: "次の線: \(tool)、\(color)、太さ\(width)")
  }
}
