import Dialogs
import ExperimentKit

/// The states of a dialog, and the effect of every event in every state.
///
/// Source: 002-4.
struct DialogScreen: MachineExperiment {
  static let states = About(
    "dialog.states", en: "The states of a dialog: a model of UIAlertController.",
    ja: "ダイアログの状態遷移図(UIAlertControllerのモデル)。")
  static let transitions = About(
    "dialog.transitions", en: "Every event in every state of a dialog: a model of UIAlertController.",
    ja: "ダイアログのすべての状態ですべてのイベントが起こす変化(UIAlertControllerのモデル)。")
  static let signature = Signature(Self.init)

  var machine: DialogMachine { .dialog }
}
