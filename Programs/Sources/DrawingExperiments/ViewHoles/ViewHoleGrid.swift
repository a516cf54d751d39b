import ExperimentKit

/// The inside and the outside of a path at the points of a grid, with one row per height.
///
/// Columns: `y`, then one for each x, such as `x10`. `■` is inside, `□` outside, `+` on an outline; crossings are those
/// of a ray to the right.
///
/// Source: 003-10.
struct ViewHoleGrid: Experiment {
  /// The content of a cell for each point.
  enum Content: String, CaseIterable, Sendable {
    case evenOdd = "even-odd"
    case nonZero = "non-zero"
    case separate
    case crossings
    case winding
  }

  static let about = About(
    "view-hole.grid", en: "Inside or outside, at the points of a grid over a view with holes.",
    ja: "穴をあけたビューの格子点が内側か外側か。")
  static let signature = Signature(
    Self.init, ViewHoleParameters.width, ViewHoleParameters.height, ViewHoleParameters.holes,
    Parameter(
      "step", .integer(2...100), default: 20,
      help: LocalizedText(en: "The distance between two points of the grid, an even number.", ja: "格子点の間隔(偶数)。")),
    Parameter(
      "show", .choice, default: Content.evenOdd,
      help: LocalizedText(
        en: "The information to show for each point: its side by a rule, or the number that decides it.",
        ja: "各点について示すもの。規則による内外か、そのもとになる数。")))

  let path: HolePath
  let grid: HoleGrid
  let content: Content

  init(width: Int, height: Int, holes: [WrittenHole], step: Int, content: Content) throws {
    path = HolePath(width: width, height: height, holes: holes)
    grid = try HoleGrid(width: width, height: height, step: step, parameter: "step")
    self.content = content
  }

  /// Returns the table, with one row per height.
  func run() -> Table {
    Table(
      [.number("y", en: "y \\ x", ja: "y \\ x")]
        + grid.xs.map { Table.Column("x\($0)", LocalizedText("\($0)"), alignment: .right) },
      rows: grid.ys.map { y in
        [.number(y)] + grid.xs.map { x in value(ExactPoint(whole: x, y)) }
      })
  }

  private func value(_ point: ExactPoint) -> Table.Value {
    if path.isOnOutline(point) { return .plain("+") }
    switch content {
    case .evenOdd: return .box(path.isInside(point, by: .evenOdd))
    case .nonZero: return .box(path.isInside(point, by: .nonZero))
    case .separate: return .box(path.isInside(point, by: .separate))
    case .crossings: return .number(path.ray(from: point).meetings.count)
    case .winding: return .number(path.ray(from: point).winding)
    }
  }
}

extension Table.Value {
  fileprivate static func box(_ isInside: Bool) -> Table.Value {
    .plain(isInside ? "■" : "□")
  }
}

/// The points of a grid over a view, with the first half a step from its corner.
struct HoleGrid: Sendable, Hashable {
  /// The coordinates from left to right.
  let xs: [Int]
  /// The coordinates from top to bottom.
  let ys: [Int]

  /// The largest number of points in a row or a column.
  static let limit = 24

  /// Creates the grid over a view of a width and a height.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for an odd step, and for one with too many points or none.
  init(width: Int, height: Int, step: Int, parameter: String) throws(Rejection) {
    guard step.isMultiple(of: 2) else {
      throw Rejection(
        parameter,
        "The parameter `\(parameter)` cannot be `\(step)`: the coordinates of the points would not be whole numbers.",
        help: "Use an even number.")
    }
    xs = Array(stride(from: step / 2, to: width, by: step))
    ys = Array(stride(from: step / 2, to: height, by: step))
    guard (1...Self.limit).contains(xs.count), (1...Self.limit).contains(ys.count) else {
      throw Rejection(
        parameter, "A grid of \(xs.count) by \(ys.count) points does not fit in a table.",
        help: "A row and a column can have 1 to \(Self.limit) points: change `\(parameter)`.")
    }
  }
}
