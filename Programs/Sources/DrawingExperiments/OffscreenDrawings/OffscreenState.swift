import ExperimentKit

/// The state of an instance of the article's class: its flag `enabledDraw`, or that the program no longer runs.
enum OffscreenState: String, MachineWord {
  case disabled
  case enabled
  /// The program was stopped by an error that the class does not catch.
  case trapped

  var title: LocalizedText {
    switch self {
    case .disabled: LocalizedText(en: "disabled", ja: "描画不可能")
    case .enabled: LocalizedText(en: "enabled", ja: "描画可能")
    case .trapped: LocalizedText(en: "trapped", ja: "異常終了")
    }
  }
}
