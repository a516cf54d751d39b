import Drawing
import ExperimentKit

/// The four ways to draw a rectangle, by the colors of its pixels.
///
/// Columns: `type`, `border`, `inside`, `outside`: pixels as `#RRGGBBAA`, red, green and blue multiplied by alpha. Blue
/// lines of 4 points around yellow areas, on a transparent image.
///
/// Source: 004-9.
struct DrawingContextDrawTypes: Experiment {
  static let about = About(
    "drawing-context.draw-types", en: "A rectangle drawn in each of the four ways.", ja: "4通りの描き方で長方形を描いたときのピクセル。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per way.
  func run() throws -> Table {
    Table(
      [
        .words("type", en: "type", ja: "描き方"), .words("border", en: "border", ja: "枠線"),
        .words("inside", en: "inside", ja: "内側"), .words("outside", en: "outside", ja: "外側"),
      ],
      rows: try DrawType.allCases.map { type in
        let surface = try ImageSurface(width: 40, height: 40)
        try Context(surface).draw(.rectangle(type, lineWidth: 4, Rect(10, 10, 20, 20)), Self.colors)
        let pixels = try [(10, 20), (20, 20), (4, 20)].map { try surface.pixel(x: $0.0, y: $0.1).hexadecimal }
        return [.code(type.rawValue)] + pixels.map { .code($0) }
      })
  }

  static let colors = ColorPair(stroke: ColorValues(0, 0, 1, 1), fill: ColorValues(1, 1, 0, 1))
}
