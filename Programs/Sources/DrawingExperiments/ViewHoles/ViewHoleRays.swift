import ExperimentKit

/// Rays from points to infinity, and the results of the rules of fill for their crossings with the path.
///
/// Columns: `point`, `ray`, `crossings` (each with its outline, distance and sign), `touches`, `count`, `winding` (the
/// sum of the signs), `even-odd`, `non-zero`. A point on an outline is neither inside nor outside.
///
/// Source: 003-10. Crossings at corners and tangents: `Outline.meetings`.
struct ViewHoleRays: Experiment {
  static let about = About(
    "view-hole.rays", en: "Rays that cross the path of a view with holes, counted and with signs.",
    ja: "穴をあけたビューのパスと射線の交差。回数と符号を数える。")
  static let signature = Signature(
    Self.init, ViewHoleParameters.width, ViewHoleParameters.height, ViewHoleParameters.holes,
    ViewHoleParameters.points(default: [60, 120].map { WrittenPoint(ExactPoint(whole: $0, 60)) }),
    ViewHoleParameters.rays(default: WrittenRay.axes), .mistake())

  let path: HolePath
  let points: [WrittenPoint]
  let rays: [WrittenRay]
  let mistake: RayMisconception?

  init(
    width: Int, height: Int, holes: [WrittenHole], points: [WrittenPoint], rays: [WrittenRay],
    mistake: RayMisconception?
  ) {
    path = HolePath(width: width, height: height, holes: holes)
    (self.points, self.rays, self.mistake) = (points, rays, mistake)
  }

  /// Returns the table, with one row per ray, or one row for a point on an outline.
  func run() -> Table {
    Table(
      [
        .words("point", en: "point", ja: "点"), .words("ray", en: "ray", ja: "射線"),
        .words("crossings", en: "crossings", ja: "交差"), .number("touches", en: "touches", ja: "接触"),
        .number("count", en: "count", ja: "回数"), .number("winding", en: "winding number", ja: "回転数"),
        .words("even-odd", en: "even-odd", ja: "偶奇"), .words("non-zero", en: "non-zero", ja: "非ゼロ"),
      ],
      rows: points.flatMap { point in
        if path.isOnOutline(point.point) { return [Self.onOutline(point)] }
        return rays.map { row(point, $0) }
      }
    ).wrong(by: mistake, in: "crossings", "count", "winding", "even-odd", "non-zero")
  }

  private static func onOutline(_ point: WrittenPoint) -> [Table.Value] {
    let onIt = Table.Value.words(en: "on the outline", ja: "輪郭の上")
    return [.code(point.description), .empty, onIt, .empty, .empty, .empty, onIt, onIt]
  }

  private func row(_ point: WrittenPoint, _ ray: WrittenRay) -> [Table.Value] {
    var found = path.ray(from: point.point, toward: ray.direction)
    var met: Set<Int> = []
    switch mistake {
    case .viewForgotten: found.meetings.removeAll { $0.outline == 0 }
    case .outlinesOnce: found.meetings.removeAll { !met.insert($0.outline).inserted }
    case .touchesCounted, nil: break
    }
    let count = found.meetings.count + (mistake == .touchesCounted ? found.touches : 0)
    return [
      .code(point.description), .words(ray.words), found.words, .number(found.touches), .number(count),
      .number(found.winding), .side(isInside: !count.isMultiple(of: 2)), .side(isInside: found.winding != 0),
    ]
  }
}

/// Misconceptions about counting the crossings of a ray.
enum RayMisconception: String, Misconception {
  case viewForgotten = "view-forgotten"
  case outlinesOnce = "outlines-once"
  case touchesCounted = "touches-counted"

  /// The description of the misconception.
  var title: LocalizedText {
    switch self {
    case .viewForgotten: LocalizedText(en: "edge of the view forgotten", ja: "ビューの縁を忘れた")
    case .outlinesOnce: LocalizedText(en: "each outline crossed once", ja: "どの輪郭も1回だけ数えた")
    case .touchesCounted: LocalizedText(en: "touches counted", ja: "接触も数えた")
    }
  }
}

extension HolePath.Ray {
  /// The text of the crossings, the nearest first.
  fileprivate var words: Table.Value {
    guard !meetings.isEmpty else { return .absent }
    let all = meetings.map { meeting -> LocalizedText in
      let name = HolePath.name(ofOutline: meeting.outline)
      let (distance, sign) = (Hundredths.text(meeting.crossing.distance), meeting.crossing.sign > 0 ? "+1" : "-1")
      return LocalizedText(en: "\(name) at \(distance): \(sign)", ja: "\(name)(距離\(distance)):\(sign)")
    }
    return .words(all.joined(.comma))
  }
}

extension HolePath {
  /// Returns the name of an outline.
  static func name(ofOutline index: Int) -> LocalizedText {
    index == 0 ? LocalizedText(en: "view", ja: "ビュー") : LocalizedText(en: "hole \(index)", ja: "穴\(index)")
  }
}

extension Table.Value {
  /// Returns whether a point is inside.
  static func side(isInside: Bool) -> Table.Value {
    isInside ? .words(en: "inside", ja: "内側") : .words(en: "outside", ja: "外側")
  }
}
