import ExperimentKit
import Results
import SourceText

/// Everything that is wrong with inputs, in both languages.
///
/// Columns: `input`, `rule`, `japanese`, `english`; a row for each rule that an input breaks, and one without a rule
/// for an input that breaks none.
///
/// Source: 003-9.
public struct ValidationErrors: ListedExperiment {
  /// The name that cells use.
  public static let name = "validation.errors"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "All messages for an input, in Japanese and in English.", ja: "入力に対するすべてのメッセージ(日本語と英語)。")

  /// The code, the rules and the inputs.
  public static let parameters: [any ParameterDeclaration] = ValidationResults.parameters

  let code: CodeVersion
  let rules: [ValidationRule]
  let inputs: [EscapedText]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
    rules = arguments[ValidationParameters.rules]
    inputs = arguments[ValidationParameters.inputs]
  }

  /// The table, one row a failure.
  public func run() -> Table {
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
