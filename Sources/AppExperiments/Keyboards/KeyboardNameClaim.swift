import ExperimentKit
import Results
import SourceText

/// A name as the article prints it beside the nearest name of the calls that there are.
///
/// Columns: `claim`, `computed`, `changes`, `verdict`.
///
/// Source: 002-1.
public struct KeyboardNameClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "keyboard.name-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether there is a call of a name, and which one is near.", ja: "その名前で呼ばれるものがあるか。なければ近い名前は何か。")

  static let call = Parameter(
    "call", .text, default: "PressesEended", help: LocalizedText(en: "The name as it was printed.", ja: "記事に書かれた名前。"))

  /// The name.
  public static let parameters: [any ParameterDeclaration] = [call]

  let claim: NameClaim

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    claim = NameClaim(arguments[Self.call], among: KeyCall.allCases.map(\.short))
  }

  /// The table, of one row.
  ///
  /// - Complexity: that of ``SourceText/Suggestion/nearest(to:among:)``.
  public func run() -> Table {
    claim.table
  }
}
