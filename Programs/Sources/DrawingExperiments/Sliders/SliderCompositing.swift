import Drawing
import ExperimentKit

/// A pixel of an image over a pixel of its background, number by number, and the engine's pixel.
///
/// Columns: `alpha` (of the image), `byte`, `component`, `source` (as written, 0 to 255), `premultiplied`, `covering`
/// (times the byte), `background` (premultiplied), `remaining` (times 255 minus the covering alpha), `sum`, `engine`
/// (the component of the engine's pixel) and `straight` (the sum no longer multiplied by its alpha).
///
/// Source: 000-1; ``Compositing``.
struct SliderCompositing: Experiment {
  static let about = About(
    "slider.compositing",
    en: "One pixel over another with an alpha, step by step in bytes, and the result of the drawing engine.",
    ja: "1つのピクセルをalphaの割合で別のピクセルに重ねる計算を1歩ずつ。描画エンジンのピクセルと比べる。", example: "source=red alphas=0.5")
  static let signature = Signature(
    Self.init,
    Parameter(
      "source", .color(), default: ByteColor(red: 255, green: 64, blue: 128),
      help: LocalizedText(en: "The color of the image's pixel.", ja: "画像のピクセルの色。")),
    Parameter(
      "background", .color(), default: ByteColor.white,
      help: LocalizedText(en: "The color of the pixel behind it.", ja: "背景のピクセルの色。")),
    Parameter(
      "alphas", .list(of: .number(SliderEvent.range), count: 1...64), default: [0.5],
      help: LocalizedText(en: "The alphas of the image.", ja: "画像のalpha。")))

  let source: ByteColor
  let background: ByteColor
  let alphas: [Double]

  /// Returns the table, with four rows per alpha: red, green, blue and the alpha itself.
  func run() throws -> Table {
    Table(
      [
        .number("alpha", en: "alpha", ja: "alpha"), .number("byte", en: "byte", ja: "バイト"),
        .words("component", en: "component", ja: "成分"), .number("source", en: "source", ja: "画像"),
        .number("premultiplied", en: "premultiplied", ja: "乗算済み"),
        .number("covering", en: "× byte", ja: "×バイト"), .number("background", en: "background", ja: "背景"),
        .number("remaining", en: "× rest", ja: "×残り"), .number("sum", en: "sum", ja: "和"),
        .number("engine", en: "engine", ja: "エンジン"), .number("straight", en: "straight", ja: "ストレート"),
      ],
      rows: try alphas.flatMap(rows))
  }

  private func rows(_ alpha: Double) throws -> [[Table.Value]] {
    let byte = Compositing.byte(alpha)
    let steps = Compositing.steps(source.pixel, over: background.pixel, alpha: byte)
    let sums = steps.map(\.sum)
    let straight = Pixel(red: sums[0], green: sums[1], blue: sums[2], alpha: sums[3]).straight.components
    let engine = try pixel(alpha).components
    let written = [source.red, source.green, source.blue, source.alpha]
    return steps.indices.map { index in
      let step = steps[index]
      return [
        .number(alpha.plainText), .number(byte), .words(Self.components[index]), .number(written[index]),
        .number(step.source), .number(step.covering), .number(step.background), .number(step.remaining),
        .number(step.sum), .number(engine[index]), .number(straight[index]),
      ]
    }
  }

  /// Returns the pixel that the engine draws.
  private func pixel(_ alpha: Double) throws -> Pixel {
    let image = try ImageSurface(width: 1, height: 1)
    try Context(image).paint(source.color)
    let surface = try ImageSurface(width: 1, height: 1)
    let context = try Context(surface)
    try context.paint(background.color)
    try context.draw(image, in: surface.bounds, filter: .nearest, alpha: Compositing.drawn(alpha))
    return try surface.pixel(x: 0, y: 0)
  }

  private static let components = [
    LocalizedText(en: "red", ja: "赤"), LocalizedText(en: "green", ja: "緑"), LocalizedText(en: "blue", ja: "青"),
    "alpha",
  ]
}
