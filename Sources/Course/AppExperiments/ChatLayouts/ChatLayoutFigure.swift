import ExperimentKit

/// The same chat in the three layouts, each as a screen; parts beyond the screen are drawn with dashes.
///
/// Source: 003-1.
struct ChatLayoutFigure: Experiment {
  static let about = About(
    "chat-layout.figure", en: "A chat in the three layouts, side by side.", ja: "3通りに並べたチャットの図。")
  static let signature = Signature(Self.init, ChatLayoutParameters.viewport, ChatLayoutParameters.messages)

  let viewport: Int
  let messages: [Int]

  /// Returns the figure, with a screen of 200 units of height for each layout and enough room above and below.
  func run() -> Figure {
    let layouts = ChatLayout.Style.allCases.map { ChatLayout($0, viewport: viewport, messages: messages) }
    let scale = 200 / Double(viewport)
    let above = layouts.flatMap(\.frames).map { Double(-$0.top) * scale }.max().map { max($0, 0) } ?? 0
    let below = layouts.flatMap(\.frames).map { Double($0.bottom - viewport) * scale }.max().map { max($0, 0) } ?? 0
    let top = 58 + min(above, Self.most)
    let height = top + 200 + min(below, Self.most) + 16
    let shapes = layouts.enumerated().flatMap { index, layout in
      screen(layout, at: Figure.Point(30 + 190 * Double(index), top), scale)
    }
    return Figure(width: 570, height: height, alt: alt(layouts), shapes: shapes)
  }

  /// The distance beyond the screen up to which frames are drawn.
  private static let most = 120.0

  private func screen(_ layout: ChatLayout, at corner: Figure.Point, _ scale: Double) -> [Figure.Shape] {
    let frames = layout.frames.filter { $0.height > 0 }
    let range = corner.y - Self.most..<corner.y + 200 + Self.most
    let parts = frames.flatMap { frame -> [Figure.Shape] in
      let (y, height) = (corner.y + Double(frame.top) * scale, Double(frame.height) * scale)
      guard range.contains(y), range.contains(y + height) else { return [] }
      let label = frame.message.map { LocalizedText("\($0)") } ?? LocalizedText(en: "spacer", ja: "スペーサー")
      let (start, end) = (max(y + 1, corner.y), min(y + height - 1, corner.y + 200))
      let isWhole = layout.shown(frame) == frame.height
      let outside: [Figure.Shape] =
        isWhole
        ? []
        : [
          .rectangle(
            Figure.Point(corner.x + 6, y + 1), width: 118, height: max(height - 2, 1),
            stroke: Figure.Stroke(frame.message == nil ? .accent : .muted, width: 1, dash: .dashed), fill: .none)
        ]
      let inside: [Figure.Shape] =
        layout.shown(frame) == 0
        ? []
        : [
          .rectangle(
            Figure.Point(corner.x + 6, start), width: 118, height: max(end - start, 1),
            stroke: Figure.Stroke(frame.message == nil ? .accent : .muted, width: 1),
            fill: frame.message == nil ? .tint1 : .shade)
        ]
      return outside + inside
        + (height < 18
          ? [] : [.text(label, at: Figure.Point(corner.x + 65, y + height / 2 + 6), style: Figure.TextStyle(size: 16))])
    }
    return parts + [.rectangle(corner, width: 130, height: 200, stroke: Figure.Stroke(.ink, width: 2))]
      + layout.style.titleLines.enumerated().map { index, line in
        .text(
          line, at: Figure.Point(corner.x + 65, 20 + 20 * Double(index)),
          style: Figure.TextStyle(size: 16, isBold: true))
      }
  }

  private func alt(_ layouts: [ChatLayout]) -> LocalizedText {
    let parts = layouts.map { layout -> LocalizedText in
      guard let oldest = layout.frames.first(where: { $0.message != nil }), let newest = layout.newest else {
        return LocalizedText(en: "\(layout.style.title): no messages", ja: "\(layout.style.title):メッセージなし")
      }
      return LocalizedText(
        en: "\(layout.style.title): from \(oldest.top) to \(newest.bottom)",
        ja: "\(layout.style.title):\(oldest.top)から\(newest.bottom)まで")
    }
    let list = parts.joined(LocalizedText(en: "; ", ja: "、"))
    return LocalizedText(
      en: "Messages on a screen of \(viewport) points. \(list)", ja: "高さ\(viewport)ポイントの画面に並ぶメッセージ。\(list)")
  }
}

extension ChatLayout.Style {
  /// The title in lines that fit above a screen.
  fileprivate var titleLines: [LocalizedText] {
    switch self {
    case .plain, .flipped: [title]
    case .spacer: [LocalizedText(en: "flipped,", ja: "反転と"), LocalizedText(en: "with the spacer", ja: "スペーサー")]
    }
  }
}
