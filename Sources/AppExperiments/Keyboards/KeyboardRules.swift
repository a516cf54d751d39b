import ExperimentKit
import Results
import SourceText

/// The table from which every other experiment on key events is made.
///
/// Columns: `keys`, `moment`, `catalyst`, `ios`.
///
/// Source: 002-1.
public struct KeyboardRules: ListedExperiment {
  /// The name that cells use.
  public static let name = "keyboard.rules"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What two platforms call when a key goes down or up: the rules of the model.",
    ja: "キーを押したり離したりしたときに、2つのプラットフォームが呼ぶもの(モデルの規則)。")

  /// None.
  public static let parameters: [any ParameterDeclaration] = []

  /// Takes no parameters.
  public init(_ arguments: Arguments) {}

  /// The table, one row a rule.
  public func run() -> Table {
    Table(
      [
        .words("keys", en: "keys", ja: "キー"), .words("moment", en: "when", ja: "とき"),
        .words("catalyst", en: "Mac Catalyst", ja: "Mac(Catalyst)"), .words("ios", en: "iOS", ja: "iOS"),
      ],
      rows: KeyRules.all.map { rule in
        [
          .words(rule.work.title), .words(rule.moment.title), .words(CapsLockCell.text(of: rule.catalyst)),
          .words(CapsLockCell.text(of: rule.ios)),
        ]
      })
  }
}
