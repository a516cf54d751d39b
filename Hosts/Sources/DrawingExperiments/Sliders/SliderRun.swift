import ExperimentKit
import Results
import SourceText

/// A slider that is dragged and set as a script says, and the alpha that its action gives to an image: the transcript.
///
/// The value is a `Float`; the action hands it over as `CGFloat`, which is a `Double`, so that 0.1 becomes
/// 0.10000000149011612.
///
/// Source: 000-1.
public struct SliderRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "slider.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A slider played from a script, which sets an image's alpha: a model of UISlider.",
    ja: "台本どおりに動かすスライダーと、それが決める画像のalpha(UISliderのモデル)。")

  /// The limits, the value at the start, when the action is sent, and the events.
  public static let parameters: [any ParameterDeclaration] = [
    SliderParameters.minimum, SliderParameters.maximum, SliderParameters.value, SliderParameters.continuous,
    SliderParameters.events,
  ]

  /// A drag to the right.
  public static let example = "events=[press, drag 0.75, release]"

  let slider: Slider
  let events: [SliderEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a minimum above the maximum.
  public init(_ arguments: Arguments) throws {
    let limits = try SliderParameters.slider(arguments)
    slider = Slider(
      minimum: limits.minimum, maximum: limits.maximum, value: Float(arguments[SliderParameters.value]),
      isContinuous: arguments[SliderParameters.continuous])
    events = arguments[SliderParameters.events]
  }

  /// The transcript: what there is at the start, then a line an event and what it does below it.
  public func run() -> Lines {
    var lines = SliderMachine.slider.run(events, context: slider).lines
    let (value, alpha) = (slider.value.plainText, slider.alpha.plainText)
    lines.lines.insert(
      LocalizedText(en: "start: value \(value), alpha = \(alpha)", ja: "開始: 値 \(value)、alpha = \(alpha)"), at: 0)
    return lines
  }
}
