import ExperimentKit

/// A transcript of a slider that a script drags and sets, and of the image's alpha.
///
/// The value is a `Float`; the action converts it to `CGFloat`, which is a `Double`, so that 0.1 becomes
/// 0.10000000149011612.
///
/// Source: 000-1.
struct SliderRun: Experiment {
  static let about = About(
    "slider.run", en: "A slider, played from a script, that sets an image's alpha: a model of UISlider.",
    ja: "操作の並びのとおりに動かすスライダーと、それが決める画像のalpha(UISliderのモデル)。", example: "events=[press, drag 0.75, release]")
  static let signature = Signature(
    Self.init, SliderParameters.minimum, SliderParameters.maximum,
    Parameter(
      "value", .number(SliderEvent.range), default: 0.5,
      help: LocalizedText(en: "The value at the start, limited to the range.", ja: "最初の値。範囲の外なら端の値になる。")),
    Parameter(
      "continuous", .truth, default: true,
      help: LocalizedText(
        en: "Whether to send the action while the thumb moves, not only on release.",
        ja: "つまみを動かしている間もアクションが動くか。falseなら離したときに1回だけ動く。")),
    .events(
      help: LocalizedText(
        en: "The events, in order; PLACE goes from 0 at the left end to 1 at the right.",
        ja: "起こること。この順に起こる。PLACEは左端を0、右端を1とする位置。")))

  let slider: Slider
  let events: [SliderEvent]

  init(minimum: Double, maximum: Double, value: Double, isContinuous: Bool, events: [SliderEvent]) throws {
    slider = try SliderParameters.slider(from: minimum, to: maximum, value: value, isContinuous: isContinuous)
    self.events = events
  }

  /// Returns the transcript: the start, then a line per event and its effects below it.
  func run() -> Lines {
    var lines = SliderMachine.slider.run(events, context: slider).lines
    let (value, alpha) = (slider.value.plainText, slider.alpha.plainText)
    lines.lines.insert(
      LocalizedText(en: "start: value \(value), alpha = \(alpha)", ja: "開始: 値 \(value)、alpha = \(alpha)"), at: 0)
    return lines
  }
}
