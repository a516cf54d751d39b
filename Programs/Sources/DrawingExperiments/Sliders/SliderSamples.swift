import Drawing
import ExperimentKit

/// Pixels of the ramp of ``SliderRamp``, read from the engine.
///
/// Columns: `value` (of the slider), `byte`, and three pixels of a petal as `#rrggbb`: over a `light` square, over a
/// `dark` square, and over a light square where two petals `overlap`.
///
/// Source: 000-1.
struct SliderSamples: Experiment {
  static let about = About(
    "slider.samples", en: "The pixels of a petal over light and dark, at every alpha of the ramp.",
    ja: "明るい背景と暗い背景に重なる花びらのピクセル。並べた画像のalphaごとに読む。")
  static let signature = AlphaRamp.signature.map(Self.init)

  /// The places of the pixels in each image.
  static let places = (light: (x: 65, y: 45), dark: (x: 65, y: 35), overlap: (x: 53, y: 51))

  let ramp: AlphaRamp

  /// Returns the table, with one row per image.
  func run() throws -> Table {
    let surface = try ramp.surface()
    return Table(
      [
        .number("value", en: "value", ja: "値"), .number("byte", en: "byte", ja: "バイト"),
        .words("light", en: "over light", ja: "明るい背景"), .words("dark", en: "over dark", ja: "暗い背景"),
        .words("overlap", en: "two petals, over light", ja: "花びら2枚、明るい背景"),
      ],
      rows: try ramp.values.enumerated().map { index, value in
        let left = index * Int(Flower.side)
        func pixel(_ place: (x: Int, y: Int)) throws -> Table.Value {
          .code(try surface.pixel(x: left + place.x, y: place.y).opaqueText)
        }
        return [
          .number(value.plainText), .number(Compositing.byte(Double(value))), try pixel(Self.places.light),
          try pixel(Self.places.dark), try pixel(Self.places.overlap),
        ]
      })
  }
}

extension Pixel {
  /// The text `#rrggbb` of an opaque pixel.
  var opaqueText: String {
    ByteColor(red: red, green: green, blue: blue).hexadecimal
  }
}
