import ExperimentKit

/// The state of a dialog.
public enum DialogState: String, MachineWord {
  case offScreen = "off-screen"
  case onScreen = "on-screen"
  case dismissing

  /// The state in the reader's language.
  public var title: LocalizedText {
    switch self {
    case .offScreen: LocalizedText(en: "off screen", ja: "非表示")
    case .onScreen: LocalizedText(en: "on screen", ja: "表示中")
    case .dismissing: LocalizedText(en: "dismissing", ja: "閉じる途中")
    }
  }
}
