import Drawing
import ExperimentKit

/// The rules of fill, pixel by pixel, compared with the engine's painting.
///
/// Columns: `rule`, `pixels`, `near` (those so near to an outline that they may be painted in part; they are not
/// compared), `inside`, `outside`, `painted` and `blank` (by the engine), `different` (the number of compared pixels
/// that differ).
///
/// Source: 003-10; the engine is Cairo.
struct ViewHoleEngine: Experiment {
  static let about = About(
    "view-hole.engine",
    en: "The fill rules, computed by counting crossings, compared with the pixels that the engine paints.",
    ja: "交差を数えて決めた内外と、描画エンジンが塗ったピクセルを比べる。")
  static let signature = Signature(
    Self.init, ViewHoleParameters.width, ViewHoleParameters.height, ViewHoleParameters.holes)

  let path: HolePath
  let width: Int
  let height: Int

  init(width: Int, height: Int, holes: [WrittenHole]) {
    path = HolePath(width: width, height: height, holes: holes)
    (self.width, self.height) = (width, height)
  }

  /// Returns the table, with one row per rule.
  func run() throws -> Table {
    Table(
      [
        .words("rule", en: "rule", ja: "規則"), .number("pixels", en: "pixels", ja: "ピクセル"),
        .number("near", en: "at an outline", ja: "輪郭の近く"), .number("inside", en: "inside", ja: "内側"),
        .number("outside", en: "outside", ja: "外側"), .number("painted", en: "painted", ja: "塗られた"),
        .number("blank", en: "left blank", ja: "塗られなかった"), .number("different", en: "different", ja: "不一致"),
      ],
      rows: try HoleRule.allCases.map { rule in
        let counts = try HolePixels(path, rule, width: width, height: height)
        return [
          .words(rule.words), .number(width * height), .number(counts.near), .number(counts.inside),
          .number(counts.outside), .number(counts.painted), .number(counts.blank), .number(counts.different),
        ]
      })
  }
}

/// The pixels of a view at scale 1, decided by a rule in their middles and painted by the engine.
struct HolePixels: Sendable, Hashable {
  /// The number of pixels whose middle is less than one point from an outline.
  private(set) var near = 0
  /// The number of the other pixels by the rule.
  private(set) var inside = 0
  private(set) var outside = 0
  /// The number of the other pixels by the engine: entirely painted or not at all.
  private(set) var painted = 0
  private(set) var blank = 0
  /// The number of the other pixels that are painted in part, or for which the rule and the engine disagree.
  private(set) var different = 0

  /// Counts the pixels of a path by a rule and by the engine.
  ///
  /// - Complexity: O(height × *n* log *n* + width × height × *m*) for *n* edges, *m* of them at a row.
  init(_ path: HolePath, _ rule: HoleRule, width: Int, height: Int) throws {
    let surface = try ImageSurface(width: Double(width), height: Double(height))
    try Context(surface).fill(path, by: rule)
    let pixels = surface.pixels()
    for y in 0..<height {
      let row = HoleRow(path, top: y)
      let (isInside, isNear) = (row.isInside(by: rule, width: width), row.isNear(width: width))
      for x in 0..<width {
        if isNear[x] {
          near += 1
          continue
        }
        let alpha = pixels[y * width + x].alpha
        inside += isInside[x] ? 1 : 0
        outside += isInside[x] ? 0 : 1
        painted += alpha == 255 ? 1 : 0
        blank += alpha == 0 ? 1 : 0
        different += alpha == (isInside[x] ? 255 : 0) ? 0 : 1
      }
    }
  }
}
