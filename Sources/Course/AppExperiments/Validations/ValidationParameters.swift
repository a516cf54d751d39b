import ExperimentKit

/// The parameters that the experiments on validation share.
enum ValidationParameters {
  static let rules = Parameter(
    "rules", .rules, default: ValidationRule.name.leaves,
    help: LocalizedText(
      en: "The rules, in the order in which they are checked; `name` is a composite of the three defaults.",
      ja: "規則。この順に調べる。`name`は、既定の3つを組み合わせた規則。"))

  static let inputs = Parameter(
    "inputs", .list(of: .escapedText, count: 1...50),
    default: ["", "Chiyo", "Margarete", "千代", "Chiyo 2", "千代田区立図書館"].map { EscapedText($0) },
    help: LocalizedText(en: "The texts entered in the field, one row each.", ja: "入力したテキスト。それぞれ1行になる。"))
}
