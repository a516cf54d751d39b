import ExperimentKit

/// The states of a text view with a placeholder and a limit, and the effect of every event in every state.
///
/// Source: 000-5.
struct TextLimitScreen: MachineExperiment {
  static let states = About(
    "text-limit.states", en: "The states of a text view with a placeholder and a limit: a model of UITextView.",
    ja: "プレースホルダーと制限のあるテキストビューの状態遷移図(UITextViewのモデル)。")
  static let transitions = About(
    "text-limit.transitions",
    en: "Every event in every state of a text view with a placeholder and a limit: a model of UITextView.",
    ja: "プレースホルダーと制限のあるテキストビューの、すべての状態ですべてのイベントが起こす変化(UITextViewのモデル)。")
  static let signature = Signature(Self.init)

  var machine: TextLimitMachine { .textView }
}
