import ExperimentKit

/// The first message for one input, in every order of the rules.
///
/// Columns: `order`, `first`.
///
/// Source: 003-9.
struct ValidationOrder: Experiment {
  static let about = About(
    "validation.order", en: "The message that the user sees for one input, for every order of the rules.",
    ja: "規則の順番ごとに、1つの入力に対して表示されるメッセージ。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter, ValidationParameters.rules,
    Parameter(
      "input", .escapedText, default: EscapedText(""),
      help: LocalizedText(en: "The text entered in the field.", ja: "入力したテキスト。")))

  let code: CodeVersion
  let rules: [ValidationRule]
  let input: EscapedText

  init(code: CodeVersion, rules: [ValidationRule], input: EscapedText) throws {
    (self.code, self.rules, self.input) = (code, rules, input)
    guard rules.count <= 4 else {
      throw Rejection("rules", "There are too many orders of \(rules.count) rules.", help: "List at most 4.")
    }
  }

  /// Returns the table, with one row per order.
  func run() -> Table {
    Table(
      [.words("order", en: "order", ja: "順番"), .words("first", en: "first message", ja: "最初のメッセージ")],
      rows: Permutations.all(of: rules).map { order in
        [
          .plain(order.map(\.description).joined(separator: ", ")),
          order.failures(of: input.text, code).first.map { .plain($0.message(code).ja) } ?? .absent,
        ]
      })
  }
}
