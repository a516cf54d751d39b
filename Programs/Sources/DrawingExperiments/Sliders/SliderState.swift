import ExperimentKit

/// The state of a slider: whether a finger holds its thumb.
enum SliderState: String, MachineWord {
  case free
  case held

  var title: LocalizedText {
    switch self {
    case .free: LocalizedText(en: "free", ja: "離れている")
    case .held: LocalizedText(en: "held", ja: "つかまれている")
    }
  }
}
