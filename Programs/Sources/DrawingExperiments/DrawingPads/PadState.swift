import ExperimentKit

/// Whether a finger is on a drawing pad, and whether a stroke is left without one.
enum PadState: String, MachineWord {
  case idle
  case drawing
  case leftOver = "left-over"

  var title: LocalizedText {
    switch self {
    case .idle: LocalizedText(en: "idle", ja: "待機")
    case .drawing: LocalizedText(en: "drawing", ja: "描画中")
    case .leftOver: LocalizedText(en: "left over", ja: "線が残ったまま")
    }
  }
}
