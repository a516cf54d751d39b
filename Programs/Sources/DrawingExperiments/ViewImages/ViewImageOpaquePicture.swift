import Drawing
import ExperimentKit

/// An image with alpha and one without, on a page, side by side.
///
/// Source: 003-3.
struct ViewImageOpaquePicture: Experiment {
  static let about = About(
    "view-image.opaque-picture", en: "An image with alpha and one without, on a page.", ja: "アルファのある画像とない画像をページに重ねる。")
  static let signature = Signature(Self.init)

  func run() throws -> Picture {
    let pages = try [false, true].map { try OpaqueView(isOpaque: $0).onPage(scale: 2) }
    let (width, gap) = (pages[0].width, 8.0)
    let surface = try ImageSurface(width: 2 * width + gap, height: pages[0].height, scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(.white)
    for (index, page) in pages.enumerated() {
      try context.draw(page, in: Rect(Double(index) * (width + gap), 0, width, page.height), filter: .nearest)
    }
    let alt = LocalizedText(
      en:
        "Two images of an orange disc on a light yellow page. The left one has alpha, and the page shows around the disc. "
        + "The right one is opaque, and the disc is in a black square.",
      ja: "薄い黄色のページに重ねた、オレンジ色の円の画像が2つ。左の画像にはアルファがあり、円の周りにページが見える。右の画像は不透明で、円の周りが黒い四角になる。")
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.description())
  }
}
