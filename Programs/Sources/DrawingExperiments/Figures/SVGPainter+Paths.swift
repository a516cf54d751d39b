import Drawing
import ExperimentKit

extension SVGPainter {
  /// Adds the outline of an element to the path.
  func addPath(of element: SVGElement) throws {
    func length(_ attribute: String) throws -> Double { try self.length(element, attribute) }
    switch element.name {
    case "rect":
      try context.addRectangle(Rect(try length("x"), try length("y"), try length("width"), try length("height")))
    case "circle":
      let radius = try length("r")
      try context.addEllipse(in: Rect(try length("cx") - radius, try length("cy") - radius, 2 * radius, 2 * radius))
    case "ellipse":
      let (across, down) = (try length("rx"), try length("ry"))
      try context.addEllipse(in: Rect(try length("cx") - across, try length("cy") - down, 2 * across, 2 * down))
    case "line":
      try context.move(to: Point(try length("x1"), try length("y1")))
      try context.line(to: Point(try length("x2"), try length("y2")))
    case "path": try addSegments(of: element)
    default: try addPoints(of: element)
    }
  }

  private func addPoints(of element: SVGElement) throws {
    guard let numbers = element.numbers("points"), numbers.count.isMultiple(of: 2) else {
      throw SVGDrawing.Undrawable("points", element.attributes["points"] ?? "")
    }
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(numbers[index], numbers[index + 1])
      if index == 0 { try context.move(to: point) } else { try context.line(to: point) }
    }
    if element.name == "polygon", !numbers.isEmpty { try context.closePath() }
  }

  private func addSegments(of element: SVGElement) throws {
    guard let segments = element.segments else {
      throw SVGDrawing.Undrawable("d", element.attributes["d"] ?? "")
    }
    var (current, start) = (Point(0, 0), Point(0, 0))
    for segment in segments {
      let numbers = segment.numbers
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) }
      switch (segment.command, numbers.count) {
      case ("M", 2):
        try context.move(to: points[0])
        start = points[0]
      case ("L", 2): try context.line(to: points[0])
      case ("C", 6): try context.curve(to: points[2], points[0], points[1])
      case ("Q", 4):
        func third(_ end: Point) -> Point {
          Point(end.x + 2 / 3 * (points[0].x - end.x), end.y + 2 / 3 * (points[0].y - end.y))
        }
        try context.curve(to: points[1], third(current), third(points[1]))
      case ("A", 7):
        for curve in SVGArc(from: current, numbers).curves {
          try context.curve(to: curve.end, curve.first, curve.second)
        }
      default: try context.closePath()
      }
      current = segment.command == "Z" ? start : Point(numbers[numbers.count - 2], numbers[numbers.count - 1])
    }
  }
}
