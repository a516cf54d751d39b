import Drawing
import ExperimentKit

/// The order of filling a shape and drawing its border.
enum FillOrder: String, CaseIterable, Sendable {
  case fillFirst = "fill-first"
  case strokeFirst = "stroke-first"

  var title: LocalizedText {
    switch self {
    case .fillFirst: LocalizedText(en: "fill, then stroke", ja: "塗ってから枠線")
    case .strokeFirst: LocalizedText(en: "stroke, then fill", ja: "枠線を描いてから塗る")
    }
  }

  /// The rectangle whose border is measured.
  static let area = Rect(20, 20, 100, 60)
  static let line = Color(rgb: 0x1A1AFF)
  private static let inside = Color(rgb: 0xE6E6FF)

  /// Draws the rectangle in this order, on white.
  func draw(_ context: Context, lineWidth: Double) throws {
    context.strokeColor = Self.line
    context.fillColor = Self.inside
    try context.setLineWidth(lineWidth)
    context.newPath()
    try context.addRectangle(Self.area)
    switch self {
    case .fillFirst:
      try context.fill(keepingPath: true)
      try context.stroke()
    case .strokeFirst:
      try context.stroke(keepingPath: true)
      try context.fill()
    }
  }
}
