import ExperimentKit

extension Table.Value {
  /// Yes or no.
  static func answer(_ isYes: Bool) -> Table.Value {
    isYes ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
  }
}
