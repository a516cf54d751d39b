import ExperimentKit

/// A name as the article prints it, next to the nearest name of the calls.
///
/// Columns: `claim`, `computed`, `changes`, `verdict`.
///
/// Source: 002-1.
struct KeyboardNameClaim: Experiment {
  static let about = About(
    "keyboard.name-claim", en: "Whether a method with a given name is called, and which name is near.",
    ja: "その名前で呼ばれるものがあるか。なければ近い名前は何か。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "call", .text, default: "PressesEended",
      help: LocalizedText(en: "The name as the article has it.", ja: "記事に書かれた名前。"))
  )

  let call: String

  /// Returns the table, with one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  func run() -> Table {
    NameClaim(call, among: KeyCall.allCases.map(\.short)).table
  }
}
