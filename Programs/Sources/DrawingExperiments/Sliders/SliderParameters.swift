import ExperimentKit

/// The parameters that the experiments on sliders share.
enum SliderParameters {
  static let minimum = Parameter(
    "minimum", .number(SliderEvent.range), default: 0,
    help: LocalizedText(en: "The value at the left end of the track.", ja: "左端の値。"))
  static let maximum = Parameter(
    "maximum", .number(SliderEvent.range), default: 1,
    help: LocalizedText(en: "The value at the right end of the track.", ja: "右端の値。"))

  /// Returns the slider between two limits.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a minimum above the maximum.
  static func slider(
    from minimum: Double, to maximum: Double, value: Double = 0.5, isContinuous: Bool = true
  ) throws(Rejection) -> Slider {
    guard minimum <= maximum else {
      throw Rejection(
        "minimum", "The minimum \(minimum.plainText) is above the maximum \(maximum.plainText).",
        help: "Choose a minimum that is not above the maximum.")
    }
    return Slider(
      minimum: Float(minimum), maximum: Float(maximum), value: Float(value), isContinuous: isContinuous)
  }
}
