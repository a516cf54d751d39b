import Drawing
import ExperimentKit

/// The visible width of a border when the area is filled before or after it.
///
/// Columns: `order`, `outside` and `inside` (the points of the border on both sides of the edge, counted in pixels at
/// two pixels a point), `seen` (both together).
///
/// Source: 004-9.
struct DrawingContextFillOrder: Experiment {
  static let about = About(
    "drawing-context.fill-order", en: "The width of a border, filled before and after it.", ja: "塗りつぶしの前後で変わる枠線の太さ。")

  static let lineWidth = Parameter(
    "line-width", .integer(1...40), default: 8,
    help: LocalizedText(en: "The width of the border in points.", ja: "枠線の太さ(ポイント)。"))

  static let signature = Signature(Self.init, lineWidth)

  let lineWidth: Int

  /// Returns the table, with one row per order.
  func run() throws -> Table {
    Table(
      [
        .words("order", en: "order", ja: "順序"), .number("outside", en: "outside the edge", ja: "辺の外側"),
        .number("inside", en: "inside the edge", ja: "辺の内側"), .number("seen", en: "seen", ja: "見える太さ"),
      ],
      rows: try FillOrder.allCases.map { order in
        let (outside, inside) = try border(order)
        return [.words(order.title)] + [outside, inside, outside + inside].map { .number(Hundredths.text($0 * 50)) }
      })
  }

  /// Returns the pixels of the border on a line through the left edge, outside and inside it.
  private func border(_ order: FillOrder) throws -> (outside: Int, inside: Int) {
    let surface = try ImageSurface(width: 140, height: 100, scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    try order.draw(context, lineWidth: Double(lineWidth))
    let edge = Int(FillOrder.area.origin.x) * 2
    func count(_ columns: Range<Int>) throws -> Int {
      try columns.count { try surface.pixel(x: $0, y: 100).hexadecimal == "#1A1AFFFF" }
    }
    return (try count(0..<edge), try count(edge..<140))
  }
}
