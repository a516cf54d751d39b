import ExperimentKit
import SourceText

/// The parameters that the experiments on sliders share.
enum SliderParameters {
  /// The value at the left end.
  static let minimum = Parameter(
    "minimum", .number(SliderEvent.range), default: 0,
    help: LocalizedText(en: "The value at the left end of the track.", ja: "左端の値。"))

  /// The value at the right end.
  static let maximum = Parameter(
    "maximum", .number(SliderEvent.range), default: 1,
    help: LocalizedText(en: "The value at the right end of the track.", ja: "右端の値。"))

  /// The value at the start.
  static let value = Parameter(
    "value", .number(SliderEvent.range), default: 0.5,
    help: LocalizedText(en: "The value at the start, pinned between the limits.", ja: "最初の値。範囲の外なら端の値になる。"))

  /// When the action is sent.
  static let continuous = Parameter(
    "continuous", .truth, default: true,
    help: LocalizedText(
      en: "Whether the action is sent while the thumb moves, and not only on release.",
      ja: "つまみを動かしている間もアクションが動くか。falseなら離したときに1回だけ動く。"))

  /// What happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<SliderEvent>.event, count: 1...200),
    help: LocalizedText(
      en: "What happens, one event after the other; a place is from 0 at the left end to 1 at the right.",
      ja: "起こること。この順に起こる。PLACEは左端を0、右端を1とする位置。"))

  /// The slider at the start.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a minimum above the maximum.
  static func slider(_ arguments: Arguments) throws(Rejection) -> Slider {
    let (minimum, maximum) = (arguments[minimum], arguments[maximum])
    guard minimum <= maximum else {
      throw Rejection(
        "minimum", "The minimum \(minimum.plainText) is above the maximum \(maximum.plainText).",
        help: "Write a minimum that is not above the maximum.")
    }
    return Slider(minimum: Float(minimum), maximum: Float(maximum))
  }
}
