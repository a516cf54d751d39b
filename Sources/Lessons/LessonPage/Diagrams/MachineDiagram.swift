import ExperimentKit
import LessonRunner
import Results
import SourceText

/// The state diagram of a walk, in which a page lights the state of the machine and the arrows that a reader took.
struct MachineDiagram {
  /// The picture as a part of a page, with a list of what its numbers stand for.
  let html: String

  /// Creates the diagram; nil if it has anything but shapes and text.
  init?(_ diagram: StateDiagram, _ arrangement: DiagramArrangement, _ labels: ArrowLabels, _ language: Language) {
    var elements = ""
    /// Adds shapes, as a group if the page lights them.
    func add(_ shapes: [Figure.Shape], _ group: String? = nil) -> Bool {
      // A figure without a size has no ground.
      let figure = Figure(width: 0, height: 0, alt: LocalizedText(""), shapes: shapes)
      guard let inner = InlineFigure(figure, language)?.elements else { return false }
      elements += group.map { "<g \($0)>\n\(inner)</g>\n" } ?? inner
      return true
    }
    for arrow in arrangement.arrows {
      let transition = arrow.transition.map { diagram.transitions[$0] }
      let group = transition.map { "data-arrow=\"\($0.from) \($0.to)\"" }
      guard add(DiagramArrangement.arrow(arrow.points), group) else { return nil }
    }
    guard add(arrangement.arrows.flatMap(\.labels).flatMap(DiagramArrangement.shapes)) else { return nil }
    for state in arrangement.states {
      let group = "data-state=\"\(diagram.states[state.index].id)\""
      guard add(DiagramArrangement.shapes(state), group) else { return nil }
    }
    if let start = arrangement.start {
      guard add([.circle(start, radius: DiagramArrangement.startRadius, fill: .ink)]) else { return nil }
    }
    let (width, height) = (Int(arrangement.width.rounded(.up)), Int(arrangement.height.rounded(.up)))
    let picture = InlineFigure.html(
      viewBox: "0 0 \(width) \(height)", alt: Self.alt(diagram)[language],
      attributes: " width=\"\(width)\" height=\"\(height)\"",
      elements)
    html =
      "<div class=\"map\"><div class=\"states picture\">\(picture)</div>\n"
      + (labels.areNumbered ? Typography.html(DrawnDiagram.list(diagram, language), language) : "") + "</div>\n"
  }

  private static func alt(_ diagram: StateDiagram) -> LocalizedText {
    let (states, arrows) = (diagram.states.count, diagram.transitions.count)
    return LocalizedText(
      en: "State diagram of \(states) states and \(arrows) arrows, one for each pair of states that a step connects.",
      ja: "状態遷移図。状態は\(states)個、矢印は\(arrows)本で、2つの状態の間に1本ずつあります。")
  }
}

extension MachineWalk {
  /// The states that the walk reaches, each with its position as its id, and an arrow for each pair with a step between them.
  var diagram: StateDiagram {
    let titles = places.first?.states ?? []
    let reached = Set(places.map(\.state))
    var events: [[Int]: [String]] = [:]
    var pairs: [[Int]] = []
    for step in steps where !step.isRefused {
      let pair = [places[step.from].state, places[step.to].state]
      if events[pair] == nil { pairs.append(pair) }
      let event = self.events[step.event]
      if events[pair]?.contains(event) != true { events[pair, default: []].append(event) }
    }
    return StateDiagram(
      states: titles.indices.filter(reached.contains).map { StateDiagram.State("\($0)", titles[$0]) },
      transitions: pairs.map { pair in
        StateDiagram.Transition(
          from: "\(pair[0])", to: "\(pair[1])", LocalizedText((events[pair] ?? []).joined(separator: ", ")))
      },
      initial: places.first.map { "\($0.state)" })
  }
}
