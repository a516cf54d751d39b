import Drawing
import ExperimentKit

/// The images of interleaved drawings side by side, each in a frame below the number of its drawing.
///
/// Every shape in an image has its name next to it.
///
/// Source: 004-7.
struct ContextStackPicture: Experiment {
  static let about = About(
    "context-stack.picture", en: "The images of interleaved drawings.", ja: "入り組んだ描画で得られる画像。", example: "experiment=2")
  static let signature = StackPlay.signature.map(Self.init)

  /// The largest number of images that fit.
  static let most = 6

  let play: StackPlay

  /// Returns the picture.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for calls without an image, or with too many.
  func run() throws -> Picture {
    let moments = try play.moments().filter { $0.image != nil }
    guard (1...Self.most).contains(moments.count) else {
      throw Rejection(
        "calls", "The calls return \(moments.count) images.", help: "Return 1 to \(Self.most), each with `DRAWING end`."
      )
    }
    let side = Double(moments.count > 2 ? 140 : 180)
    let (gap, top) = (10.0, 20.0)
    let surface = try ImageSurface(
      width: gap + (side + gap) * Double(min(moments.count, 3)),
      height: (top + side + gap) * Double((moments.count + 2) / 3),
      scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, moment) in moments.enumerated() {
      guard let image = moment.image else { continue }
      try context.saving {
        try context.translate(gap + (side + gap) * Double(index % 3), (top + side + gap) * Double(index / 3))
        try context.saving {
          try context.translate(0, 5)
          try context.scale(2, 2)
          try SmallDigits.draw(moment.call.drawing, on: context)
        }
        let frame = Rect(0, top, side, side)
        try context.draw(image, in: frame)
        try context.saving {
          try context.translate(0, top)
          try context.scale(side / 200, side / 200)
          for shape in try HeldShapes(image).shares.map(\.shape) { try shape.drawLabel(on: context) }
        }
        context.strokeColor = Color(rgb: 0x999999)
        context.newPath()
        try context.addRectangle(frame)
        try context.stroke()
      }
    }
    return Picture(.png(try surface.png()), alt: try alt(moments), engine: Engine.version)
  }

  private func alt(_ moments: [StackPlay.Moment]) throws -> LocalizedText {
    let images = try moments.map { moment -> LocalizedText in
      let name = StackCall.name(of: moment.call.drawing)
      let held = try moment.image.map { try HeldShapes($0).text } ?? ""
      return LocalizedText(en: "the image of \(name) with \(held)", ja: "\(held)を含む\(name)の画像")
    }.joined(.comma)
    return LocalizedText(
      en:
        "From left to right, \(images). L is a line, R a square, C a circle, B a filled box; 1 is red, 2 green, 3 blue.",
      ja: "左から順に、\(images)。Lは線、Rは正方形、Cは円、Bは塗った四角。1は赤、2は緑、3は青。")
  }
}
