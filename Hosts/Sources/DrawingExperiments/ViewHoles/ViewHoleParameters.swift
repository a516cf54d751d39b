import ExperimentKit
import SourceText

/// The parameters that the experiments on holes in a view share.
enum ViewHoleParameters {
  /// The width of the view.
  static let width = Parameter(
    "width", .integer(1...400), default: 160,
    help: LocalizedText(en: "The width of the view in points.", ja: "ビューの幅(ポイント)。"))

  /// The height of the view.
  static let height = Parameter(
    "height", .integer(1...300), default: 120,
    help: LocalizedText(en: "The height of the view in points.", ja: "ビューの高さ(ポイント)。"))

  /// The holes.
  static let holes = Parameter(
    "holes", .list(of: .hole, count: 0...20), default: [WrittenHole.circle],
    help: LocalizedText(
      en: "The holes, each clockwise like the outline of the view, or `counterclockwise`.",
      ja: "穴。ビューの輪郭と同じ時計回りか、`counterclockwise`(反時計回り)。"))

  /// The rule of fill.
  static let rule = Parameter(
    "rule", .choice, default: HoleRule.evenOdd,
    help: LocalizedText(
      en: "How the inside of the path is told; `separate` cuts each hole by itself.",
      ja: "パスの内側を決める規則。`separate`なら穴を1つずつ切り抜く。"))

  /// The points to look at.
  static func points(default value: [WrittenPoint]) -> Parameter<[WrittenPoint]> {
    Parameter(
      "points", .list(of: .point, count: 0...40), default: value,
      help: LocalizedText(en: "The points where rays begin.", ja: "射線を出す点。"))
  }

  /// The rays from each point.
  static func rays(default value: [WrittenRay]) -> Parameter<[WrittenRay]> {
    Parameter(
      "rays", .list(of: .ray, count: 0...16), default: value,
      help: LocalizedText(en: "The directions of the rays from each point.", ja: "各点から出す射線の向き。"))
  }

  /// The pixels of a picture.
  static let scale = Parameter(
    "scale", .integer(1...3), default: 2,
    help: LocalizedText(en: "The pixels of the picture for each point.", ja: "画像の1ポイントあたりのピクセル数。"))

  /// What makes the path.
  static let path: [any ParameterDeclaration] = [width, height, holes]
}

extension Arguments {
  /// The path of the parameters `width`, `height` and `holes`: the bounds of the view and the holes.
  func holePath() -> HolePath {
    let view = Outline.rectangle(
      ExactPoint(0, 0), width: 100 * self[ViewHoleParameters.width], height: 100 * self[ViewHoleParameters.height])
    return HolePath(outlines: [view] + self[ViewHoleParameters.holes].map(\.outline))
  }
}
