import Drawing
import ExperimentKit

/// Pixels of an image with and without alpha, in the drawing and outside it, and on a page.
///
/// Columns: `opaque`, `place`, `stored` (red, green, blue and alpha), `on-page` (red, green and blue).
///
/// Source: 003-3, whose second way says `false` for opaque; the engine is Cairo.
struct ViewImageOpaque: Experiment {
  static let about = About(
    "view-image.opaque", en: "The pixels of an image where a view draws nothing, with and without alpha.",
    ja: "ビューが何も描かない部分の画像の中身。アルファがあるときとないとき。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per image and place.
  func run() throws -> Table {
    let places = [
      (LocalizedText(en: "in the disc", ja: "円の中"), 20), (LocalizedText(en: "in the corner", ja: "角"), 1),
    ]
    return Table(
      [
        .words("opaque", en: "opaque", ja: "opaque"), .words("place", en: "place", ja: "場所"),
        .words("stored", en: "red, green, blue, alpha", ja: "赤、緑、青、アルファ"),
        .words(
          "on-page", en: "on a page of \(OpaqueView.page.hexadecimal)", ja: "\(OpaqueView.page.hexadecimal)のページに重ねると"),
      ],
      rows: try [OpaqueView(isOpaque: false), OpaqueView(isOpaque: true)].flatMap { view in
        let (image, page) = (try view.image(), try view.onPage())
        return try places.map { place, position -> [Table.Value] in
          let pixel = try image.pixel(x: position, y: position)
          let shown = try page.pixel(x: position + 10, y: position + 10)
          let stored = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { "\($0)" }
          return [
            .code("\(view.isOpaque)"), .words(place), .plain(stored.joined(separator: ", ")),
            .code(ByteColor(red: shown.red, green: shown.green, blue: shown.blue).hexadecimal),
          ]
        }
      })
  }
}
