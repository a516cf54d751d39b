import ExperimentKit

/// The parameters that the experiments on holes in a view share.
enum ViewHoleParameters {
  static let width = Parameter(
    "width", .integer(1...400), default: 160,
    help: LocalizedText(en: "The width of the view in points.", ja: "ビューの幅(ポイント)。"))
  static let height = Parameter(
    "height", .integer(1...300), default: 120,
    help: LocalizedText(en: "The height of the view in points.", ja: "ビューの高さ(ポイント)。"))
  static let holes = Parameter(
    "holes", .list(of: .hole, count: 0...20), default: [WrittenHole.circle],
    help: LocalizedText(
      en: "The holes, each clockwise like the outline of the view, or `counterclockwise`.",
      ja: "穴。ビューの輪郭と同じ時計回りか、`counterclockwise`(反時計回り)。"))
  static let hole = Parameter(
    "hole", .hole, default: WrittenHole.circle,
    help: LocalizedText(en: "The hole, in the view's own coordinates.", ja: "穴(ビュー自身の座標)。"))
  static let views = Parameter(
    "views", .list(of: .nestedView, count: 2...12), default: NestedView.article,
    help: LocalizedText(en: "The views, each in the one before it.", ja: "ビューの列。それぞれが1つ前のビューに入っている。"))
  static let scale = Parameter(
    "scale", .integer(1...3), default: 2,
    help: LocalizedText(en: "The pixels of the picture for each point.", ja: "画像の1ポイントあたりのピクセル数。"))

  static func points(default value: [WrittenPoint]) -> Parameter<[WrittenPoint]> {
    Parameter(
      "points", .list(of: .point, count: 0...40), default: value,
      help: LocalizedText(en: "The points where rays begin.", ja: "射線を出す点。"))
  }

  static func rays(default value: [WrittenRay]) -> Parameter<[WrittenRay]> {
    Parameter(
      "rays", .list(of: .ray, count: 0...16), default: value,
      help: LocalizedText(en: "The directions of the rays from each point.", ja: "各点から出す射線の向き。"))
  }
}

extension HolePath {
  /// Creates the bounds of a view, in whole points, and its holes.
  init(width: Int, height: Int, holes: [WrittenHole]) {
    let view = Outline.rectangle(ExactPoint(0, 0), width: 100 * width, height: 100 * height)
    self.init(outlines: [view] + holes.map(\.outline))
  }
}
