import Drawing
import ExperimentKit

extension SVGPainter {
  /// A part of a text in one font, with its distance below the text's baseline.
  private struct Piece {
    var run: SVGFonts.Run
    var style: SVGStyle
    var drop: Double
  }

  /// Draws a line of text, with parts in other sizes or raised.
  mutating func drawText(_ element: SVGElement, _ style: SVGStyle) throws {
    var drop = 0.0
    var pieces: [Piece] = []
    for part in element.content {
      switch part {
      case .text(let text, _): try add(text, style, drop, to: &pieces)
      case .element(let span):
        guard span.name == "tspan" else { throw SVGDrawing.Undrawable(span) }
        var inner = style
        try inner.read(span, ["dy"])
        drop += try length(span, "dy")
        for part in span.content {
          guard case .text(let text, _) = part else { throw SVGDrawing.Undrawable(span) }
          try add(text, inner, drop, to: &pieces)
        }
      }
    }
    let widths = try pieces.map { try context.extents(of: $0.run.text, font: $0.run.font).advance }
    let width = widths.reduce(0, +)
    var x = try length(element, "x")
    switch style.anchor {
    case .start: break
    case .middle: x -= width / 2
    case .end: x -= width
    }
    let y = try length(element, "y")
    for (piece, width) in zip(pieces, widths) {
      context.newPath()
      try context.addText(piece.run.text, at: Point(x, y + piece.drop), font: piece.run.font)
      var style = piece.style
      if piece.run.font.lacksBold, style.stroke == nil {
        (style.stroke, style.opacity.stroke, style.join) = (style.fill, style.opacity.fill, .miter)
        (style.lineWidth, style.dashes) = (Self.thickening(style.fontSize), [])
      }
      try paint(style)
      x += width
    }
  }

  private mutating func add(_ text: String, _ style: SVGStyle, _ drop: Double, to pieces: inout [Piece]) throws {
    pieces += try fonts.runs(of: text, style, on: context).map { Piece(run: $0, style: style, drop: drop) }
  }

  /// Returns by how much browsers thicken a font that has no bold one: a 24th of small text, and a 32nd of large text.
  private static func thickening(_ size: Double) -> Double {
    let share = min(max((size - 9) / (36 - 9), 0), 1)
    return size * (1 / 24 - share * (1 / 24 - 1.0 / 32))
  }
}
