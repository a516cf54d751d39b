import Drawing
import ExperimentKit

extension PadStroke {
  /// The color, width and number of points in a transcript.
  var words: LocalizedText {
    let points = points.count
    return LocalizedText(
      en: "\(color.title) \(width.plainText) (\(points) point\(points == 1 ? "" : "s"))",
      ja: "\(color.title)\(width.plainText)(\(points)点)")
  }

  /// Returns the visible part of the stroke, with its places, for a picture's alternative text.
  func picturedWords(_ eraser: PadPlay.Eraser) -> LocalizedText {
    let places = points.map { LocalizedText("(\($0.x.plainText), \($0.y.plainText))") }
    let isDisc = Set(points).count == 1
    let erases = isErasing && eraser == .transparent
    let shape = isDisc ? LocalizedText(en: "disc", ja: "円") : LocalizedText(en: "line", ja: "線")
    let way =
      isDisc
      ? LocalizedText(en: "at \(places[0])", ja: "\(places[0])を中心とする")
      : LocalizedText(en: "through \(places.joined(.comma))", ja: "\(places.joined(.comma))を通る")
    let color = erases ? LocalizedText(en: "an erased", ja: "消された") : color.adjective
    return LocalizedText(
      en: "\(color) \(shape) \(width.plainText) wide \(way)", ja: "\(way)太さ\(width.plainText)の\(color)\(shape)")
  }
}

extension PadColor {
  /// The adjective for the color before the shape.
  fileprivate var adjective: LocalizedText {
    switch self {
    case .black: LocalizedText(en: "a black", ja: "黒い")
    case .red: LocalizedText(en: "a red", ja: "赤い")
    case .yellow: LocalizedText(en: "a yellow", ja: "黄色い")
    case .white: LocalizedText(en: "a white", ja: "白い")
    }
  }
}

extension DrawingPad {
  /// The visible strokes, from the bottom to the top, in the words of a transcript.
  var seenWords: LocalizedText {
    list(\.words)
  }

  /// Returns the visible strokes, from the bottom to the top, with places.
  func picturedWords(_ eraser: PadPlay.Eraser) -> LocalizedText {
    list { $0.picturedWords(eraser) }
  }

  private func list(_ words: (PadStroke) -> LocalizedText) -> LocalizedText {
    let all = seen.map { stroke -> LocalizedText in
      let words = words(stroke)
      return stroke == current ? LocalizedText(en: "\(words), not finished", ja: "\(words)(途中)") : words
    }
    guard !all.isEmpty else { return LocalizedText(en: "no strokes", ja: "線はない") }
    return all.joined(LocalizedText(en: "; ", ja: "、"))
  }
}
