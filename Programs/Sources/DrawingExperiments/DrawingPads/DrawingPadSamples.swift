import Drawing
import ExperimentKit

/// Pixels of a drawing pad, read from the engine, next to the strokes that cover them, computed from distances.
///
/// Columns: `x`, `y`, `strokes` (the numbers of the strokes that cover the middle of the pixel, from the bottom to the
/// top, counted from 1), `top` (the color of the topmost) and `pixel` (`#rrggbb`). At the edge of a line the pixel is
/// mixed.
///
/// Source: 000-4.
struct DrawingPadSamples: Experiment {
  static let about = About(
    "drawing-pad.samples", en: "The strokes that cover points of a drawing pad, and the color visible there.",
    ja: "お絵かき帳の点を覆う線と、そこに見える色。", example: "events=[began 10 10, ended 90 10] points=[50 10, 50 50]")
  static let signature = PadPlay.stopped.adding(
    Parameter(
      "points", .list(of: point, count: 1...64),
      help: LocalizedText(en: "The pixels, each a column and a row, counted from 0.", ja: "ピクセルの位置。左上を0 0とする列と行。"))
  ) { try Self(play: $0.play, pad: $0.pad, points: $1) }

  let play: PadPlay
  let pad: DrawingPad
  let points: [[Int]]

  init(play: PadPlay, pad: DrawingPad, points: [[Int]]) throws {
    (self.play, self.pad, self.points) = (play, pad, points)
    if let outside = points.first(where: { $0[0] >= play.width || $0[1] >= play.height }) {
      throw Rejection(
        "points", "The point `\(outside[0]) \(outside[1])` is outside the pad of \(play.width) × \(play.height).",
        help: "Columns go from 0 to \(play.width - 1), rows from 0 to \(play.height - 1).")
    }
  }

  /// Returns the table, with one row per point.
  func run() throws -> Table {
    let surface = try play.surface(pad)
    return Table(
      [
        .number("x", en: "x", ja: "x"), .number("y", en: "y", ja: "y"),
        .words("strokes", en: "strokes", ja: "線の番号"), .words("top", en: "topmost", ja: "一番上"),
        .words("pixel", en: "pixel", ja: "ピクセル"),
      ],
      rows: try points.map { point in
        let place = Point(Double(point[0]) + 0.5, Double(point[1]) + 0.5)
        let strokes = pad.drawn.enumerated().filter { $0.element.covers(place) }
        return [
          .number(point[0]), .number(point[1]),
          strokes.isEmpty ? .absent : .plain(strokes.map { "\($0.offset + 1)" }.joined(separator: ", ")),
          strokes.last.map { .words($0.element.topWords(play.eraser)) } ?? .words(Self.background),
          .code(try surface.pixel(x: point[0], y: point[1]).opaqueText),
        ]
      })
  }

  fileprivate static let background = LocalizedText(en: "background", ja: "背景")

  private static let point: ParameterType<[Int]> = .written(
    LocalizedText(en: "a column and a row, such as `50 20`", ja: "列と行(例:`50 20`)")
  ) { text throws(ValueError) in
    let numbers = text.split(separator: " ").compactMap { Int($0) }.filter { $0 >= 0 }
    guard numbers.count == 2, text.split(separator: " ").count == 2 else {
      throw ValueError("a point is a column and a row, whole numbers from 0", help: "Write `50 20`.")
    }
    return numbers
  }
}

extension PadStroke {
  /// Returns the text for the uncovered part of the stroke.
  fileprivate func topWords(_ eraser: PadPlay.Eraser) -> LocalizedText {
    isErasing && eraser == .transparent ? DrawingPadSamples.background : color.title
  }
}
