import Drawing

extension StackShape {
  /// Writes the name of the shape, such as `L1`, next to its place on a canvas, in letters that need no font.
  func drawLabel(on context: Context) throws {
    try context.saving {
      try context.translate(labelCorner.x, labelCorner.y)
      try context.scale(2, 2)
      context.fillColor = .black
      for (row, bits) in kind.letterRows.enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          try context.addRectangle(Rect(Double(column), Double(row), 1, 1))
        }
      }
      try context.fill()
      try context.translate(4, 0)
      try SmallDigits.draw(drawing, on: context)
    }
  }

  /// The top left corner of the label; the labels of Draw3 are below those of Draw1, which has the same place.
  private var labelCorner: Point {
    let y = drawing == 2 ? 100.0 : drawing == 3 ? 13 : 0
    return switch kind {
    case .line: Point(66, y + 5)
    case .rect: Point(66, y + 32)
    case .circle: Point(166, y + 32)
    case .box: Point(84, y + 58)
    }
  }
}

extension StackShape.Kind {
  /// The rows of the letter from the top, 3 × 5 squares; the left square is worth 4.
  fileprivate var letterRows: [Int] {
    switch self {
    case .line: [4, 4, 4, 4, 7]
    case .rect: [6, 5, 6, 5, 5]
    case .circle: [7, 4, 4, 4, 7]
    case .box: [6, 5, 6, 5, 6]
    }
  }
}
