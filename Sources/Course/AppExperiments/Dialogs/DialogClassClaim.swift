import Dialogs
import ExperimentKit

/// A class name as the article prints it beside the nearest name that UIKit has, with what tells them apart.
///
/// Columns: `claim`, `computed`, `changes` (what makes the one the other), `verdict`.
///
/// Source: 002-4.
struct DialogClassClaim: Experiment {
  static let about = About(
    "dialog.class-claim", en: "Whether UIKit has a class with a given name, and which name is near.",
    ja: "その名前のクラスがUIKitにあるか。なければ近い名前は何か。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "class", .text, default: "UIAllertControlle",
      help: LocalizedText(en: "The name as the article has it.", ja: "記事に書かれた名前。")))

  /// UIKit's classes for dialogs, past and present.
  static let classes = ["UIAlertController", "UIAlertAction", "UIAlertView", "UIActionSheet"]

  let className: String

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  func run() -> Table {
    NameClaim(className, among: Self.classes).table
  }
}
