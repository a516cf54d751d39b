import Drawing
import ExperimentKit

/// An image that the article's class returns, after a script of calls.
///
/// Source: 004-9 (first form), 004-3 (extended form).
struct DrawingContextPicture: Experiment {
  static let about = About(
    "drawing-context.picture", en: "An image that the article's drawing class returns.", ja: "記事の描画クラスが返す画像。",
    example: "calls=[add 1, start 80 40 false, line 0 2 10 20 70 20, get]")
  static let signature = OffscreenScript.signature.adding(
    Parameter(
      "image", .integer(1...500), absent: LocalizedText(en: "the last image", ja: "最後の画像"),
      help: LocalizedText(en: "The number of the image to show, counted from 1.", ja: "何回目に得た画像か(1から数える)。"))
  ) { ($0, $1) }
  .adding(
    Parameter(
      "scale", .integer(1...3), default: 2,
      help: LocalizedText(en: "The width and height of a point, in pixels.", ja: "1ポイントの幅と高さが何ピクセルか。"))
  ) { ($0.0, $0.1, $1) }
  .adding(
    Parameter(
      "ground", .choice, default: Ground.none,
      help: LocalizedText(
        en: "What to show where the image is transparent: the page, or a checkerboard.",
        ja: "画像の透明なところに見えるもの。ページの地か、市松模様。"))
  ) { Self(script: $0.0, image: $0.1, scale: $0.2, ground: $1) }

  /// The background of the image.
  enum Ground: String, CaseIterable, Sendable {
    case none, checkerboard
  }

  let script: OffscreenScript
  let image: Int?
  let scale: Int
  let ground: Ground

  /// Returns the picture.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` if there is no such image; ``ExperimentKit/Unavailable`` without the font.
  func run() throws -> Picture {
    let images = try script.images(scale: scale)
    guard !images.isEmpty else {
      throw Rejection("calls", "The calls return no image.", help: "Write `get` while the drawing is enabled.")
    }
    let number = image ?? images.count
    guard number <= images.count else {
      throw Rejection("image", "There is no image \(number).", help: "It takes 1 to \(images.count).")
    }
    let shown = images[number - 1]
    return Picture(.png(try grounded(shown).png()), alt: alt(shown, drawn(on: number)), engine: try script.engine)
  }

  /// Returns the image with its background.
  private func grounded(_ image: ImageSurface) throws -> ImageSurface {
    guard ground == .checkerboard else { return image }
    let surface = try ImageSurface(width: image.width, height: image.height, scale: image.scale)
    let context = try Context(surface)
    try context.paintCheckerboard(width: image.width, height: image.height, square: 5)
    try context.draw(image, in: image.bounds, filter: .nearest)
    return surface
  }

  /// Returns the shapes that were drawn on the context of an image before it was got.
  private func drawn(on number: Int) -> [OffscreenShape] {
    var (shapes, images): ([OffscreenShape], Int) = ([], 0)
    for command in script.run.context.commands {
      switch command {
      case .begin: shapes = []
      case .draw(let shape, _): shapes.append(shape)
      case .get, .getAndEnd: images += 1
      case .nothing, .end: break
      }
      if images == number { break }
    }
    return shapes
  }

  private func alt(_ shown: ImageSurface, _ shapes: [OffscreenShape]) -> LocalizedText {
    let size = "\(shown.width.plainText) × \(shown.height.plainText)"
    guard !shapes.isEmpty else {
      return LocalizedText(en: "An empty image of \(size) points.", ja: "\(size)ポイントの画像。何も描かれていない。")
    }
    let drawn = shapes.map(\.words).joined(.comma)
    let checks =
      ground == .none
      ? LocalizedText("")
      : LocalizedText(en: " A checkerboard shows through where it is transparent.", ja: "透明なところには市松模様が見える。")
    return LocalizedText(
      en: "An image of \(size) points. Drawn: \(drawn).\(checks)", ja: "\(size)ポイントの画像。描いたもの:\(drawn)。\(checks)")
  }
}
