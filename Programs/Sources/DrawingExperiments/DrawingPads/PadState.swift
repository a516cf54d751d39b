import ExperimentKit

/// The state of a drawing pad: whether a finger is on it, and whether a stroke remains without one.
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
