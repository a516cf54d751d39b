import ExperimentKit
import Results
import SourceText

/// What every rule says of inputs, and what the user is told.
///
/// Columns: `input`, one for each rule (its id has hyphens for blanks, as in `length-1-8`), and `first`, the Japanese
/// message of the first rule that fails.
///
/// Source: 003-9.
public struct ValidationResults: ListedExperiment {
  /// The name that cells use.
  public static let name = "validation.results"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Which rules an input breaks, and the message of the first that it breaks.",
    ja: "入力がどの規則に反するか。最初に反した規則のメッセージ。")

  /// The code, the rules and the inputs.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, ValidationParameters.rules, ValidationParameters.inputs,
  ]

  let code: CodeVersion
  let rules: [ValidationRule]
  let inputs: [EscapedText]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
    rules = arguments[ValidationParameters.rules]
    inputs = arguments[ValidationParameters.inputs]
  }

  /// The table, one row an input.
  public func run() -> Table {
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
