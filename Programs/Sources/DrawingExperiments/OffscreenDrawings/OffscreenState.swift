import ExperimentKit

/// Whether an instance of the article's class can draw: its flag `enabledDraw`, or that the program runs no more.
enum OffscreenState: String, MachineWord {
  case disabled
  case enabled
  /// The program was stopped by a mistake that the class does not catch.
  case trapped

  var title: LocalizedText {
    switch self {
    case .disabled: LocalizedText(en: "disabled", ja: "描画不可能")
    case .enabled: LocalizedText(en: "enabled", ja: "描画可能")
    case .trapped: LocalizedText(en: "trapped", ja: "異常終了")
    }
  }
}
