import Drawing
import ExperimentKit

/// A view over a page, masked by its frame at the left and by its bounds at the right, with a red line around the view.
///
/// Source: 003-10.
struct ViewHoleFramePicture: Experiment {
  static let about = About(
    "view-hole.frame-picture",
    en: "A view with a hole, its mask made from self.frame and from self.bounds, side by side.",
    ja: "self.frameで作ったマスクとself.boundsで作ったマスクを並べて比べる。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "x", .integer(0...60), default: 40,
      help: LocalizedText(en: "The distance of the view from the left.", ja: "ビューの左からの位置(ポイント)。")),
    Parameter(
      "y", .integer(0...60), default: 30,
      help: LocalizedText(en: "The distance of the view from the top.", ja: "ビューの上からの位置(ポイント)。")),
    Parameter(
      "width", .integer(1...160), default: 160,
      help: LocalizedText(en: "The width of the view in points.", ja: "ビューの幅(ポイント)。")),
    Parameter(
      "height", .integer(1...160), default: 120,
      help: LocalizedText(en: "The height of the view in points.", ja: "ビューの高さ(ポイント)。")),
    ViewHoleParameters.hole, ViewHoleParameters.scale)

  let framed: FramedHole
  let scale: Int

  init(x: Int, y: Int, width: Int, height: Int, hole: WrittenHole, scale: Int) {
    framed = FramedHole(x: x, y: y, width: width, height: height, hole: hole.outline)
    self.scale = scale
  }

  func run() throws -> Picture {
    let gap = 10.0
    let page = Rect(0, 0, Double(framed.x + framed.width) + gap, Double(framed.y + framed.height) + gap)
    let surface = try ImageSurface(
      width: 2 * page.width + 3 * gap, height: page.height + 2 * gap, scale: Double(scale), opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, rectangle) in FramedHole.Rectangle.allCases.enumerated() {
      try context.saving {
        try context.translate(gap + Double(index) * (page.width + gap), gap)
        try HoleScreen.drawPage(context, in: page)
        try context.translate(Double(framed.x), Double(framed.y))
        try draw(rectangle, context)
      }
    }
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.description())
  }

  private func draw(_ rectangle: FramedHole.Rectangle, _ context: Context) throws {
    let bounds = Rect(0, 0, Double(framed.width), Double(framed.height))
    try context.saving {
      context.newPath()
      try context.addRectangle(bounds)
      try context.clip()
      context.fillColor = HoleScreen.veil
      try context.fill(framed.mask(rectangle), by: .evenOdd)
    }
    context.newPath()
    try context.addRectangle(bounds)
    context.strokeColor = HoleScreen.mark
    try context.setLineWidth(1)
    try context.stroke()
  }

  private var alt: LocalizedText {
    let counts = framed.counts()
    let whole = framed.width * framed.height
    let squares = whole == 1 ? "square of one point is" : "squares of one point are"
    return LocalizedText(
      en:
        "Two copies of the same view of \(framed.width) × \(framed.height) points at (\(framed.x), \(framed.y)), each with a red "
        + "line around it. Masked by its frame, on the left, \(counts.byFrame) of its \(whole) \(squares) dark; "
        + "masked by its bounds, on the right, \(counts.byBounds).",
      ja: "位置(\(framed.x), \(framed.y))にある\(framed.width) × \(framed.height)ポイントの同じビューを2つ並べた図。赤い線で囲んである。"
        + "1ポイント四方のマス\(whole)個のうち、左のframeのマスクでは\(counts.byFrame)個、右のboundsのマスクでは\(counts.byBounds)個が暗い。")
  }
}
