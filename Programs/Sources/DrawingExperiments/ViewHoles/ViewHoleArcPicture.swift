import Drawing
import ExperimentKit

/// A view whose hole is an arc that begins in three ways, side by side; the path is drawn as a line over it.
///
/// Source: 003-10.
struct ViewHoleArcPicture: Experiment {
  static let about = About(
    "view-hole.arc-picture",
    en: "A hole whose arc begins after a move to the center, after a move to its start, or without a move.",
    ja: "中心へ移動、始点へ移動、移動なしの3通りで描いた弧の穴。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "sweep", .integer(1...360), default: 360,
      help: LocalizedText(en: "The angle of the arc, in degrees.", ja: "弧の角度(度)。")),
    ViewHoleParameters.scale)

  let sweep: Int
  let scale: Int

  func run() throws -> Picture {
    let (width, height, gap) = (ArcPath.width, ArcPath.height, 10.0)
    let starts = ArcPath.Start.allCases
    let surface = try ImageSurface(
      width: Double(starts.count) * (width + gap) + gap, height: height + 2 * gap, scale: Double(scale), opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, start) in starts.enumerated() {
      try context.saving {
        try context.translate(gap + Double(index) * (width + gap), gap)
        try HoleScreen.drawPage(context, in: Rect(0, 0, width, height))
        try ArcPath(start: start, sweep: sweep).add(to: context)
        context.fillRule = .evenOdd
        context.fillColor = HoleScreen.veil
        context.strokeColor = HoleScreen.mark
        try context.setLineWidth(1.5)
        try context.fill(keepingPath: true)
        try context.stroke()
      }
    }
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.description())
  }

  private var alt: LocalizedText {
    LocalizedText(
      en:
        "Three views with a hole made of an arc of \(sweep) degree\(sweep == 1 ? "" : "s"), their paths drawn as red lines. The path moves to "
        + "the center before the arc on the left, to the start of the arc in the middle, and nowhere on the right, where a "
        + "line runs from the corner of the view to the arc.",
      ja: "\(sweep)度の弧で穴をあけた3つのビュー。パスを赤い線で重ねてある。弧の前に、左は中心へ移動し、中央は弧の始点へ移動し、右は移動しない。"
        + "右では、ビューの角から弧まで線が延びる。")
  }
}
