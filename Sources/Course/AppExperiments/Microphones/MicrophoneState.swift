import ExperimentKit

/// The state of a recording screen.
enum MicrophoneState: String, MachineWord {
  case ready
  case asking
  case alerting
  case swapped
  case recording

  var title: LocalizedText {
    switch self {
    case .ready: LocalizedText(en: "start button", ja: "開始ボタン")
    case .asking: LocalizedText(en: "question", ja: "許可の質問")
    case .alerting: LocalizedText(en: "alert", ja: "アラート")
    case .swapped: LocalizedText(en: "pause button, not recording", ja: "一時停止ボタン(録音なし)")
    case .recording: LocalizedText(en: "pause button, recording", ja: "一時停止ボタン(録音中)")
    }
  }
}
