import Drawing
import ExperimentKit
import Results
import SourceText

/// An image that the article's class returns, after a script of calls.
///
/// Source: 004-9 (first form), 004-3 (extended form).
public struct DrawingContextPicture: ListedExperiment {
  /// The name that cells use.
  public static let name = "drawing-context.picture"

  /// What the picture shows.
  public static let summary = LocalizedText(
    en: "An image that the article's drawing class returns.", ja: "記事の描画クラスが返す画像。")

  static let image = Parameter(
    "image", .integer(1...500), absent: LocalizedText(en: "the last image", ja: "最後の画像"),
    help: LocalizedText(
      en: "Which of the images that were got, counted from 1.", ja: "何回目に得た画像か(1から数える)。"))
  static let scale = Parameter(
    "scale", .integer(1...3), default: 2,
    help: LocalizedText(en: "How many pixels a point is wide and high.", ja: "1ポイントの幅と高さが何ピクセルか。"))

  /// The form, the calls, which image, and its scale.
  public static let parameters = OffscreenScript.parameters + [image, scale]

  /// A line on an image.
  public static let example = "calls=[add 1, start 80 40 false, line 0 2 10 20 70 20, get]"

  let script: OffscreenScript
  let image: Int?
  let scale: Int

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a method that the form lacks.
  public init(_ arguments: Arguments) throws {
    script = try OffscreenScript(arguments)
    image = arguments[Self.image]
    scale = arguments[Self.scale]
  }

  /// The picture.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` if there is no such image; ``ExperimentKit/Unavailable`` without the font.
  public func run() throws -> Picture {
    let images = try script.images(scale: scale)
    guard !images.isEmpty else {
      throw Rejection("calls", "The calls get no image.", help: "Write `get` while the drawing is enabled.")
    }
    let number = image ?? images.count
    guard number <= images.count else {
      throw Rejection("image", "There is no image \(number).", help: "It takes 1 to \(images.count).")
    }
    let shown = images[number - 1]
    return Picture(.png(try shown.png()), alt: alt(shown, drawn(on: number)), engine: try script.engine)
  }

  /// What was drawn on the context of an image before it was got.
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
    let drawn = shapes.map(\.words)
    return LocalizedText(
      en: "An image of \(size) points. Drawn: \(drawn.map(\.en).joined(separator: ", ")).",
      ja: "\(size)ポイントの画像。描いたもの:\(drawn.map(\.ja).joined(separator: "、"))。")
  }
}
