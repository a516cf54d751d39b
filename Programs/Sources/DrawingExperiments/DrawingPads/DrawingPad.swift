import ExperimentKit

/// The data of a drawing pad: its strokes, and the tool, the color and the size for the next one.
struct DrawingPad: Sendable, Hashable {
  /// The finished strokes, from the first to the last.
  private(set) var finished: [PadStroke] = []
  /// The unfinished stroke.
  private(set) var current: PadStroke?
  /// The color of the pen.
  private(set) var color = PadColor.black
  /// The size; nil before one was chosen.
  private(set) var size: PadSize?
  /// Whether the eraser was chosen instead of the pen.
  private(set) var isErasing = false

  /// The drawn strokes, from the bottom to the top.
  var drawn: [PadStroke] { finished + (current.map { [$0] } ?? []) }

  /// The strokes that are visible unless covered: one point is not a line.
  var seen: [PadStroke] { drawn.filter { $0.points.count > 1 } }

  /// Applies an event; an unknown segment changes nothing, except for colors, where it is black.
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

  /// The text of the strokes in a transcript.
  var strokeWords: LocalizedText {
    let none = LocalizedText(en: "none", ja: "なし")
    let list = finished.isEmpty ? none : finished.map(\.words).joined(.comma)
    let last = current?.words ?? none
    return LocalizedText(en: "finished: \(list); current: \(last)", ja: "完成: \(list)。途中: \(last)")
  }

  /// The tool, color and width of the next stroke in a transcript.
  var toolWords: LocalizedText {
    let (color, width) = ((isErasing ? .white : color).title, (size ?? .small).width.plainText)
    let tool = isErasing ? LocalizedText(en: "eraser", ja: "消しゴム") : LocalizedText(en: "pen", ja: "ペン")
    return LocalizedText(en: "next stroke: \(tool), \(color), \(width) wide", ja: "次の線: \(tool)、\(color)、太さ\(width)")
  }
}
