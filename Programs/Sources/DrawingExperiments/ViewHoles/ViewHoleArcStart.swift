import Drawing
import ExperimentKit

/// The effect of the move before an arc, on the filled area and on a line along the path.
///
/// Columns: `sweep`, `before` (the code before the arc), `filled`, `stroked` (the same pixels as after a move to the
/// start of the arc, or others).
///
/// Source: 003-10, whose code moves to the center of its circle.
struct ViewHoleArcStart: Experiment {
  static let about = About(
    "view-hole.arc-start", en: "Whether a move to the center before an arc changes the painted area.",
    ja: "弧の前に中心へ移動すると、塗られるところが変わるか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "sweeps", .list(of: .integer(1...360), count: 1...12), default: [360, 270],
      help: LocalizedText(en: "The angles of the arc, in degrees.", ja: "弧の角度(度)。")))

  let sweeps: [Int]

  /// Returns the table, with one row per angle and start.
  func run() throws -> Table {
    Table(
      [
        .number("sweep", en: "arc", ja: "弧"), .words("before", en: "before the arc", ja: "弧の前"),
        .words("filled", en: "filled", ja: "塗る"), .words("stroked", en: "drawn as a line", ja: "線で描く"),
      ],
      rows: try sweeps.flatMap { sweep in
        let plain = ArcPath(start: .rim, sweep: sweep)
        let (area, line) = (try plain.pixels(filled: true), try plain.pixels(filled: false))
        return try ArcPath.Start.allCases.map { start in
          let path = ArcPath(start: start, sweep: sweep)
          return [
            .plain("\(sweep)°"), start.code, Self.compared(try path.pixels(filled: true) == area),
            Self.compared(try path.pixels(filled: false) == line),
          ]
        }
      })
  }

  private static func compared(_ isSame: Bool) -> Table.Value {
    isSame ? .words(en: "the same", ja: "同じ") : .words(en: "different", ja: "違う")
  }
}
