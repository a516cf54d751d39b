import Results
import SourceText

/// A state diagram that Graphviz lays out: the input of `dot`, and the picture of its answer.
///
/// Source: the DOT language and the output format `plain`, https://graphviz.org/docs/outputs/plain/.
package struct DiagramLayout: Sendable {
  private let diagram: StateDiagram
  private let language: Language

  /// The number of pixels in an inch of Graphviz.
  private static let scale = 96.0
  private static let margin = 12.0
  private static let textSize = 14.0

  /// Creates the layout of a diagram with the words of a language.
  package init(_ diagram: StateDiagram, _ language: Language) {
    (self.diagram, self.language) = (diagram, language)
  }

  /// The input of `dot -Tplain`: nodes and edges by number, with the width and height of their words.
  package var source: String {
    var lines = [
      "digraph {", "rankdir=TB; nodesep=0.35; ranksep=0.45;",
      "node [shape=box, fixedsize=true, label=\"\"]; edge [fontsize=\(Int(Self.textSize))];",
    ]
    for (index, state) in diagram.states.enumerated() {
      let width = max(60, Self.width(state.title[language]) + 24) / Self.scale
      lines.append("s\(index) [width=\(Self.number(width)), height=\(Self.number(34 / Self.scale))];")
    }
    if let initial = diagram.initial, let index = position(initial) {
      lines += ["start [width=0.15, height=0.15];", "start -> s\(index);"]
    }
    for (index, transition) in diagram.transitions.enumerated() {
      guard let from = position(transition.from), let to = position(transition.to) else { continue }
      let size = Self.size(label(transition))
      let cell =
        "<<table border=\"0\" cellborder=\"0\" fixedsize=\"true\" "
        + "width=\"\(size.width)\" height=\"\(size.height)\"><tr><td></td></tr></table>>"
      lines.append("s\(from) -> s\(to) [id=\(index)\(size.width == 0 ? "" : ", label=\(cell)")];")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// Draws the picture that `dot -Tplain` answered.
  ///
  /// - Parameters:
  ///   - plain: the output of `dot`.
  ///   - alt: the alternative text.
  /// - Returns: the picture; nil for an answer that does not have the documented form.
  package func figure(_ plain: String, alt: LocalizedText) -> Figure? {
    let words = plain.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let graph = words.first, graph.first == "graph", graph.count == 4,
      let width = Double(graph[2]), let height = Double(graph[3]), (0...200).contains(width), (0...200).contains(height)
    else { return nil }
    let place = Placement(height: height * Self.scale + Self.margin, left: Self.margin, scale: Self.scale)
    var shapes: [Figure.Shape] = []
    // Graphviz writes edges in the order of their first state, and the edges of one state in the order of the input.
    var waiting = diagram.transitions
    for line in words.dropFirst() {
      switch line.first {
      case "node":
        guard line.count > 5, let center = place.point(line[2], line[3]) else { return nil }
        if line[1] == "start" {
          shapes.append(.circle(center, radius: 7, fill: .ink))
        } else if let index = Int(line[1].dropFirst()), diagram.states.indices.contains(index),
          let wide = Double(line[4]), let high = Double(line[5])
        {
          shapes += state(diagram.states[index], center, wide * Self.scale, high * Self.scale)
        }
      case "edge":
        guard let edge = PlainEdge(line, place) else { return nil }
        shapes += arrow(edge.points)
        if let middle = edge.label, edge.from != "start",
          let index = waiting.firstIndex(where: { name($0.from) == edge.from && name($0.to) == edge.to })
        {
          shapes += labelShapes(label(waiting[index]), middle)
          waiting.remove(at: index)
        } else if let index = waiting.firstIndex(where: { name($0.from) == edge.from && name($0.to) == edge.to }) {
          waiting.remove(at: index)
        }
      default: break
      }
    }
    return Figure(
      width: (width * Self.scale + 2 * Self.margin).rounded(.up),
      height: (height * Self.scale + 2 * Self.margin).rounded(.up), alt: alt, shapes: shapes)
  }

  private func position(_ id: String) -> Int? { diagram.states.firstIndex { $0.id == id } }

  private func name(_ id: String) -> String { position(id).map { "s\($0)" } ?? "" }

  /// Returns the lines of a transition's label, each of at most 24 columns if it can be broken at spaces.
  private func label(_ transition: StateDiagram.Transition) -> [String] {
    let words = transition.label[language].split(separator: " ")
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 24 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func width(_ text: String) -> Double {
    Double(DisplayWidth.of(text)) * textSize * 0.56
  }

  private static func size(_ lines: [String]) -> (width: Int, height: Int) {
    let wide = lines.map(width).max() ?? 0
    // Sizes in labels are points, of which an inch has 72.
    return (Int((wide + 8) * 72 / scale), Int(Double(lines.count) * (textSize + 4) * 72 / scale) + 4)
  }

  private static func number(_ value: Double) -> String {
    "\((value * 1_000).rounded() / 1_000)"
  }

  private func state(
    _ state: StateDiagram.State, _ center: Figure.Point, _ width: Double, _ height: Double
  ) -> [Figure.Shape] {
    let corner = Figure.Point(center.x - width / 2, center.y - height / 2)
    return [
      .rectangle(corner, width: width, height: height, stroke: Figure.Stroke(.ink, width: 1.5), fill: .shade),
      .text(
        state.title, at: Figure.Point(center.x, center.y + Self.textSize * 0.35),
        style: Figure.TextStyle(size: Self.textSize, anchor: .middle)),
    ]
  }

  private func labelShapes(_ lines: [String], _ middle: Figure.Point) -> [Figure.Shape] {
    let top = middle.y - Double(lines.count - 1) * (Self.textSize + 4) / 2 + Self.textSize * 0.35
    return lines.enumerated().map { index, line in
      .text(
        LocalizedText(line), at: Figure.Point(middle.x, top + Double(index) * (Self.textSize + 4)),
        style: Figure.TextStyle(size: Self.textSize - 1, anchor: .middle))
    }
  }

  private func arrow(_ points: [Figure.Point]) -> [Figure.Shape] {
    guard let tip = points.last, let before = points.dropLast().last else { return [] }
    let (dx, dy) = (tip.x - before.x, tip.y - before.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.001)
    let (ux, uy) = (dx / length, dy / length)
    let base = Figure.Point(tip.x - 9 * ux, tip.y - 9 * uy)
    let sides = [(-1.0), 1].map { Figure.Point(base.x - $0 * 4 * uy, base.y + $0 * 4 * ux) }
    return [
      .line(points, stroke: Figure.Stroke(.muted, width: 1.5)),
      .line([tip, sides[0], sides[1], tip], stroke: Figure.Stroke(.muted, width: 1), fill: .muted),
    ]
  }
}

/// A conversion from inches, upward, to pixels, downward.
private struct Placement {
  let height: Double
  let left: Double
  let scale: Double

  func point(_ x: String, _ y: String) -> Figure.Point? {
    guard let x = Double(x), let y = Double(y), abs(x) < 1_000, abs(y) < 1_000 else { return nil }
    return Figure.Point(left + x * scale, height - y * scale)
  }
}

/// A line `edge TAIL HEAD N X1 Y1 … [LABEL XL YL] STYLE COLOR`.
private struct PlainEdge {
  let from: String
  let to: String
  /// The curve as a line of many points.
  let points: [Figure.Point]
  /// The middle of the label, if there is one.
  let label: Figure.Point?

  init?(_ words: [String], _ place: Placement) {
    guard words.count > 3, let count = Int(words[3]), (4...1_000).contains(count), words.count >= 4 + 2 * count else {
      return nil
    }
    (from, to) = (words[1], words[2])
    let controls = (0..<count).compactMap { place.point(words[4 + 2 * $0], words[5 + 2 * $0]) }
    guard controls.count == count else { return nil }
    points = Self.curve(controls)
    let rest = words.dropFirst(4 + 2 * count)
    label = rest.count > 2 ? place.point(words[words.count - 4], words[words.count - 3]) : nil
  }

  /// Returns points along cubic Bézier curves, each of which starts at the end of the previous one.
  private static func curve(_ controls: [Figure.Point]) -> [Figure.Point] {
    var points = [controls[0]]
    for start in stride(from: 0, to: controls.count - 3, by: 3) {
      let (a, b, c, d) = (controls[start], controls[start + 1], controls[start + 2], controls[start + 3])
      for step in 1...12 {
        let t = Double(step) / 12
        let (p, q, r, s) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
        points.append(
          Figure.Point(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y))
      }
    }
    return points
  }
}
