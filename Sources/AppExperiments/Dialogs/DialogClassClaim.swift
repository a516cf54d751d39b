import Dialogs
import ExperimentKit
import Results
import SourceText

/// A class name as the article prints it beside the nearest name that UIKit has, with what tells them apart.
///
/// Columns: `claim`, `computed`, `changes` (what makes the one the other), `verdict`.
///
/// Source: 002-4.
public struct DialogClassClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "dialog.class-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether UIKit has a class of a name, and which one is near.", ja: "その名前のクラスがUIKitにあるか。なければ近い名前は何か。")

  static let className = Parameter(
    "class", .text, default: "UIAllertControlle",
    help: LocalizedText(en: "The name as it was printed.", ja: "記事に書かれた名前。"))

  /// The name.
  public static let parameters: [any ParameterDeclaration] = [className]

  /// UIKit's classes for dialogs, past and present.
  static let classes = ["UIAlertController", "UIAlertAction", "UIAlertView", "UIActionSheet"]

  let claim: NameClaim

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    claim = NameClaim(arguments[Self.className], among: Self.classes)
  }

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  public func run() -> Table {
    claim.table
  }
}
