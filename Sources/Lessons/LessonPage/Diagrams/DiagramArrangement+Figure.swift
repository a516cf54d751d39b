import Results
import SourceText

extension DiagramArrangement {
  /// Draws the picture: lines first, so that none of them covers words.
  func figure(_ alt: LocalizedText) -> Figure {
    var shapes = arrows.flatMap { Self.arrow($0.points) }
    shapes += arrows.flatMap(\.labels).flatMap(Self.shapes)
    shapes += states.flatMap(Self.shapes)
    if let start { shapes.append(.circle(start, radius: Self.startRadius, fill: .ink)) }
    return Figure(width: width.rounded(.up), height: height.rounded(.up), alt: alt, shapes: shapes)
  }

  /// Returns the box and the title of a state.
  static func shapes(_ state: State) -> [Figure.Shape] {
    let box = Figure.Shape.line(outline(state.frame), stroke: Figure.Stroke(.ink, width: 2), fill: .paper)
    return [box] + text(state.lines, at: state.frame.center, Figure.TextStyle(size: textSize, isBold: true))
  }

  /// Returns the words at an arrow, and its number.
  static func shapes(_ label: Label) -> [Figure.Shape] {
    let frame = label.frame
    let corner = Figure.Point(frame.center.x - frame.width / 2, frame.center.y - frame.height / 2)
    let ground = Figure.Shape.rectangle(corner, width: frame.width, height: frame.height, fill: .paper)
    guard let number = label.number else {
      return [ground] + text(label.lines, at: frame.center, Figure.TextStyle(size: textSize))
    }
    let disc = Figure.Point(corner.x + discRadius + 1, frame.center.y)
    let words = Figure.Point(corner.x + 2 * discRadius + 6, frame.center.y)
    return (label.lines.isEmpty ? [] : [ground])
      + [.circle(disc, radius: discRadius, stroke: Figure.Stroke(.ink, width: 1), fill: .paper)]
      + text(["\(number)"], at: disc, Figure.TextStyle(size: textSize))
      + text(label.lines, at: words, Figure.TextStyle(size: textSize, anchor: .start))
  }

  /// Returns lines of text whose middle has the height of a point.
  private static func text(_ lines: [String], at point: Figure.Point, _ style: Figure.TextStyle) -> [Figure.Shape] {
    let top = point.y - Double(lines.count - 1) * lineHeight / 2 + style.size * 0.35
    return lines.enumerated().map { index, line in
      .text(LocalizedText(line), at: Figure.Point(point.x, top + Double(index) * lineHeight), style: style)
    }
  }

  /// Returns the outline of a rectangle with round corners.
  private static func outline(_ frame: Frame) -> [Figure.Point] {
    let radius = min(14, frame.height / 2)
    let (x, y) = (frame.width / 2 - radius, frame.height / 2 - radius)
    let corners = [(x, -y), (x, y), (-x, y), (-x, -y)]
    return corners.enumerated().flatMap { index, corner in
      (0...6).map { step in
        Figure.point(
          at: Double(index) * 90 + Double(step) * 15, radius: radius,
          from: Figure.Point(frame.center.x + corner.0, frame.center.y + corner.1))
      }
    }
  }

  /// Returns the line and the tip of an arrow.
  static func arrow(_ points: [Figure.Point]) -> [Figure.Shape] {
    guard let tip = points.last, let before = points.dropLast().last else { return [] }
    let (dx, dy) = (tip.x - before.x, tip.y - before.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    let (ux, uy) = (dx / length, dy / length)
    let base = Figure.Point(tip.x - 9 * ux, tip.y - 9 * uy)
    let sides = [-1.0, 1].map { Figure.Point(base.x - $0 * 4 * uy, base.y + $0 * 4 * ux) }
    return [
      .line(points, stroke: Figure.Stroke(.muted, width: 1.5)),
      .line([tip, sides[0], sides[1], tip], stroke: Figure.Stroke(.muted, width: 1), fill: .muted),
    ]
  }
}
