import ExperimentKit

/// The result of every rule for inputs, and the message to the user.
///
/// Columns: `input`, one for each rule (its id has hyphens for spaces, as in `length-1-8`), and `first`, the Japanese
/// message of the first rule that fails.
///
/// Source: 003-9.
struct ValidationResults: Experiment {
  static let about = About(
    "validation.results", en: "The rules that an input breaks, and the message of the first one.",
    ja: "入力がどの規則に反するか。最初に反した規則のメッセージ。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter, ValidationParameters.rules, ValidationParameters.inputs)

  let code: CodeVersion
  let rules: [ValidationRule]
  let inputs: [EscapedText]

  /// Returns the table, with one row per input.
  func run() -> Table {
    Table(
      [.words("input", en: "input", ja: "入力")]
        + rules.map { Table.Column($0.id, LocalizedText($0.description)) }
        + [.words("first", en: "first message", ja: "最初のメッセージ")],
      rows: inputs.map { input in
        [input.value]
          + rules.map { rule in
            rule.failure(of: input.text, code) == nil
              ? .words(en: "keeps", ja: "○") : .words(en: "breaks", ja: "×")
          } + [rules.failures(of: input.text, code).first.map { .plain($0.message(code).ja) } ?? .absent]
      })
  }
}
