import ExperimentKit

/// The values of numbers that a program assigns to a slider: value, alpha, drawn alpha, and its byte.
///
/// Columns: `asked`, `value` (a `Float`, pinned between the limits), `alpha` (the same number as a `Double`), `drawn`
/// (the alpha from 0 to 1), `byte` (as the engine counts it, 0 to 255) and `background` (the rest for the background).
///
/// Source: 000-1; the documentation of `CALayer.opacity`, which `UIView.alpha` sets: values beyond 0 and 1 are clamped.
struct SliderAlpha: Experiment {
  static let about = About(
    "slider.alpha", en: "The steps from a slider's value to the byte of an image's alpha.",
    ja: "スライダーの値から、画像のalphaを表す1バイトまで。")
  static let signature = Signature(
    Self.init, SliderParameters.minimum, SliderParameters.maximum,
    Parameter(
      "values", .list(of: .number(SliderEvent.range), count: 1...300), default: [0, 0.25, 0.5, 0.75, 1],
      help: LocalizedText(en: "The numbers that the program sets.", ja: "プログラムが入れる数。")))

  let slider: Slider
  let values: [Double]

  init(minimum: Double, maximum: Double, values: [Double]) throws {
    slider = try SliderParameters.slider(from: minimum, to: maximum)
    self.values = values
  }

  /// Returns the table, with one row per number.
  func run() -> Table {
    Table(
      [
        .number("asked", en: "asked", ja: "入れる数"), .number("value", en: "value", ja: "値"),
        .number("alpha", en: "alpha", ja: "alpha"), .number("drawn", en: "drawn", ja: "表示"),
        .number("byte", en: "byte", ja: "バイト"), .number("background", en: "left for the background", ja: "背景に残る分"),
      ],
      rows: values.map { asked in
        let value = slider.pinned(Float(asked))
        let (drawn, byte) = (Compositing.drawn(Double(value)), Compositing.byte(Double(value)))
        return [
          .number(asked.plainText), .number(value.plainText), .number(Double(value).plainText),
          .number(drawn.plainText), .number(byte), .number(255 - byte),
        ]
      })
  }
}
