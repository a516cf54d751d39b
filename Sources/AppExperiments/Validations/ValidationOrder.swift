import ExperimentKit
import Results
import SourceText

/// The first message for one input, in every order of the rules.
///
/// Columns: `order`, `first`.
///
/// Source: 003-9.
public struct ValidationOrder: ListedExperiment {
  /// The name that cells use.
  public static let name = "validation.order"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "What the user is told of one input, for every order of the rules.", ja: "規則の順番ごとに、1つの入力に対して表示されるメッセージ。")

  static let input = Parameter(
    "input", .escapedText, default: EscapedText(""),
    help: LocalizedText(en: "What is written into the field.", ja: "入力した文。"))
  static let mostRules = 4

  /// The code, the rules and the input.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, ValidationParameters.rules, input,
  ]

  let code: CodeVersion
  let rules: [ValidationRule]
  let input: EscapedText

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for more than four rules, which have more than 24 orders.
  public init(_ arguments: Arguments) throws {
    code = arguments[CodeVersion.parameter]
    rules = arguments[ValidationParameters.rules]
    input = arguments[Self.input]
    guard rules.count <= Self.mostRules else {
      throw Rejection(
        "rules", "\(rules.count) rules have too many orders.", help: "Name \(Self.mostRules) at most.")
    }
  }

  /// The table, one row an order.
  public func run() -> Table {
    Table(
      [.words("order", en: "order", ja: "順番"), .words("first", en: "first message", ja: "最初のメッセージ")],
      rows: rules.orders.map { order in
        [
          .plain(order.map(\.description).joined(separator: ", ")),
          order.failures(of: input.text, code).first.map { .plain($0.message(code).ja) } ?? .absent,
        ]
      })
  }
}
