import Drawing

/// Digits of 3 × 5 squares, for numbers in pictures that must not depend on a font.
enum SmallDigits {
  /// Draws a number at the origin, in black, 5 points high.
  static func draw(_ number: Int, on context: Context) throws {
    context.fillColor = .black
    for (position, digit) in String(number).compactMap(\.wholeNumberValue).enumerated() {
      for (row, bits) in rows[digit].enumerated() {
        for column in 0..<3 where bits >> (2 - column) & 1 == 1 {
          try context.addRectangle(Rect(Double(position * 4 + column), Double(row), 1, 1))
        }
      }
    }
    try context.fill()
  }

  /// The rows of each digit from the top; the left square is worth 4.
  private static let rows: [[Int]] = [
    [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 3, 1, 7], [5, 5, 7, 1, 1], [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7], [7, 1, 2, 2, 2], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
  ]
}
