import ExperimentKit
import Results
import SourceText

/// A text view with a placeholder and a limit, played from a script: the transcript.
///
/// Source: 000-5.
public struct TextLimitRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "text-limit.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A text view with a placeholder, a counter and a limit, played from a script: a model of UITextView.",
    ja: "プレースホルダー、カウンター、制限のあるテキストビューを台本どおりに動かす(UITextViewのモデル)。")

  /// The rule, the limits, the placeholder and the events.
  public static let parameters: [any ParameterDeclaration] = [
    TextLimitParameters.rule, TextLimitParameters.length, TextLimitParameters.lines, TextLimitParameters.placeholder,
    TextLimitParameters.events,
  ]

  /// Text that is typed and kept.
  public static let example = "events=[begin, type あいう, end]"

  let view: LimitedTextView
  let events: [TextLimitEvent]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    view = LimitedTextView(
      TextLimit(
        rule: arguments[TextLimitParameters.rule], length: arguments[TextLimitParameters.length],
        lines: arguments[TextLimitParameters.lines]),
      placeholder: arguments[TextLimitParameters.placeholder].text)
    events = [.load] + arguments[TextLimitParameters.events]
  }

  /// The transcript, a line an event and what it shows below it.
  public func run() -> Lines {
    TextLimitMachine.textView.run(events, context: view).lines
  }
}
