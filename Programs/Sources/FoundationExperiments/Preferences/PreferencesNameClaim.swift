import ExperimentKit

/// The constant for the version key as the source uses it, next to the constants that the source declares.
///
/// Columns: `claim`, `computed`, `changes`, `verdict`.
///
/// Source: 004-2.
struct PreferencesNameClaim: Experiment {
  static let about = About(
    "preferences.name-claim", en: "Whether the constant that the article uses is declared.",
    ja: "記事で使われている定義値は、宣言されているか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "constant", .text, default: "STR_KEY_VER", help: LocalizedText(en: "The constant.", ja: "定義値の名前。")))

  /// The constants that the source declares in the class and next to it.
  static let declared = ["PREF_KEY_VER", "MSG_ERR_TYPE", "MSG_ERR_KEY", "MSG_ERR_EMPTY"]

  let constant: String

  func run() -> Table {
    NameClaim(constant, among: Self.declared).table
  }
}
