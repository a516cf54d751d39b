import Drawing
import ExperimentKit

/// A screen twice: with the hole at the frame of the innermost view, and with the hole at the converted frame.
///
/// The screen is scaled down to fit; the hole is a circle around the rectangle. Scrolled views are drawn at their
/// places.
///
/// Source: 003-10.
struct ViewHolePlacePicture: Experiment {
  static let about = About(
    "view-hole.place-picture", en: "A hole at the frame of a nested view, and at that frame converted.",
    ja: "入れ子のビューのframeの位置にあけた穴と、変換した位置にあけた穴。")
  static let signature = Signature(Self.init, ViewHoleParameters.views, ViewHoleParameters.scale)

  let views: [NestedView]
  let scale: Int

  func run() throws -> Picture {
    let gap = 10.0
    let screen = views[0].bounds.onSurface
    let factor = min(1, 200 / screen.width, 260 / screen.height)
    let surface = try ImageSurface(
      width: 2 * screen.width * factor + 3 * gap, height: screen.height * factor + 2 * gap, scale: Double(scale),
      opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, place) in [views[views.count - 1].frame, converted].enumerated() {
      try context.saving {
        try context.translate(gap + Double(index) * (screen.width * factor + gap), gap)
        try context.scale(factor, factor)
        try context.translate(-screen.origin.x, -screen.origin.y)
        context.newPath()
        try context.addRectangle(screen)
        try context.clip()
        try draw(hole: place.onSurface, in: screen, context)
      }
    }
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.description())
  }

  private var converted: ExactRectangle {
    views.converted(views[views.count - 1].frame, from: views.count - 2)
  }

  private func draw(hole: Rect, in screen: Rect, _ context: Context) throws {
    try context.paint(Color(rgb: 0xFFF3C4))
    let colors = [0x4A90E2, 0xF5A623, 0x7ED321].map { Color(rgb: $0) }
    for index in views.indices.dropFirst() {
      let isLast = index == views.count - 1
      let rectangle = views.converted(views[index].frame, from: index - 1).onSurface
      try context.drawRectangle(rectangle, isLast ? colors[1] : colors[index % 2 == 1 ? 0 : 2])
    }
    let radius = (hole.width * hole.width + hole.height * hole.height).squareRoot() / 2
    context.newPath()
    try context.addRectangle(screen)
    try context.addEllipse(in: Rect(hole.center.x - radius, hole.center.y - radius, 2 * radius, 2 * radius))
    context.fillRule = .evenOdd
    context.fillColor = HoleScreen.veil
    try context.fill()
  }

  private var alt: LocalizedText {
    let view = views[views.count - 1]
    return LocalizedText(
      en:
        "Two screens, each under a dark view with a round hole. On the left, the hole is at \(view.frame.printed), the frame "
        + "of \(view.name) as it is; on the right, it is at \(converted.printed), around \(view.name), the orange rectangle.",
      ja: "丸い穴をあけた暗いビューに覆われた画面を2つ並べた図。左の穴は\(view.name)のframeのままの\(view.frame.printed)にあり、"
        + "右の穴は\(converted.printed)にあって、オレンジ色の\(view.name)を囲む。")
  }
}

extension ExactRectangle {
  /// The rectangle for the engine.
  fileprivate var onSurface: Rect {
    Rect(Double(x) / 100, Double(y) / 100, Double(width) / 100, Double(height) / 100)
  }
}
