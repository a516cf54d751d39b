import Drawing
import ExperimentKit

/// The drawing of a path of one point, or of equal points, as a line: the engine's answer for each shape of the ends.
///
/// Columns: `touches`, `points` (their number in the path), `cap`, `drawn` (width and height of the visible part, in
/// points). A path of one point has no line. Equal points are a line without length: only round ends draw it, as a
/// disc.
///
/// Source: 000-4; the documentation of `cairo_stroke`; ISO 32000-1 (PDF), 8.5.3.2, says the same of round ends.
struct DrawingPadTaps: Experiment {
  static let about = About(
    "drawing-pad.taps", en: "The mark of a tap: lines of one point and of equal points, with each shape of the ends.",
    ja: "軽く触れただけで何が描かれるか。1点だけの線と、同じ点を結んだ線を、端の形ごとに調べる。")
  static let signature = Signature(
    Self.init,
    Parameter("size", .choice, default: PadSize.middle, help: LocalizedText(en: "The size of the pen.", ja: "ペンの太さ。")))

  let size: PadSize

  /// Returns the table, with three rows for each kind of tap.
  func run() throws -> Table {
    let taps = ["began", "began, ended", "began, moved, ended"]
    return Table(
      [
        .words("touches", en: "touches at one place", ja: "同じ場所でのタッチ"),
        .number("points", en: "points", ja: "点の数"), .words("cap", en: "ends", ja: "端"),
        .words("drawn", en: "drawn", ja: "描かれるもの"),
      ],
      rows: try taps.enumerated().flatMap { index, touches in
        try LineCap.allCases.map { cap in
          [.plain(touches), .number(index + 1), .code(cap.rawValue), try drawn(points: index + 1, cap)]
        }
      })
  }

  /// Returns the width and the height of the drawing of a path of equal points.
  private func drawn(points: Int, _ cap: LineCap) throws -> Table.Value {
    let side = 40
    let surface = try ImageSurface(width: Double(side), height: Double(side))
    let context = try Context(surface)
    context.lineCap = cap
    try context.setLineWidth(size.width)
    try context.trace(Array(repeating: Point(Double(side) / 2, Double(side) / 2), count: points))
    try context.stroke()
    let inked = surface.pixels().enumerated().filter { $0.element.alpha > 0 }.map(\.offset)
    let (columns, rows) = (inked.map { $0 % side }, inked.map { $0 / side })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return .words(en: "nothing", ja: "何もなし")
    }
    return .plain("\(right - left + 1) × \(bottom - top + 1)")
  }
}
