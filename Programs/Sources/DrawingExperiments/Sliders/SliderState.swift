import ExperimentKit

/// Whether a finger holds the thumb of a slider.
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
