import Drawing

/// The shapes of the drawings of 004-7: a line, a rectangle and a circle each, and an added filled box.
struct StackShape: Sendable, Hashable {
  /// The kinds of shapes, by the words that scripts use.
  enum Kind: String, CaseIterable, Sendable {
    case line
    case rect
    case circle
    case box

    fileprivate var letter: String {
      switch self {
      case .line: "L"
      case .rect: "R"
      case .circle: "C"
      case .box: "B"
      }
    }
  }

  let kind: Kind
  /// The drawing of the shape, from 1 to 3.
  let drawing: Int

  /// Every shape, in the order of all sets.
  static let all = drawings.flatMap { drawing in Kind.allCases.map { StackShape(kind: $0, drawing: drawing) } }
  /// The drawings.
  static let drawings = 1...3

  /// The name in the article, such as `L1`.
  var name: String { "\(kind.letter)\(drawing)" }

  /// Returns the colors of a drawing: red, green or blue for lines, and a pale one for boxes.
  static func colors(of drawing: Int) -> ColorPair {
    func values(other: Double) -> ColorValues {
      ColorValues(drawing == 1 ? 1 : other, drawing == 2 ? 1 : other, drawing == 3 ? 1 : other, 1)
    }
    return ColorPair(stroke: values(other: 0), fill: values(other: 0.8))
  }

  /// The shape, as the class draws it.
  ///
  /// The drawings 1 and 3 draw at the same place.
  var shape: OffscreenShape {
    let (width, y) = (Double(drawing), drawing == 2 ? 100.0 : 0)
    return switch kind {
    case .line: .line(width: width, from: Point(10, y + 10), to: Point(60, y + 10))
    case .rect: .rectangle(.stroke, lineWidth: width, Rect(20, y + 20, 40, 40))
    case .circle: .circle(.stroke, lineWidth: width, Rect(120, y + 20, 40, 40))
    case .box: .rectangle(.fill, lineWidth: width, Rect(5, y + 5, 60, 60))
    }
  }
}
