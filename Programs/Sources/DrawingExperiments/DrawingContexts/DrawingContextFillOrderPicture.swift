import Drawing
import ExperimentKit

/// Two rectangles: the left one filled before its border, the right one after it.
///
/// Source: 004-9.
struct DrawingContextFillOrderPicture: Experiment {
  static let about = About(
    "drawing-context.fill-order-picture", en: "A rectangle filled before its border and one filled after it.",
    ja: "枠線の前に塗った長方形と、後に塗った長方形。")
  static let signature = Signature(Self.init, DrawingContextFillOrder.lineWidth)

  let lineWidth: Int

  func run() throws -> Picture {
    let surface = try ImageSurface(width: 280, height: 100, scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, order) in FillOrder.allCases.enumerated() {
      try context.saving {
        try context.translate(Double(index) * 140, 0)
        try order.draw(context, lineWidth: Double(lineWidth))
      }
    }
    return Picture(
      .png(try surface.png()),
      alt: LocalizedText(
        en:
          "Two rectangles with a dark blue border of \(lineWidth) points. The left one was filled first and shows the "
          + "whole border; the right one was filled last, and the inner half of its border is covered.",
        ja: "太さ\(lineWidth)ポイントの濃い青の枠線を持つ2つの長方形。先に塗った左は枠線がすべて見える。後から塗った右は枠線の内側半分が隠れる。"),
      engine: Engine.version)
  }
}
