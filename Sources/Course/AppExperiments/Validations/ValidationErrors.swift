import ExperimentKit

/// All errors of inputs, in both languages.
///
/// Columns: `input`, `rule`, `japanese`, `english`; a row for each rule that an input breaks, and one without a rule
/// for an input that breaks none.
///
/// Source: 003-9.
struct ValidationErrors: Experiment {
  static let about = About(
    "validation.errors", en: "All messages for an input, in Japanese and in English.", ja: "入力に対するすべてのメッセージ(日本語と英語)。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter, ValidationParameters.rules, ValidationParameters.inputs)

  let code: CodeVersion
  let rules: [ValidationRule]
  let inputs: [EscapedText]

  /// Returns the table, with one row per failure.
  func run() -> Table {
    Table(
      [
        .words("input", en: "input", ja: "入力"), .words("rule", en: "rule", ja: "規則"),
        .words("japanese", en: "message in Japanese", ja: "日本語のメッセージ"),
        .words("english", en: "message in English", ja: "英語のメッセージ"),
      ],
      rows: inputs.flatMap { input -> [[Table.Value]] in
        let broken = rules.compactMap { rule in rule.failure(of: input.text, code).map { (rule, $0.message(code)) } }
        guard !broken.isEmpty else { return [[input.value, .absent, .empty, .empty]] }
        return broken.map { rule, message in
          [input.value, .code(rule.description), .plain(message.ja), .plain(message.en)]
        }
      })
  }
}
