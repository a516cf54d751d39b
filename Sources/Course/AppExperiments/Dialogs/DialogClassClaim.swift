import Dialogs
import ExperimentKit

/// A class name as the article prints it, next to the nearest name in UIKit, with the differences.
///
/// Columns: `claim`, `computed`, `changes` (the edits that lead from one to the other), `verdict`.
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

  /// Returns the table, with one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  func run() -> Table {
    NameClaim(className, among: Self.classes).table
  }
}
