import ExperimentKit

extension Table.Value {
  /// Returns yes or no.
  static func answer(_ isYes: Bool) -> Table.Value {
    isYes ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
  }
}
