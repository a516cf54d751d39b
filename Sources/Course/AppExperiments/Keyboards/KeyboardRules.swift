import ExperimentKit

/// The table from which every other experiment on key events is made.
///
/// Columns: `keys`, `moment`, `catalyst`, `ios`.
///
/// Source: 002-1.
struct KeyboardRules: Experiment {
  static let about = About(
    "keyboard.rules", en: "The methods that two platforms call when a key goes down or up: the rules of the model.",
    ja: "キーを押したり離したりしたときに、2つのプラットフォームが呼ぶもの(モデルの規則)。")
  static let signature = Signature(Self.init)

  /// Returns the table, with one row per rule.
  func run() -> Table {
    Table(
      [.words("keys", en: "keys", ja: "キー"), .words("moment", en: "when", ja: "とき")] + KeyPlatform.columns,
      rows: KeyRules.all.map { rule in
        [
          .words(rule.work.title), .words(rule.moment.title), .words(CapsLockCell.text(of: rule.catalyst)),
          .words(CapsLockCell.text(of: rule.ios)),
        ]
      })
  }
}
