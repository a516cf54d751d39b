import Results

/// The answer of `dot -Tplain`, in pixels with the origin at the top left.
///
/// Source: the output format `plain`, https://graphviz.org/docs/outputs/plain/.
struct PlainGraph {
  /// A line `node NAME X Y WIDTH HEIGHT …`.
  struct Node {
    let name: String
    let frame: DiagramArrangement.Frame
  }

  /// A line `edge TAIL HEAD N X1 Y1 … [LABEL XL YL] STYLE COLOR`.
  struct Edge {
    let from: String
    let to: String
    /// The curve as a line of many points.
    let points: [Figure.Point]
    /// The middle of the label, if there is one.
    let label: Figure.Point?
    /// Whether the line only keeps its nodes in order.
    let isInvisible: Bool
  }

  /// The number of pixels in an inch of Graphviz.
  static let scale = 96.0
  private static let margin = 4.0

  private(set) var width: Double
  private(set) var height: Double
  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []

  /// Reads an answer; nil for one that does not have the documented form.
  init?(_ answer: String) {
    let lines = answer.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    guard let graph = lines.first, graph.first == "graph", graph.count == 4,
      let wide = Double(graph[2]), let high = Double(graph[3]), (0...200).contains(wide), (0...200).contains(high)
    else { return nil }
    (width, height) = (wide * Self.scale + 2 * Self.margin, high * Self.scale + 2 * Self.margin)
    for line in lines.dropFirst() {
      switch line.first {
      case "node":
        guard let node = node(line) else { return nil }
        nodes.append(node)
      case "edge":
        guard let edge = edge(line) else { return nil }
        edges.append(edge)
      default: break
      }
    }
  }

  private func point(_ x: String, _ y: String) -> Figure.Point? {
    guard let x = Double(x), let y = Double(y), abs(x) < 1_000, abs(y) < 1_000 else { return nil }
    return Figure.Point(Self.margin + x * Self.scale, height - Self.margin - y * Self.scale)
  }

  private func node(_ words: [String]) -> Node? {
    guard words.count > 5, let center = point(words[2], words[3]), let wide = Double(words[4]),
      let high = Double(words[5])
    else { return nil }
    return Node(name: words[1], frame: .init(center: center, width: wide * Self.scale, height: high * Self.scale))
  }

  private func edge(_ words: [String]) -> Edge? {
    guard words.count > 3, let count = Int(words[3]), (4...1_000).contains(count), words.count >= 4 + 2 * count else {
      return nil
    }
    let controls = (0..<count).compactMap { point(words[4 + 2 * $0], words[5 + 2 * $0]) }
    guard controls.count == count else { return nil }
    let hasLabel = words.count > 4 + 2 * count + 2
    return Edge(
      from: words[1], to: words[2], points: Self.curve(controls),
      label: hasLabel ? point(words[words.count - 4], words[words.count - 3]) : nil,
      isInvisible: words.dropLast().last == "invis")
  }

  /// Returns points along cubic Bézier curves, each of which starts at the end of the previous one.
  static func curve(_ controls: [Figure.Point]) -> [Figure.Point] {
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
