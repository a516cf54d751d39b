import SourceText

/// A cell of a table with the width of its text, in which a Latin character counts 1 and a wide East Asian one 2.
struct TableCell {
  /// The HTML, which allows a break inside text that is too long for a line.
  let html: String
  /// The width of the longest line.
  let width: Int
  /// The width of the longest part without a place for a break.
  let widestPart: Int
  /// Whether the cell is a number or code, rather than prose.
  let isWhole: Bool

  /// The largest width of a number or an expression that is never broken.
  static let mostWhole = 24
  /// The largest width of a phrase that is never broken.
  static let mostPhrase = 18
  /// The largest width that Japanese text without a space certainly needs on a line.
  private static let mostJapanese = 14

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - html: the HTML of its value.
  ///   - isNumber: whether the cell is in a column of numbers.
  init(_ html: String, isNumber: Bool) {
    let text = BreakableHTML(html)
    isWhole = isNumber || text.isCode
    width = text.lines.reduce(0) { max($0, DisplayWidth.of($1)) }
    self.html = text.html
    let parts = text.parts
    widestPart =
      isWhole || parts.allSatisfy { $0.utf8.count == $0.count }
      ? parts.reduce(0) { max($0, DisplayWidth.of($1)) }
      : parts.reduce(0) { max($0, min(DisplayWidth.of($1), Self.mostJapanese)) }
  }

  /// The class of the cell; nil for text that stays on one line.
  var name: String? {
    if isWhole { return width > Self.mostWhole ? "long" : nil }
    return width > Self.mostPhrase ? "prose" : nil
  }

  /// The width in pixels without any break.
  var extent: Double { Double(width) * unit }

  /// The smallest width in pixels, of which the style of each class knows its part.
  var least: Double {
    switch name {
    case "long": max(Double(widestPart) * unit, TableLayout.longWidth)
    case "prose": max(Double(widestPart) * unit, TableLayout.proseWidth)
    default: extent
    }
  }

  private var unit: Double { isWhole ? TableLayout.codeUnit : TableLayout.unit }
}
