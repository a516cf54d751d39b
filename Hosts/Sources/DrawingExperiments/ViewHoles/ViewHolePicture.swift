import Drawing
import ExperimentKit
import Results
import SourceText

/// A colored page below a black, half transparent view with holes, drawn by the engine; with rays and a grid on request.
///
/// A crossing of a ray is a ring with plus or minus in it. Points of the grid are squares, full where the rule says inside,
/// hollow where it says outside; none stands on an outline.
///
/// Source: 003-10.
public struct ViewHolePicture: ListedExperiment {
  /// The name that cells use.
  public static let name = "view-hole.picture"

  /// What the picture shows.
  public static let summary = LocalizedText(
    en: "A half transparent view with holes over a colored page, with rays and a grid on request.",
    ja: "色のあるページを覆う、穴をあけた半透明のビュー。射線や格子点も描ける。")

  static let points = ViewHoleParameters.points(default: [])
  static let rays = ViewHoleParameters.rays(default: [WrittenRay.axes[0]])
  static let step = Parameter(
    "grid", .integer(0...100), default: 0,
    help: LocalizedText(en: "The even distance of two points of a grid; 0 for none.", ja: "格子点の間隔(偶数)。0なら格子点を描かない。"))

  /// The path, the rule, the rays, the grid and the scale.
  public static let parameters: [any ParameterDeclaration] =
    ViewHoleParameters.path + [ViewHoleParameters.rule, points, rays, step, ViewHoleParameters.scale]

  let drawing: HoleDrawing
  let holes: [WrittenHole]
  let scale: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a grid that has an odd distance or too many points.
  public init(_ arguments: Arguments) throws {
    let step = arguments[Self.step]
    drawing = HoleDrawing(
      path: arguments.holePath(), rule: arguments[ViewHoleParameters.rule],
      width: Double(arguments[ViewHoleParameters.width]), height: Double(arguments[ViewHoleParameters.height]),
      points: arguments[Self.points], rays: arguments[Self.rays],
      grid: step == 0 ? nil : try HoleGrid(arguments, step: step, parameter: Self.step.name))
    holes = arguments[ViewHoleParameters.holes]
    scale = arguments[ViewHoleParameters.scale]
  }

  /// The picture.
  ///
  /// - Throws: ``Drawing/DrawingError``.
  public func run() throws -> Picture {
    Picture(.png(try drawing.surface(scale: Double(scale)).png()), alt: alt, engine: Engine.description())
  }

  private var alt: LocalizedText {
    let (width, height) = (Int(drawing.width), Int(drawing.height))
    let view = LocalizedText(
      en: "A colored page below a black, half transparent view of \(width) × \(height) points. "
        + "Its path is filled by \(drawing.rule.sentence.en).",
      ja: "色のあるページを、\(width) × \(height)ポイントの半透明の黒いビューが覆う図。パスは\(drawing.rule.sentence.ja)で塗る。")
    let parts = [view] + holes.enumerated().map(sentence) + grid + drawing.points.flatMap(sentences)
    return LocalizedText(en: parts.map(\.en).joined(separator: " "), ja: parts.map(\.ja).joined())
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
    let (en, ja) =
      if drawing.path.isOnOutline(center) {
        ("its middle is on an outline", "中央が輪郭の上にある")
      } else if drawing.path.isInside(center, by: drawing.rule) {
        ("its middle is covered", "中央が覆われている")
      } else {
        ("its middle is open", "中央が開いている")
      }
    return LocalizedText(en: "Hole \(index + 1), \(hole): \(en).", ja: "穴\(index + 1)(\(hole))は、\(ja)。")
  }

  private func sentences(_ point: WrittenPoint) -> [LocalizedText] {
    if drawing.path.isOnOutline(point.point) { return [] }
    return drawing.rays.map { ray in
      let count = drawing.path.ray(from: point.point, toward: ray.direction).meetings.count
      return LocalizedText(
        en: "The ray from \(point), \(ray.words.en), has \(count) crossing\(count == 1 ? "" : "s").",
        ja: "\(point)から出る射線(\(ray.words.ja))の交差は\(count)回。")
    }
  }
}

extension HoleRule {
  /// The rule, to be filled by.
  fileprivate var sentence: LocalizedText {
    switch self {
    case .evenOdd: LocalizedText(en: "the even-odd rule", ja: "偶奇規則")
    case .nonZero: LocalizedText(en: "the non-zero rule", ja: "非ゼロ規則")
    case .separate: LocalizedText(en: "cutting each hole by itself", ja: "穴を1つずつ切り抜く方法")
    }
  }
}
