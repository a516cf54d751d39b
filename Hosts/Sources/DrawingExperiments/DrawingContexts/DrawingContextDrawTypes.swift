import Drawing
import ExperimentKit
import Results
import SourceText

/// The four ways to draw a rectangle, by the colors of its pixels.
///
/// Columns: `type`, `border`, `inside`, `outside`: pixels as `#RRGGBBAA`, red, green and blue multiplied by alpha. Blue
/// lines of 4 points around yellow areas, on a transparent image.
///
/// Source: 004-9.
public struct DrawingContextDrawTypes: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-context.draw-types"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "A rectangle drawn in each of the four ways.", ja: "4通りの描き方で長方形を描いたときのピクセル。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, one row a way.
  ///
  /// - Throws: ``Drawing/DrawingError`` if the engine fails.
  public func run() throws -> Table {
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
