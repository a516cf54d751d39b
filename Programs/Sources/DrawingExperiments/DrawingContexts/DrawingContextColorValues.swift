import Drawing
import ExperimentKit

/// The components of registered colors, and the drawn ones.
///
/// Columns: `written` (the red component), `byte` (the red of a pixel that was filled with it, 0 to 255), `used` (the
/// component of this byte, rounded to hundredths).
///
/// Source: 004-9.
struct DrawingContextColorValues: Experiment {
  static let about = About(
    "drawing-context.color-values", en: "The colors that result from components in 0 to 1 and outside.",
    ja: "色の成分の値(0から1の内外)と、実際に描かれる色。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: .number(-1_000...1_000), count: 1...50), default: [-0.5, 0, 0.3, 0.5, 1, 1.5],
      help: LocalizedText(en: "The components.", ja: "成分の値。")))

  let values: [Double]

  /// Returns the table, with one row per component.
  func run() throws -> Table {
    Table(
      [
        .number("written", en: "written", ja: "指定した値"), .number("byte", en: "red of the pixel", ja: "ピクセルの赤"),
        .number("used", en: "as a component", ja: "成分に直した値"),
      ],
      rows: try values.map { value in
        let byte = try Self.red(value)
        return [.number(value.plainText), .number(byte), .number(Hundredths.text(Double(byte) / 255))]
      })
  }

  /// Returns the red of a pixel that is filled with a red component.
  static func red(_ component: Double) throws -> UInt8 {
    let surface = try ImageSurface(width: 1, height: 1)
    let colors = ColorPair(fill: ColorValues(component, 0, 0, 1))
    try Context(surface).draw(.rectangle(.fill, lineWidth: 0, surface.bounds), colors)
    return try surface.pixel(x: 0, y: 0).red
  }
}
