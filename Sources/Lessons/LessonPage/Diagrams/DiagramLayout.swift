import Results
import SourceText

/// A state diagram that Graphviz lays out: the input of `dot`, and the arrangement in its answer.
///
/// Source: the DOT language, https://graphviz.org/doc/info/lang.html.
struct DiagramLayout: Sendable {
  private typealias Arrangement = DiagramArrangement
  /// The widest line of a state's title, in terminal columns.
  private static let titleColumns = 16

  private let titles: [[String]]
  private let transitions: [(from: Int, to: Int, lines: [String])]
  private let initial: Int?
  private let labels: ArrowLabels
  /// Whether each state is below the one before, so that the diagram is narrow and high.
  private let isColumn: Bool

  /// Creates the layout of a diagram with the words of a language.
  init(_ diagram: StateDiagram, _ language: Language, _ labels: ArrowLabels, isColumn: Bool) {
    let indices = Dictionary(diagram.states.enumerated().map { ($1.id, $0) }) { first, _ in first }
    titles = diagram.states.map { WrappedText($0.title[language], columns: Self.titleColumns).lines }
    transitions = diagram.transitions.compactMap { transition in
      guard let from = indices[transition.from], let to = indices[transition.to] else { return nil }
      return (from, to, labels.lines(transition.label[language]))
    }
    initial = diagram.initial.flatMap { indices[$0] }
    (self.labels, self.isColumn) = (labels, isColumn)
  }

  // MARK: The input

  /// The input of `dot -Tplain`: nodes and edges by number, with the width and height of their words.
  var source: String {
    var lines = [
      "digraph {", "rankdir=TB; nodesep=0.1; ranksep=0.3;", "node [shape=box, fixedsize=true, label=\"\"];",
      "edge [dir=none];",
    ]
    for (index, title) in titles.enumerated() {
      let width = max(64, Arrangement.width(title) * 1.08 + 28)
      let height = max(Double(title.count) * Arrangement.lineHeight + 18, loops(at: index).size.height)
      lines.append("s\(index) [\(Self.size(width, height))];")
    }
    if let initial {
      lines += [
        "start [shape=circle, \(Self.size(2 * Arrangement.startRadius, 2 * Arrangement.startRadius))];",
        "start -> s\(initial);",
      ]
    }
    for group in groups {
      let (from, to) = (transitions[group[0]].from, transitions[group[0]].to)
      let sizes = group.map { size(transitions[$0].lines) }
      let label = Self.label((sizes[0].width, sizes.reduce(0) { $0 + $1.height }))
      lines.append("s\(from) -> s\(to) [\(label)\(ports(from, to))];")
    }
    for state in titles.indices where !loops(at: state).rows.isEmpty {
      lines.append("s\(state) -> s\(state) [\(Self.label(loops(at: state).size))];")
    }
    if isColumn { lines += titles.indices.dropFirst().map { "s\($0 - 1) -> s\($0) [style=invis, weight=3];" } }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func size(_ width: Double, _ height: Double) -> String {
    let inches = [width, height].map { ($0 / PlainGraph.scale * 1_000).rounded(.up) / 1_000 }
    return "width=\(inches[0]), height=\(inches[1])"
  }

  private static func label(_ size: (width: Double, height: Double)) -> String {
    guard size.width > 0 else { return "" }
    // Sizes in labels are points, of which an inch has 72.
    let points = [size.width, size.height].map { Int(($0 * 72 / PlainGraph.scale).rounded(.up)) }
    return "label=<<table border=\"0\" cellborder=\"0\" fixedsize=\"true\" width=\"\(points[0])\" "
      + "height=\"\(points[1])\"><tr><td></td></tr></table>>"
  }

  /// Returns the ends of an arrow that passes states of a column: away from the arrows of a state to itself.
  private func ports(_ from: Int, _ to: Int) -> String { isColumn && from + 1 < to ? " tailport=s headport=n" : "" }

  /// The transitions to other states, in the order of the input; those of a group share an arrow.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for (index, transition) in transitions.enumerated() where transition.from != transition.to {
      let place = groups.firstIndex { group in
        labels.areShared && transitions[group[0]].from == transition.from && transitions[group[0]].to == transition.to
      }
      if let place { groups[place].append(index) } else { groups.append([index]) }
    }
    return groups
  }

  // MARK: The answer

  /// Returns the arrangement that `dot -Tplain` answered; nil for an answer that does not have the documented form.
  func arrangement(_ answer: String) -> DiagramArrangement? {
    guard let graph = PlainGraph(answer) else { return nil }
    var arrangement = DiagramArrangement(width: graph.width, height: graph.height)
    for node in graph.nodes {
      if node.name == "start" {
        arrangement.start = node.frame.center
      } else if let index = Int(node.name.dropFirst()), titles.indices.contains(index) {
        arrangement.states.append(.init(index: index, lines: titles[index], frame: node.frame))
        arrangement.arrows += loops(at: index, node.frame)
      }
    }
    // Graphviz writes edges in the order of their first state, and the edges of one state in the order of the input.
    var waiting = groups
    for edge in graph.edges where edge.from != edge.to && !edge.isInvisible {
      let place = waiting.firstIndex { group in
        "s\(transitions[group[0]].from)" == edge.from && "s\(transitions[group[0]].to)" == edge.to
      }
      let group = place.map { waiting.remove(at: $0) } ?? []
      arrangement.arrows.append(
        .init(
          points: edge.points, labels: edge.label.map { labels(of: group, at: $0) } ?? [], transition: group.first))
    }
    return arrangement
  }

  /// Returns the labels of transitions that share an arrow, one below the other.
  private func labels(of group: [Int], at middle: Figure.Point) -> [DiagramArrangement.Label] {
    group.enumerated().map { row, index in
      let lines = transitions[index].lines
      let offset = (Double(row) - Double(group.count - 1) / 2) * size(lines).height
      return label(lines, number: index + 1, at: Figure.Point(middle.x, middle.y + offset))
    }
  }

  /// Returns the arrows from a state to itself, one below the other on its right, where Graphviz left room for them.
  private func loops(at state: Int, _ frame: DiagramArrangement.Frame) -> [DiagramArrangement.Arrow] {
    let (rows, size) = loops(at: state)
    let right = frame.center.x + frame.width / 2
    var top = frame.center.y - size.height / 2 + Arrangement.loopMargin
    return rows.map { row in
      let middle = Figure.Point(right, top + row.height / 2)
      top += row.height
      let words = self.size(row.lines)
      let place = Figure.Point(right + Arrangement.loopWidth + words.width / 2, middle.y)
      return .init(
        points: Arrangement.loop(at: middle),
        labels: words.width == 0 ? [] : [label(row.lines, number: row.number, at: place)],
        transition: row.number - 1)
    }
  }

  // MARK: Sizes

  private func label(_ lines: [String], number: Int, at point: Figure.Point) -> DiagramArrangement.Label {
    let (width, height) = size(lines)
    return .init(
      number: labels.areNumbered ? number : nil, lines: lines,
      frame: .init(center: point, width: width, height: height))
  }

  /// Returns the transitions from a state to itself, and the size of their arrows and labels together.
  private func loops(
    at state: Int
  ) -> (rows: [(number: Int, lines: [String], height: Double)], size: (width: Double, height: Double)) {
    let rows = transitions.enumerated().filter { $1.from == state && $1.to == state }.map { index, transition in
      (index + 1, transition.lines, max(Arrangement.loopHeight, size(transition.lines).height + 6))
    }
    guard !rows.isEmpty else { return ([], (0, 0)) }
    let width = rows.map { size($0.1).width }.max() ?? 0
    return (rows, (Arrangement.loopWidth + width, rows.reduce(2 * Arrangement.loopMargin) { $0 + $1.2 }))
  }

  /// Returns the size of a label; zero for one without words and numbers.
  private func size(_ lines: [String]) -> (width: Double, height: Double) {
    let height = Double(lines.count) * Arrangement.lineHeight + 2
    let disc = 2 * Arrangement.discRadius + 2
    guard labels.areNumbered else { return lines.isEmpty ? (0, 0) : (Arrangement.width(lines) + 8, height) }
    return (disc + (lines.isEmpty ? 0 : Arrangement.width(lines) + 8), max(disc, height))
  }
}
