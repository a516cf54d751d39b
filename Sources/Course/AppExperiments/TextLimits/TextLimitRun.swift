import ExperimentKit

/// A transcript of a text view with a placeholder and a limit that a script uses.
///
/// Source: 000-5.
struct TextLimitRun: Experiment, WalkedExperiment {
  static let about = About(
    "text-limit.run",
    en: "A text view with a placeholder, a counter and a limit, played from a script: a model of UITextView.",
    ja: "プレースホルダー、カウンター、制限のあるテキストビューを操作の並びのとおりに動かす(UITextViewのモデル)。", example: "events=[begin, type あいう, end]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "rule", .choice, default: TextLimit.Rule.article,
      help: LocalizedText(
        en: "The way to count: as in the article, or the whole result in characters or smaller units.",
        ja: "数え方。記事のとおりか、変更後のテキスト全体を文字や、より小さな単位で数えるか。")),
    TextLimitParameters.length, TextLimitParameters.lines,
    Parameter(
      "placeholder", .escapedText, default: EscapedText(TextLimitParameters.sourcePlaceholder),
      help: LocalizedText(en: "The text shown in the empty view.", ja: "空のときに表示するテキスト。")), .events())

  let view: LimitedTextView
  let events: [TextLimitEvent]

  init(rule: TextLimit.Rule, length: Int, lines: Int, placeholder: EscapedText, events: [TextLimitEvent]) {
    view = LimitedTextView(TextLimit(rule: rule, length: length, lines: lines), placeholder: placeholder.text)
    self.events = [.load] + events
  }

  /// Returns the transcript, with a line per event and its output below it.
  func run() -> Lines {
    TextLimitMachine.textView.run(events, context: view).lines
  }

  /// Returns the loaded view after some of the script's events.
  func place(after count: Int) -> MachinePlace {
    TextLimitMachine.textView.run(Array(events.prefix(count + 1)), context: view).place
  }
}
