import ExperimentKit
import Results
import SourceText

/// A name as the article's code writes it beside the names that its text uses.
///
/// Columns: `claim`, `computed`, `changes`, `verdict`.
///
/// Source: 001-1.
public struct APILayerNameClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "api-layer.name-claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Whether a method is written as the article's text names it.", ja: "メソッド名が、記事の本文どおりに書かれているか。")

  static let method = Parameter(
    "method", .text(longest: 1_000), default: "dipatch", help: LocalizedText(en: "The name.", ja: "名前。"))

  /// The name.
  public static let parameters: [any ParameterDeclaration] = [method]

  let method: String

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    method = arguments[Self.method]
  }

  /// The table of one row.
  public func run() -> Table {
    NameClaim(method, among: ["dispatch", "serialize", "request", "responseSerializer"]).table
  }
}
