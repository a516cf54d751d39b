import Results
import SourceText

/// The places of the parts of a state diagram in its picture.
struct DiagramArrangement {
  /// A rectangle around words.
  struct Frame {
    let center: Figure.Point
    let width: Double
    let height: Double

    /// Returns whether the rectangle and another one have a common area.
    func meets(_ other: Frame) -> Bool {
      abs(center.x - other.center.x) < (width + other.width) / 2
        && abs(center.y - other.center.y) < (height + other.height) / 2
    }

    /// Returns whether a point is in the rectangle.
    func contains(_ point: Figure.Point) -> Bool {
      abs(point.x - center.x) < width / 2 && abs(point.y - center.y) < height / 2
    }
  }

  /// A state with the lines of its title.
  struct State {
    /// The position of the state in the diagram.
    let index: Int
    let lines: [String]
    let frame: Frame
  }

  /// The words at an arrow.
  struct Label {
    /// The number of the transition, if the arrows have numbers.
    let number: Int?
    let lines: [String]
    let frame: Frame
  }

  /// A line of many points for one or more transitions; the arrow to the initial state has no label.
  struct Arrow {
    let points: [Figure.Point]
    let labels: [Label]
    /// The position of the first of its transitions in the diagram; nil for the arrow to the initial state.
    var transition: Int?
  }

  /// The size of all text.
  static let textSize = 14.0
  /// The distance between the baselines of two lines.
  static let lineHeight = 18.0
  /// The radius of the disc around a number.
  static let discRadius = 11.0
  /// The radius of the disc from which the arrow to the initial state starts.
  static let startRadius = 7.0
  /// The distance from a state to the label of an arrow from the state to itself.
  static let loopWidth = 27.0
  /// The least distance between two arrows from a state to itself.
  static let loopHeight = 26.0
  /// The distance of those arrows from the upper and lower end of the state.
  static let loopMargin = 6.0

  let width: Double
  let height: Double
  var states: [State] = []
  var arrows: [Arrow] = []
  /// The disc from which the arrow to the initial state starts, if there is one.
  var start: Figure.Point?

  /// Returns the estimated width of the widest line; fonts of readers differ.
  static func width(_ lines: [String]) -> Double {
    let ems = lines.map { line in line.reduce(0.0) { $0 + (DisplayWidth.of(String($1)) == 2 ? 1 : 0.58) } }
    return (ems.max() ?? 0) * textSize
  }

  /// Returns the line of an arrow from a state to itself around a point on the right of the state.
  static func loop(at point: Figure.Point) -> [Figure.Point] {
    PlainGraph.curve([
      Figure.Point(point.x, point.y - 7), Figure.Point(point.x + 30, point.y - 17),
      Figure.Point(point.x + 30, point.y + 17), Figure.Point(point.x, point.y + 7),
    ])
  }

  /// Whether the picture is small enough for a phone, and for a window if it has words at its arrows.
  func fits(_ labels: ArrowLabels) -> Bool {
    width <= DrawnDiagram.mostWidth && (labels.areNumbers || height <= DrawnDiagram.mostHeight)
  }

  /// Whether no label touches a state, another label, or the line of another transition.
  var isClear: Bool {
    let labels = arrows.enumerated().flatMap { index, arrow in arrow.labels.map { (arrow: index, frame: $0.frame) } }
    return labels.allSatisfy { index, frame in
      !states.contains { $0.frame.meets(frame) }
        && !labels.contains { $0.arrow != index && $0.frame.meets(frame) }
        && !arrows.indices.contains { $0 != index && arrows[$0].points.contains(where: frame.contains) }
    }
  }
}
