import Drawing

extension Context {
  /// Adds an outline to the current path, in its own direction.
  func add(_ outline: Outline) throws(DrawingError) {
    switch outline.shape {
    case .polygon(let corners):
      for (index, corner) in corners.enumerated() {
        if index == 0 { try move(to: corner.onSurface) } else { try line(to: corner.onSurface) }
      }
      try closePath()
    case .circle(let center, let radius, let isClockwise):
      let (center, radius) = (center.onSurface, Double(radius) / 100)
      try addEllipse(
        in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius), clockwise: isClockwise)
    }
  }

  /// Fills a path in the color of areas by a rule; the state is the same afterward.
  func fill(_ path: HolePath, by rule: HoleRule) throws {
    try saving {
      newPath()
      switch rule {
      case .evenOdd, .nonZero:
        fillRule = rule == .evenOdd ? .evenOdd : .nonZero
        for outline in path.outlines { try add(outline) }
        try fill()
      case .separate:
        fillRule = .evenOdd
        for hole in path.outlines.dropFirst() {
          for outline in [path.outlines[0], hole] { try add(outline) }
          try clip()
        }
        try add(path.outlines[0])
        try fill()
      }
    }
  }
}

extension ExactPoint {
  /// The point for the engine.
  var onSurface: Point {
    Point(Double(x) / 100, Double(y) / 100)
  }
}
