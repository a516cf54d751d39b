import Drawing
import ExperimentKit

/// A colored page below a black, half transparent view with holes, drawn by the engine, optionally with rays and a
/// grid.
///
/// A ray begins at a dot, and a crossing is a ring with plus or minus in it. Points of the grid are squares, full if
/// the rule says inside, hollow if it says outside; none is on an outline.
///
/// Source: 003-10.
struct ViewHolePicture: Experiment {
  static let about = About(
    "view-hole.picture", en: "A half-transparent view with holes over a colored page, with optional rays and a grid.",
    ja: "色のあるページを覆う、穴をあけた半透明のビュー。射線や格子点も描ける。")
  static let signature = Signature(
    Self.init, ViewHoleParameters.width, ViewHoleParameters.height, ViewHoleParameters.holes,
    Parameter(
      "rule", .choice, default: HoleRule.evenOdd,
      help: LocalizedText(
        en: "The rule for the inside of the path; `separate` cuts each hole by itself.",
        ja: "パスの内側を決める規則。`separate`なら穴を1つずつ切り抜く。")),
    ViewHoleParameters.points(default: []), ViewHoleParameters.rays(default: [WrittenRay.axes[0]]),
    Parameter(
      "grid", .integer(0...100), default: 0,
      help: LocalizedText(
        en: "The distance between two points of a grid, an even number; 0 for no grid.", ja: "格子点の間隔(偶数)。0なら格子点を描かない。")),
    ViewHoleParameters.scale)

  let drawing: HoleDrawing
  let holes: [WrittenHole]
  let scale: Int

  init(
    width: Int, height: Int, holes: [WrittenHole], rule: HoleRule, points: [WrittenPoint], rays: [WrittenRay],
    step: Int, scale: Int
  ) throws {
    drawing = HoleDrawing(
      path: HolePath(width: width, height: height, holes: holes), rule: rule, width: Double(width),
      height: Double(height), points: points, rays: rays,
      grid: step == 0 ? nil : try HoleGrid(width: width, height: height, step: step, parameter: "grid"))
    (self.holes, self.scale) = (holes, scale)
  }

  func run() throws -> Picture {
    Picture(.png(try drawing.surface(scale: Double(scale)).png()), alt: alt, engine: Engine.description())
  }

  private var alt: LocalizedText {
    let (width, height) = (Int(drawing.width), Int(drawing.height))
    let view = LocalizedText(
      en: """
        A colored page below a black, half-transparent view of \(width) × \(height) points. \
        Its path is filled by \(drawing.rule.sentence).
        """,
      ja: "色のあるページを、\(width) × \(height)ポイントの半透明の黒いビューが覆う図。パスは\(drawing.rule.sentence)で塗る。")
    let parts = [view] + holes.enumerated().map(sentence) + grid + drawing.points.flatMap(sentences)
    return parts.joined(LocalizedText(en: " ", ja: ""))
  }

  private var grid: [LocalizedText] {
    guard let grid = drawing.grid else { return [] }
    let points = grid.ys.flatMap { y in grid.xs.map { ExactPoint(whole: $0, y) } }
      .filter { !drawing.path.isOnOutline($0) }
    let inside = points.count { drawing.path.isInside($0, by: drawing.rule) }
    return [
      LocalizedText(
        en: "Full squares mark \(inside) points of a grid as inside, hollow ones \(points.count - inside) as outside.",
        ja: "格子点のうち、内側の\(inside)個に塗りつぶした四角、外側の\(points.count - inside)個に中の抜けた四角が付いている。")
    ]
  }

  private func sentence(_ index: Int, _ hole: WrittenHole) -> LocalizedText {
    let center = hole.outline.center
    let middle =
      if drawing.path.isOnOutline(center) {
        LocalizedText(en: "its middle is on an outline", ja: "中央が輪郭の上にある")
      } else if drawing.path.isInside(center, by: drawing.rule) {
        LocalizedText(en: "its middle is covered", ja: "中央が覆われている")
      } else {
        LocalizedText(en: "its middle is open", ja: "中央が開いている")
      }
    return LocalizedText(en: "Hole \(index + 1), \(hole): \(middle).", ja: "穴\(index + 1)(\(hole))は、\(middle)。")
  }

  private func sentences(_ point: WrittenPoint) -> [LocalizedText] {
    if drawing.path.isOnOutline(point.point) { return [] }
    return drawing.rays.map { ray in
      let count = drawing.path.ray(from: point.point, toward: ray.direction).meetings.count
      return LocalizedText(
        en: "The ray from \(point), \(ray.words), has \(count) crossing\(count == 1 ? "" : "s").",
        ja: "\(point)から出る射線(\(ray.words))の交差は\(count)回。")
    }
  }
}

extension HoleRule {
  /// The text of the rule, for the engine's fill.
  fileprivate var sentence: LocalizedText {
    switch self {
    case .evenOdd: LocalizedText(en: "the even-odd rule", ja: "偶奇規則")
    case .nonZero: LocalizedText(en: "the non-zero rule", ja: "非ゼロ規則")
    case .separate: LocalizedText(en: "cutting each hole by itself", ja: "穴を1つずつ切り抜く方法")
    }
  }
}
