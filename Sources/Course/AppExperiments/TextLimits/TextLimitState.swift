import ExperimentKit

/// The state of a text view with a placeholder.
enum TextLimitState: String, MachineWord {
  case new
  case placeholder
  case editing
  case composing
  case filled

  var title: LocalizedText {
    switch self {
    case .new: LocalizedText(en: "new", ja: "作成直後")
    case .placeholder: LocalizedText(en: "placeholder", ja: "プレースホルダー")
    case .editing: LocalizedText(en: "editing", ja: "編集中")
    case .composing: LocalizedText(en: "composing", ja: "変換中")
    case .filled: LocalizedText(en: "filled", ja: "入力済み")
    }
  }
}
