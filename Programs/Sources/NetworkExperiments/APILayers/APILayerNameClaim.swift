import ExperimentKit

/// A name as the article's code writes it, next to the names that its text uses.
///
/// Columns: `claim`, `computed`, `changes`, `verdict`.
///
/// Source: 001-1.
struct APILayerNameClaim: Experiment {
  static let about = About(
    "api-layer.name-claim", en: "Whether a method is spelled as in the article's text.",
    ja: "メソッド名が、記事の本文どおりに書かれているか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "method", .text(longest: 1_000), default: "dipatch", help: LocalizedText(en: "The name.", ja: "名前。")))

  let method: String

  func run() -> Table {
    NameClaim(method, among: ["dispatch", "serialize", "request", "responseSerializer"]).table
  }
}
